import { readdirSync, readFileSync } from 'node:fs';
import { compileMarkdown } from './compile-markdown.ts';

const folder = new URL('../../../content/', import.meta.url);

/** All content files below a folder by path, compiled as in the build. */
export function readContent(below: string) {
  const base = new URL(`${below}/`, folder);
  return readdirSync(base, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({
      file: `/${below}/${file}`,
      ...compileMarkdown(readFileSync(new URL(file, base), 'utf8')),
    }));
}
