import { Fragment, useMemo } from 'react';
import { parseMarkdown, type Block, type Inline } from './parse-markdown.ts';

/** An answer as elements: no pictures, no HTML of others, and links that only a click of the person follows. */
export function Markdown({ text }: { readonly text: string }) {
  const blocks = useMemo(() => parseMarkdown(text), [text]);
  // oxlint-disable-next-line react/no-array-index-key -- an answer only grows at its end
  return blocks.map((block, index) => <BlockElement key={index} block={block} />);
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
      return (
        <a href={run.href} target="_blank" rel="noopener noreferrer nofollow ugc">
          {run.text}
        </a>
      );
    default:
      return run.text;
  }
}
