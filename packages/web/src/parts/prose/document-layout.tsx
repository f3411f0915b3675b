import type { ReactNode } from 'react';
import { useProseTexts } from './texts.ts';
import type { ContentNode } from './content-node.ts';
import { contentsOf } from './contents.ts';
import styles from './document-layout.module.css';

interface DocumentLayoutProps {
  readonly body: readonly ContentNode[];
  readonly children: ReactNode;
}

/** A long text, with its table of contents beside it on wide screens. */
export function DocumentLayout({ body, children }: DocumentLayoutProps) {
  const { contents } = useProseTexts();
  return (
    <div className={styles.layout}>
      <div className={styles.text}>{children}</div>
      <nav className={styles.contents} aria-labelledby="contents-title">
        <p id="contents-title" className={styles.title}>
          {contents}
        </p>
        <ol>
          {contentsOf(body).map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
