import { Lexer, type Token, type Tokens } from 'marked';
import { parse } from 'yaml';
import type { ContentNode } from '../src/features/content/prose/content-node.ts';
import { tieUnits } from './tie-units.ts';

interface CompiledDocument {
  readonly front: unknown;
  readonly body: readonly ContentNode[];
}

const frontMatter = /^---\n([\s\S]*?)\n---\n/;
const explicitId = /\s*\{#([a-z0-9-]+)\}\s*$/;
const placeholder = /\{\{([a-zA-Z]+)\}\}/g;

/** Turns a Markdown file into plain data, so that no parser and no HTML text reach the browser. */
export function compileMarkdown(source: string): CompiledDocument {
  const head = frontMatter.exec(source);
  const text = head ? source.slice(head[0].length) : source;
  const front: unknown = head ? parse(head[1] ?? '') : {};
  return { front, body: compileBlocks(new Lexer().lex(text)) };
}

function compileBlocks(tokens: readonly Token[]): readonly ContentNode[] {
  return tokens.flatMap((token) => compileToken(token));
}

function children(token: { readonly tokens?: Token[] | undefined }): readonly ContentNode[] {
  return compileBlocks(token.tokens ?? []);
}

function compileToken(token: Token): readonly ContentNode[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'heading':
      return [compileHeading(token as Tokens.Heading)];
    case 'paragraph':
    case 'blockquote':
    case 'strong':
    case 'em':
      return [{ tag: tagOf[token.type], nodes: children(token) }];
    case 'list':
      return [compileList(token as Tokens.List)];
    case 'table':
      return [compileTable(token as Tokens.Table)];
    case 'link':
      return [{ tag: 'a', href: (token as Tokens.Link).href, nodes: children(token) }];
    case 'codespan':
      return [{ tag: 'code', nodes: [(token as Tokens.Codespan).text] }];
    case 'text':
    case 'escape':
      return 'tokens' in token && token.tokens ? children(token) : compileText(token.text);
    default:
      throw new Error(`Markdown of type “${token.type}” is not allowed: ${token.raw.slice(0, 60)}`);
  }
}

const tagOf = { paragraph: 'p', blockquote: 'blockquote', strong: 'strong', em: 'em' } as const;

function compileHeading(token: Tokens.Heading): ContentNode {
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

function compileList(token: Tokens.List): ContentNode {
  return {
    tag: token.ordered ? 'ol' : 'ul',
    nodes: token.items.map((item) => ({ tag: 'li', nodes: compileBlocks(item.tokens) })),
  };
}

function compileTable(token: Tokens.Table): ContentNode {
  const cell = ({ tokens, align }: Tokens.TableCell) => ({
    isNumber: align === 'right',
    nodes: compileBlocks(tokens),
  });
  return {
    tag: 'table',
    header: token.header.map(cell),
    rows: token.rows.map((row) => row.map(cell)),
  };
}

/** Splits `{{name}}` out of a text: the page fills it in, for example with the operator's address. */
function compileText(text: string): readonly ContentNode[] {
  return text
    .split(placeholder)
    .map((part, index) =>
      index % 2 === 1 ? ({ tag: 'placeholder', name: part } as const) : tieUnits(part),
    )
    .filter((node) => node !== '');
}
