import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import { parse } from 'yaml';
import type { ContentNode } from '../src/parts/prose/content-node.ts';
import { compileFigure, type CompiledFigure } from './compile-figure.ts';
import { readPostLinks } from './editorial-posts.ts';
import { tieUnits } from './tie-units.ts';

type PlainNode = Exclude<ContentNode, { tag: 'figure' }>;

/** A node of a text whose maps are not drawn yet. */
export type CompiledNode = PlainNode | { readonly tag: 'figure'; readonly figure: CompiledFigure };

interface CompiledDocument {
  readonly front: unknown;
  readonly body: readonly CompiledNode[];
}

const frontMatter = /^---\n([\s\S]*?)\n---\n/;
const explicitId = /\s*\{#([a-z0-9-]+)\}\s*$/;
const placeholder = /\{\{([a-zA-Z]+)\}\}/g;

const allowedTypes = [
  'space',
  'heading',
  'paragraph',
  'blockquote',
  'strong',
  'em',
  'list',
  'table',
  'link',
  'codespan',
  'text',
  'escape',
] as const;

type AllowedToken = Extract<MarkedToken, { type: (typeof allowedTypes)[number] }>;

function isAllowed(token: Token): token is AllowedToken {
  return allowedTypes.some((type) => type === token.type);
}

/** Turns a Markdown file into plain data, so that neither a parser nor HTML reaches the browser. */
export function compileMarkdown(source: string): CompiledDocument {
  const head = frontMatter.exec(source);
  const text = head ? source.slice(head[0].length) : source;
  const front = head ? tieTexts(parse(head[1] ?? '')) : {};
  return { front, body: new Lexer().lex(text).flatMap(compileTopLevel) };
}

/** Figures stand between paragraphs only. */
function compileTopLevel(token: Token): readonly CompiledNode[] {
  return token.type === 'code' && token.lang === 'figure'
    ? [{ tag: 'figure', figure: compileFigure(String(token.text)) }]
    : compileBlocks([token]);
}

function tieTexts(value: unknown): unknown {
  if (typeof value === 'string') return tieUnits(value);
  if (Array.isArray(value)) return value.map(tieTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, tieTexts(part)]));
}

function compileBlocks(tokens: readonly Token[]): readonly PlainNode[] {
  return tokens.flatMap((token) => {
    if (!isAllowed(token)) {
      throw new Error(`Markdown of type “${token.type}” is not allowed: ${token.raw.slice(0, 60)}`);
    }
    return compileToken(token);
  });
}

function children(token: { readonly tokens?: Token[] | undefined }): readonly PlainNode[] {
  return compileBlocks(token.tokens ?? []);
}

function compileToken(token: AllowedToken): readonly PlainNode[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'heading':
      return [compileHeading(token)];
    case 'paragraph':
    case 'blockquote':
    case 'strong':
    case 'em':
      return [{ tag: tagOf[token.type], nodes: children(token) }];
    case 'list':
      return [compileList(token)];
    case 'table':
      return [compileTable(token)];
    case 'link':
      return [{ tag: 'a', href: hrefOf(token.href), nodes: children(token) }];
    case 'codespan':
      return [{ tag: 'code', nodes: [token.text] }];
    default:
      return 'tokens' in token && token.tokens ? children(token) : compileText(token.text);
  }
}

let postLinks: ReturnType<typeof readPostLinks> | null = null;

/** `post:NAME` stands for the address of the post of the editors in `content/posts/NAME.json`. */
function hrefOf(href: string): string {
  if (!href.startsWith('post:')) return href;
  postLinks ??= readPostLinks();
  const post = postLinks.get(href.slice('post:'.length));
  if (!post) throw new Error(`There is no post of the editors for the link “${href}”`);
  return post.path;
}

const tagOf = { paragraph: 'p', blockquote: 'blockquote', strong: 'strong', em: 'em' } as const;

function compileHeading(token: Tokens.Heading): PlainNode {
  if (token.depth !== 2 && token.depth !== 3) {
    throw new Error(`Only headings of level 2 and 3 are allowed: ${token.raw}`);
  }
  const id = explicitId.exec(token.text)?.[1] ?? headingId(token.text);
  const nodes = children(token).map((node) =>
    typeof node === 'string' ? node.replace(explicitId, '') : node,
  );
  return { tag: token.depth === 2 ? 'h2' : 'h3', id, nodes };
}

function headingId(text: string): string {
  const letters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
  return text
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => letters[letter] ?? letter)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function compileList(token: Tokens.List): PlainNode {
  return {
    tag: token.ordered ? 'ol' : 'ul',
    nodes: token.items.map((item) => ({ tag: 'li', nodes: compileBlocks(item.tokens) })),
  };
}

function compileTable(token: Tokens.Table): PlainNode {
  return {
    tag: 'table',
    header: token.header.map(compileCell),
    rows: token.rows.map((row) => row.map(compileCell)),
  };
}

function compileCell({ tokens, align }: Tokens.TableCell) {
  return { isNumber: align === 'right', nodes: compileBlocks(tokens) };
}

/** Splits `{{name}}` out of a text; the page fills it in, for example with the operator's address. */
function compileText(text: string): readonly PlainNode[] {
  return text
    .split(placeholder)
    .map((part, index) =>
      index % 2 === 1 ? ({ tag: 'placeholder', name: part } as const) : tieUnits(part),
    )
    .filter((node) => node !== '');
}
