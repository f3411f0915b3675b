import type { PostBlock, PostDocument, PostInline, PostMark } from '@fahrtwind/domain';
import { Fragment, type ReactNode } from 'react';
import { readWebUrl } from '../../../format/read-web-url.ts';
import { ExternalLink } from '../../../ui/external-link.tsx';
import styles from './post-text.module.css';

/** The text of a post, element by element: what is not one of ours is not shown, and nothing is ever read as HTML. */
export function PostText({ document }: { readonly document: PostDocument }) {
  return <div className={styles.text}>{document.content.map(keyed(Block))}</div>;
}

/** A document has no ids, and it does not change while it is shown. */
function keyed<Item>(Part: (props: { readonly item: Item }) => ReactNode) {
  return (item: Item, index: number) => <Part key={index} item={item} />;
}

function Block({ item }: { readonly item: PostBlock }) {
  switch (item.type) {
    case 'paragraph':
      return <p>{inlines(item.content)}</p>;
    case 'heading':
      return item.attrs.level === 2 ? (
        <h2>{inlines(item.content)}</h2>
      ) : (
        <h3>{inlines(item.content)}</h3>
      );
    case 'bulletList':
      return <ul>{item.content.map(keyed(ListItem))}</ul>;
    case 'orderedList':
      return <ol>{item.content.map(keyed(ListItem))}</ol>;
    case 'blockquote':
      return <blockquote>{item.content.map(keyed(Block))}</blockquote>;
    case 'horizontalRule':
      return <hr />;
    default:
      return null;
  }
}

function ListItem({ item }: { readonly item: { readonly content: readonly PostBlock[] } }) {
  return <li>{item.content.map(keyed(Block))}</li>;
}

function inlines(content: readonly PostInline[] = []): ReactNode {
  return content.map(keyed(Inline));
}

function Inline({ item }: { readonly item: PostInline }) {
  if (item.type === 'hardBreak') return <br />;
  return (item.marks ?? []).reduce<ReactNode>(marked, item.text);
}

function marked(content: ReactNode, mark: PostMark): ReactNode {
  if (mark.type !== 'link')
    return mark.type === 'bold' ? <strong>{content}</strong> : <em>{content}</em>;
  const href = readWebUrl(mark.attrs.href);
  if (href === null) return <Fragment>{content}</Fragment>;
  return (
    <ExternalLink href={href} isFromUser>
      {content}
    </ExternalLink>
  );
}
