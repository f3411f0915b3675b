import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const DEFAULT_FILE = 'shop-law.spec.ts';

const files = ['e2e/journeys', 'packages/server/src', 'packages/web/src'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:test|spec)\.tsx?$/.test(path))
    .map((path) => join(ROOT, folder, path)),
);

/** @param {string} name */
const textOf = (name) =>
  files
    .filter((path) => basename(path) === name)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');

/** The last column of each duty. */
const cells = readFileSync(join(ROOT, 'docs/law.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => line.split('|').at(-2)?.trim() ?? '');

/** A title follows the file it is in; without one it is a journey of the law. */
const named = cells.flatMap((cell) =>
  cell.split(';').flatMap((part) => {
    const file = /`([\w-]+\.(?:test|spec)\.tsx?)`/.exec(part)?.[1] ?? DEFAULT_FILE;
    const titles = [...part.matchAll(/„([^“]+)“/g)].map(([, title = '']) => ({ file, title }));
    return titles.length === 0 ? [{ file, title: '' }] : titles;
  }),
);

it('docs/law.md names tests for every duty', () => {
  expect(cells.length).toBeGreaterThan(20);
  expect(cells.filter((cell) => !/„|`|^the same/.test(cell))).toEqual([]);
});

it.each(named)('docs/law.md names a test that is there: $file $title', ({ file, title }) => {
  const text = textOf(file);
  expect(text).not.toBe('');
  // Titles may go on behind what is named.
  expect(text.includes(`'${title}`)).toBe(true);
});
