import { MAX_POST_BLOCKS, type PostDocument, type PostInline } from './post-document.ts';

/** A plain text as a document: paragraphs where it has empty lines, and its line breaks. */
export function documentOf(text: string): PostDocument {
  const [...paragraphs] = text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  // More than a document may have become lines of the last one.
  const rest = paragraphs.splice(MAX_POST_BLOCKS - 1);
  if (rest.length > 0) paragraphs.push(rest.join('\n'));
  return {
    type: 'doc',
    content: paragraphs.map((paragraph) => ({ type: 'paragraph', content: linesOf(paragraph) })),
  };
}

function linesOf(paragraph: string): readonly PostInline[] {
  return paragraph
    .split('\n')
    .flatMap((line, index): readonly PostInline[] => [
      ...(index > 0 ? [{ type: 'hardBreak' } as const] : []),
      ...(line === '' ? [] : [{ type: 'text', text: line } as const]),
    ]);
}
