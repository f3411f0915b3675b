import { readdirSync, readFileSync } from 'node:fs';
import type { ContentNode } from '../src/parts/prose/content-node.ts';
import { compileMarkdown, type CompiledNode } from './compile-markdown.ts';

const folder = new URL('../../../content/', import.meta.url);

export interface ContentFile {
  readonly file: string;
  readonly front: unknown;
  readonly body: readonly ContentNode[];
}

/** All content files below a folder by path, compiled as in the build, but with blank maps. */
export function readContent(below: string): readonly ContentFile[] {
  const base = new URL(`${below}/`, folder);
  return readdirSync(base, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const name = `/${below}/${file}`;
      const { front, body } = compiled(name, readFileSync(new URL(file, base), 'utf8'));
      return { file: name, front, body: body.map(withBlankMap) };
    });
}

function compiled(name: string, source: string): ReturnType<typeof compileMarkdown> {
  try {
    return compileMarkdown(source);
  } catch (cause) {
    throw new Error(`${name}: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

function withBlankMap(node: CompiledNode): ContentNode {
  if (typeof node === 'string' || node.tag !== 'figure') return node;
  const { figure } = node;
  return { tag: 'figure', figure: figure.kind === 'map' ? { ...figure, shapes: [] } : figure };
}
