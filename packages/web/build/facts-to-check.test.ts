import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const content = new URL('../../../content/', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, content), 'utf8');

const rows = read('facts-to-check.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (file|-+) /.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** German articles, guides and posts, as the table names them. */
const files = ['blog', 'guides', 'posts'].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, content), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.de\.md$|\.json$/.test(file))
    .map((file) => `${folder}/${file}`),
);
const nameOf = (file: string): string => file.replace(/\.de\.md$|\.json$/, '');

/** A price or a day to which the text speaks. */
const ages = /\d €|€ |\d Franken|\d Pfund|Stand:? (Anfang )?20\d\d/;

describe('facts that age', () => {
  it('are listed for every text with a price or a date', () => {
    const listed = new Set(rows.map(([, file]) => file));
    const missing = files.filter((file) => ages.test(read(file)) && !listed.has(nameOf(file)));
    expect(missing).toEqual([]);
  });

  it('carry the day in the article that the list says', () => {
    for (const [, file = '', , , written] of rows) {
      if (!file.startsWith('blog/')) continue;
      const text = read(`${file}.de.md`);
      const [, date] = /^date: (\S+)$/m.exec(text) ?? [];
      const [, updated = date] = /^updated: (\S+)$/m.exec(text) ?? [];
      expect(updated, file).toBe(written);
    }
  });

  it('are listed once for a file that exists, with a place to look and two dates', () => {
    const names = new Set(files.map(nameOf));
    expect(rows.length).toBeGreaterThan(0);
    for (const [, file = '', what, where, written, checked] of rows) {
      expect(names, file).toContain(file);
      expect(what).toBeTruthy();
      expect(where).toBeTruthy();
      expect(written).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(checked).toMatch(/^(20\d\d-\d\d-\d\d|open)$/);
    }
    expect(new Set(rows.map(([, file]) => file)).size).toBe(rows.length);
  });
});
