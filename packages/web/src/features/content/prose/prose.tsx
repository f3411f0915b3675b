import { Fragment, type ReactNode } from 'react';
import { ExternalLink } from '../../../ui/external-link.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { ContentNode } from './content-node.ts';
import styles from './prose.module.css';
import { ProseTable } from './prose-table.tsx';

interface ProseProps {
  readonly body: readonly ContentNode[];
  /** What stands in the place of `{{name}}`. */
  readonly renderPlaceholder?: (name: string) => ReactNode;
}

const renderNothing = () => null;

/** A Markdown document in the typography of the site. */
export function Prose({ body, renderPlaceholder = renderNothing }: ProseProps) {
  return <div className={styles.prose}>{renderNodes(body, renderPlaceholder)}</div>;
}

type Fill = NonNullable<ProseProps['renderPlaceholder']>;

function renderNodes(nodes: readonly ContentNode[], fill: Fill): ReactNode {
  // The nodes are compiled data that never change order, so their position is their identity.
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
