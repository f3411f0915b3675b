import type {
  PostBlock,
  PostDocument,
  PostInline,
  PostMark,
  PostParagraph,
} from '@fahrtwind/domain';
import type { JSONContent } from '@tiptap/core';

/** What the editor holds, as a document of ours: without the empty paragraphs at both ends. */
export function toPostDocument({ content = [] }: JSONContent): PostDocument {
  const blocks = content.flatMap(toBlock);
  const first = blocks.findIndex((block) => !isEmptyParagraph(block));
  const last = blocks.findLastIndex((block) => !isEmptyParagraph(block));
  return { type: 'doc', content: first === -1 ? [] : blocks.slice(first, last + 1) };
}

function isEmptyParagraph(block: PostBlock): boolean {
  if (block.type !== 'paragraph') return false;
  return (block.content ?? []).every((one) => one.type === 'text' && one.text.trim() === '');
}

function toBlock({ type, attrs, content = [] }: JSONContent): readonly PostBlock[] {
  switch (type) {
    case 'paragraph':
      return [paragraph(content)];
    case 'heading':
      return [{ type, attrs: { level: attrs?.['level'] === 3 ? 3 : 2 }, ...inline(content) }];
    case 'bulletList':
    case 'orderedList':
      return [
        {
          type,
          content: content.map((item) => ({
            type: 'listItem' as const,
            content: (item.content ?? []).map((one) => paragraph(one.content)),
          })),
        },
      ];
    case 'blockquote':
      return [{ type, content: content.map((one) => paragraph(one.content)) }];
    case 'horizontalRule':
      return [{ type }];
    default:
      return [];
  }
}

function paragraph(content: readonly JSONContent[] = []): PostParagraph {
  return { type: 'paragraph', ...inline(content) };
}

function inline(content: readonly JSONContent[]) {
  const parts = content.flatMap(toInline);
  return parts.length === 0 ? {} : { content: parts };
}

function toInline({ type, text = '', marks = [] }: JSONContent): readonly PostInline[] {
  if (type === 'hardBreak') return [{ type }];
  if (type !== 'text' || text === '') return [];
  const known = marks.flatMap(toMark);
  return [{ type, text, ...(known.length === 0 ? {} : { marks: known }) }];
}

function toMark({ type, attrs }: NonNullable<JSONContent['marks']>[number]): readonly PostMark[] {
  if (type === 'bold' || type === 'italic') return [{ type }];
  const href: unknown = attrs?.['href'];
  return type === 'link' && typeof href === 'string' ? [{ type, attrs: { href } }] : [];
}
