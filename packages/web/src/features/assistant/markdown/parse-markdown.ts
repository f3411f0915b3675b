import { isWebUrl } from '@fahrtwind/domain';

/** A run of text within a line. */
export type Inline =
  | { readonly kind: 'text' | 'strong' | 'emphasis' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  /** A place in the app, by its path. */
  | { readonly kind: 'place'; readonly text: string; readonly path: string };

export type Block =
  | { readonly kind: 'paragraph' | 'heading'; readonly lines: readonly (readonly Inline[])[] }
  | {
      readonly kind: 'list';
      readonly isOrdered: boolean;
      readonly items: readonly (readonly Inline[])[];
    }
  | { readonly kind: 'code'; readonly text: string };

const BULLET = /^\s{0,6}(?:[-*+]|(?<number>\d{1,3})[.)])\s+(?<text>.*)$/;
const HEADING = /^\s{0,3}#{1,6}\s+(?<text>.*?)\s*#*$/;
const FENCE = /^\s{0,3}```/;

/** Reads the little Markdown that answers are written in. Everything else, HTML too, stays the text that it is. */
export function parseMarkdown(markdown: string): readonly Block[] {
  const blocks: Block[] = [];
  const lines = markdown.replaceAll('\r', '').split('\n');
  let index = 0;
  while (index < lines.length) {
    const [block, next] = readBlock(lines, index);
    if (block) blocks.push(block);
    index = next;
  }
  return blocks;
}

function readBlock(lines: readonly string[], start: number): readonly [Block | null, number] {
  const line = lines[start] ?? '';
  if (line.trim() === '') return [null, start + 1];
  if (FENCE.test(line)) return readCode(lines, start);
  const heading = HEADING.exec(line)?.groups?.['text'];
  if (heading !== undefined) return [{ kind: 'heading', lines: [readInline(heading)] }, start + 1];
  return BULLET.test(line) ? readList(lines, start) : readParagraph(lines, start);
}

function readCode(lines: readonly string[], start: number): readonly [Block, number] {
  const length = lines.slice(start + 1).findIndex((line) => FENCE.test(line));
  const end = length < 0 ? lines.length : start + 1 + length;
  return [{ kind: 'code', text: lines.slice(start + 1, end).join('\n') }, end + 1];
}

function readList(lines: readonly string[], start: number): readonly [Block, number] {
  const items: string[] = [];
  const isOrdered = BULLET.exec(lines[start] ?? '')?.groups?.['number'] !== undefined;
  let index = start;
  for (; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const item = BULLET.exec(line)?.groups;
    if (item && (item['number'] !== undefined) === isOrdered) items.push(item['text'] ?? '');
    else if (!item && /^\s+\S/.test(line) && items.length > 0)
      items.push(`${items.pop()} ${line.trim()}`);
    else break;
  }
  return [{ kind: 'list', isOrdered, items: items.map(readInline) }, index];
}

function readParagraph(lines: readonly string[], start: number): readonly [Block, number] {
  let end = start + 1;
  while (end < lines.length && isContinued(lines[end] ?? '')) end += 1;
  return [{ kind: 'paragraph', lines: lines.slice(start, end).map(readInline) }, end];
}

function isContinued(line: string): boolean {
  return line.trim() !== '' && !BULLET.test(line) && !HEADING.test(line) && !FENCE.test(line);
}

/** Not `//host`, which leads elsewhere. */
const APP_PATH = /^\/(?![/\\])/;

const INLINE =
  /(?<code>`[^`\n]+`)|(?<image>!\[[^\]\n]*\]\([^)\n]*\))|(?<link>\[[^\]\n]+\]\([^)\s\n]+\))|(?<strong>\*\*[^*\n]+\*\*|__[^_\n]+__)|(?<emphasis>(?<![\w*])[*_](?=\S)[^*_\n]+(?<=\S)[*_](?![\w*]))/g;

function readInline(line: string): readonly Inline[] {
  const runs: Inline[] = [];
  let at = 0;
  for (const match of line.matchAll(INLINE)) {
    if (match.index > at) runs.push({ kind: 'text', text: line.slice(at, match.index) });
    runs.push(readRun(match[0], match.groups ?? {}));
    at = match.index + match[0].length;
  }
  if (at < line.length) runs.push({ kind: 'text', text: line.slice(at) });
  return runs;
}

function readRun(text: string, groups: Readonly<Record<string, string | undefined>>): Inline {
  if (groups['code'] !== undefined) return { kind: 'code', text: text.slice(1, -1) };
  if (groups['strong'] !== undefined) return { kind: 'strong', text: text.slice(2, -2) };
  if (groups['emphasis'] !== undefined) return { kind: 'emphasis', text: text.slice(1, -1) };
  const [, label = '', href = ''] = /\[([^\]]*)\]\((.*)\)$/.exec(text) ?? [];
  // A picture is shown as its text only: loading it would tell a stranger that the answer was read.
  const isLink = groups['link'] !== undefined && isWebAddress(href);
  if (isLink) return { kind: 'link', text: label, href };
  const isPlace = groups['link'] !== undefined && APP_PATH.test(href);
  return isPlace ? { kind: 'place', text: label, path: href } : { kind: 'text', text: label };
}

function isWebAddress(href: string): boolean {
  return URL.canParse(href) && isWebUrl(href);
}
