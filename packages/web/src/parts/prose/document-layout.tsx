import type { ReactNode } from 'react';
import { useProseTexts } from './texts.ts';
import type { ContentNode } from './content-node.ts';
import { contentsOf, type ContentsEntry } from './contents.ts';
import styles from './document-layout.module.css';

interface DocumentLayoutProps {
  readonly body: readonly ContentNode[];
  readonly children: ReactNode;
}

/** A long text, with its table of contents beside it on wide screens and folded above it on others. */
export function DocumentLayout({ body, children }: DocumentLayoutProps) {
  const { contents } = useProseTexts();
  const entries = contentsOf(body);
  return (
    <div className={styles.layout}>
      <div className={styles.text}>
        {entries.length > 1 && (
          <details className={styles.folded}>
            <summary>{contents}</summary>
            <EntryList entries={entries} />
          </details>
        )}
        {children}
      </div>
      <nav className={styles.contents} aria-labelledby="contents-title">
        <p id="contents-title" className={styles.title}>
          {contents}
        </p>
        <EntryList entries={entries} />
      </nav>
    </div>
  );
}

function EntryList({ entries }: { readonly entries: readonly ContentsEntry[] }) {
  return (
    <ol>
      {entries.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
}
