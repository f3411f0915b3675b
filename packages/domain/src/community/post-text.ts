import type { PostBlock, PostDocument, PostInline, PostParagraph } from './post-document.ts';

/** The words of a document alone: a line for each paragraph. */
export function plainText({ content }: PostDocument): string {
  return content.flatMap(linesOf).map(inlineText).join('\n').trim();
}

/** The links of a document: marked ones, and addresses that stand in its text. */
export function countLinks({ content }: PostDocument): number {
  return content
    .flatMap(linesOf)
    .flatMap((line) => line.content ?? [])
    .map((inline) => (isLink(inline) ? 1 : countTextLinks(inlineWords(inline))))
    .reduce((sum, count) => sum + count, 0);
}

/** Addresses in a plain text, also without their protocol: pages may show them as links. */
export function countTextLinks(text: string): number {
  return text.match(/\bhttps?:\/\/|\bwww\./gi)?.length ?? 0;
}

const EXCERPT_LENGTH = 240;

/** The beginning of a text on one line, cut between words. */
export function excerptOf(text: string): string {
  // Replaces runs of spaces only, not every single one: lists shorten twenty texts at once.
  const line = text
    .trim()
    // Headings and lists have no full stop; without a sign they would run into the text.
    .replaceAll(/(?<![\s.!?…:;,–—-])\n\s*/g, ' · ')
    .replaceAll(/ \s+|[^\S ]\s*/g, ' ');
  if (line.length <= EXCERPT_LENGTH) return line;
  const cut = line.slice(0, EXCERPT_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), EXCERPT_LENGTH / 2)).trimEnd()} …`;
}

type Line = Pick<PostParagraph, 'content'>;

function linesOf(block: PostBlock): readonly Line[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return [block];
    case 'blockquote':
      return block.content;
    case 'bulletList':
    case 'orderedList':
      return block.content.flatMap((item) => item.content);
    default:
      return [];
  }
}

function inlineText({ content = [] }: Line): string {
  return content.map(inlineWords).join('');
}

function inlineWords(inline: PostInline): string {
  return inline.type === 'text' ? inline.text : '\n';
}

function isLink(inline: PostInline): boolean {
  return inline.type === 'text' && (inline.marks ?? []).some(({ type }) => type === 'link');
}
