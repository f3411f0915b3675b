import { createContext, Fragment, use, useMemo } from 'react';
import { TextLink } from '../../../ui/text-link.tsx';
import styles from './markdown.module.css';
import { parseMarkdown, type Block, type Inline } from './parse-markdown.ts';

interface MarkdownProps {
  readonly text: string;
  /** Whether links may lead to places in the app: those of our own answers. */
  readonly hasPlaces?: boolean;
}

const HasPlaces = createContext(false);

/** An answer as elements: no pictures, no HTML of others, and links that only a click of the person follows. */
export function Markdown({ text, hasPlaces = false }: MarkdownProps) {
  const blocks = useMemo(() => parseMarkdown(text), [text]);
  return (
    <HasPlaces value={hasPlaces}>
      {blocks.map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- an answer only grows at its end
        <BlockElement key={index} block={block} />
      ))}
    </HasPlaces>
  );
}

function BlockElement({ block }: { readonly block: Block }) {
  if (block.kind === 'code') return <pre>{block.text}</pre>;
  if (block.kind === 'list') {
    const items = block.items.map((runs, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <li key={index}>
        <Runs runs={runs} />
      </li>
    ));
    return block.isOrdered ? <ol>{items}</ol> : <ul>{items}</ul>;
  }
  const lines = block.lines.map((runs, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- as above
    <Fragment key={index}>
      {index > 0 && <br />}
      <Runs runs={runs} />
    </Fragment>
  ));
  // Not a heading: the page's own would get out of order.
  return <p>{block.kind === 'heading' ? <strong>{lines}</strong> : lines}</p>;
}

function Runs({ runs }: { readonly runs: readonly Inline[] }) {
  // oxlint-disable-next-line react/no-array-index-key -- as above
  return runs.map((run, index) => <Run key={index} run={run} />);
}

function Run({ run }: { readonly run: Inline }) {
  switch (run.kind) {
    case 'strong':
      return <strong>{run.text}</strong>;
    case 'emphasis':
      return <em>{run.text}</em>;
    case 'code':
      return <code>{run.text}</code>;
    case 'link':
      return <WebLink text={run.text} href={run.href} />;
    case 'place':
      return <PlaceLink text={run.text} path={run.path} />;
    default:
      return run.text;
  }
}

/** Says where it leads, because the model that wrote the answer also chose the words of the link. */
function WebLink({ text, href }: { readonly text: string; readonly href: string }) {
  const { host } = new URL(href);
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {text}
      {text !== host && <span className={styles.host}> ({host})</span>}
    </a>
  );
}

function PlaceLink({ text, path }: { readonly text: string; readonly path: string }) {
  return use(HasPlaces) ? <TextLink to={path}>{text}</TextLink> : text;
}
