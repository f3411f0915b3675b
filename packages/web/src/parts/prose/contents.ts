import type { ContentNode } from './content-node.ts';

export interface ContentsEntry {
  readonly id: string;
  readonly title: string;
}

/** The main headings of a document, for its table of contents. */
export function contentsOf(body: readonly ContentNode[]): readonly ContentsEntry[] {
  return body.flatMap((node) =>
    typeof node !== 'string' && node.tag === 'h2'
      ? [{ id: node.id, title: node.nodes.map(plainText).join('') }]
      : [],
  );
}

function plainText(node: ContentNode): string {
  if (typeof node === 'string') return node;
  return 'nodes' in node ? node.nodes.map(plainText).join('') : '';
}
