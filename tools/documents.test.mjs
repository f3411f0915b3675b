import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const documents = globSync(['*.md', 'docs/*.md', 'docs/ways/*.md'], { cwd: ROOT }).sort();
const files = globSync(['*', '{.ci,bench,content,data,docs,e2e,packages,tools}/**'], {
  cwd: ROOT,
  dot: true,
  ignore: ['**/node_modules/**', '**/dist/**'],
});
const paths = files.map((file) => `/${file.replace('/src/', '/')}`);

/** @param {string} path */
const textOf = (path) => readFileSync(join(ROOT, path), 'utf8').replaceAll(/^```.*?^```/gms, '');

/** Files are named as short as possible: by their name alone, or without `packages/` and `src/`. @param {string} name */
const isThere = (name) =>
  paths.some((path) => path.endsWith(`/${name.replace(/^packages\//, '').replace('/src/', '/')}`));

describe.each(documents)('%s', (path) => {
  it('links to documents and pictures that are there', () => {
    const links = [...textOf(path).matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)];
    const dead = links.filter(([, to = '']) => !existsSync(join(ROOT, dirname(path), to)));
    expect(dead.map(([link]) => link)).toEqual([]);
  });
});

// The style also shows names that are wrong, and the changelog those of the past.
const current = documents.filter((path) => !/CHANGELOG|code-style/.test(path));

describe.each(current)('%s', (path) => {
  it('names files of the code that are there', () => {
    const names = [...textOf(path).matchAll(/`([\w./-]*\w\.(?:tsx?|mjs|css))`/g)];
    expect(names.map(([, name = '']) => name).filter((name) => !isThere(name))).toEqual([]);
  });
});

it('the architecture can be read in ten minutes', () => {
  expect(textOf('ARCHITECTURE.md').split('\n').length).toBeLessThanOrEqual(120);
});
