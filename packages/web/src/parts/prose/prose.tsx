import { Fragment, type ReactNode } from 'react';
import { ExternalLink } from '../../ui/external-link.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { ContentNode } from './content-node.ts';
import type { Figure } from './figure.ts';
import styles from './prose.module.css';
import { ProseTable } from './prose-table.tsx';

interface ProseProps {
  readonly body: readonly ContentNode[];
  /** Renders what replaces `{{name}}`. */
  readonly renderPlaceholder?: (name: string) => ReactNode;
  /** What replaces a paragraph that consists of `{{name}}` alone, such as a table. */
  readonly blocks?: Blocks | undefined;
  /** Draws figures, which stand between paragraphs. Given by pages that have some: most need no code for them. */
  readonly renderFigure?: (figure: Figure) => ReactNode;
}

type Blocks = Readonly<Record<string, ReactNode>>;

const renderNothing = () => null;
const NO_BLOCKS: Blocks = {};

/** Renders a Markdown document. */
export function Prose({
  body,
  renderPlaceholder = renderNothing,
  blocks = NO_BLOCKS,
  renderFigure = renderNothing,
}: ProseProps) {
  return (
    <div className={styles.prose}>
      {/* The nodes are compiled data and never change order, so the index is a stable key. */}
      {body.map((node, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {typeof node !== 'string' && node.tag === 'figure'
            ? renderFigure(node.figure)
            : (blockOf(node, blocks) ?? renderNode(node, renderPlaceholder))}
        </Fragment>
      ))}
    </div>
  );
}

function blockOf(node: ContentNode, blocks: Blocks): ReactNode {
  if (typeof node === 'string' || node.tag !== 'p' || node.nodes.length !== 1) return undefined;
  const [only] = node.nodes;
  return typeof only === 'object' && only.tag === 'placeholder' ? blocks[only.name] : undefined;
}

/** A part of a document, without placeholders. */
export function ProseNodes({ nodes }: { readonly nodes: readonly ContentNode[] }) {
  return renderNodes(nodes, renderNothing);
}

type Fill = NonNullable<ProseProps['renderPlaceholder']>;

function renderNodes(nodes: readonly ContentNode[], fill: Fill): ReactNode {
  // The nodes are compiled data and never change order, so the index is a stable key.
  // oxlint-disable-next-line react/no-array-index-key
  return nodes.map((node, index) => <Fragment key={index}>{renderNode(node, fill)}</Fragment>);
}

function renderNode(node: ContentNode, fill: Fill): ReactNode {
  if (typeof node === 'string') return node;
  switch (node.tag) {
    case 'placeholder':
      return fill(node.name);
    case 'a':
      return renderLink(node.href, renderNodes(node.nodes, fill));
    case 'h2':
    case 'h3':
      return <node.tag id={node.id}>{renderNodes(node.nodes, fill)}</node.tag>;
    case 'figure':
      return null;
    case 'table':
      return <ProseTable table={node} render={(nodes) => renderNodes(nodes, fill)} />;
    default:
      return <node.tag>{renderNodes(node.nodes, fill)}</node.tag>;
  }
}

function renderLink(href: string, children: ReactNode) {
  if (href.startsWith('/')) return <TextLink to={href}>{children}</TextLink>;
  if (href.startsWith('#')) return <a href={href}>{children}</a>;
  return <ExternalLink href={href}>{children}</ExternalLink>;
}
