import { readdirSync } from 'node:fs';
import { articlePath } from '@fahrtwind/domain';
import { describe, expect, it } from 'vitest';
import { indexArticles, listArticles } from '../src/features/content/blog/article-index.ts';
import { fieldsOf } from '../src/features/content/fields-of.ts';
import { readContent } from './read-content.ts';

/** The visible text of compiled content. */
function textOf(node: unknown): string {
  if (typeof node === 'string') return node;
  if (Array.isArray(node)) return node.map(textOf).join(' ');
  if (typeof node !== 'object' || node === null) return '';
  return Object.entries(node)
    .filter(([key]) => ['nodes', 'header', 'rows'].includes(key))
    .map(([, value]) => textOf(value))
    .join(' ');
}

describe('the articles in the repository', () => {
  const files = readContent('blog');
  const articles = indexArticles(Object.fromEntries(files.map(({ file, front: f }) => [file, f])));

  it('are all well formed and exist in both languages [RT-29]', () => {
    const german = listArticles(articles, 'de');
    expect(german.length).toBeGreaterThanOrEqual(16);
    expect(listArticles(articles, 'en').every(({ language }) => language === 'en')).toBe(true);
  });

  it.each(files.filter(({ file }) => file.includes('.de.')))(
    '$file has 700 words or more and says to which year it speaks',
    ({ body }) => {
      const text = textOf(body);
      expect(text.split(/\s+/).length).toBeGreaterThanOrEqual(700);
      expect(text).toMatch(/(Stand:?|Geschrieben im) (\p{L}+ )?20\d\d/u);
    },
  );

  it('have tags, and name only routes of the editors that exist', () => {
    const posts = readdirSync(new URL('../../../content/posts/', import.meta.url));
    for (const { file, front } of files) {
      const { tags, routes = [] } = fieldsOf(front, file);
      expect(tags, file).toHaveLength(new Set(textOf(tags).split(' ')).size);
      if (!Array.isArray(routes)) throw new Error(`${file}: routes is no list`);
      expect(posts).toEqual(expect.arrayContaining(routes.map((name) => `${String(name)}.json`)));
    }
  });

  it('link only to articles that exist', () => {
    const links = files.flatMap(({ body }) =>
      [...JSON.stringify(body).matchAll(/"href":"(\/Blog\/[^"]+)"/g)].map(([, href]) => href),
    );
    const paths = articles.map(articlePath);
    expect(links.length).toBeGreaterThan(0);
    expect(paths).toEqual(expect.arrayContaining(links));
  });
});
