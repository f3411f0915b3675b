import { articlePath } from '@fahrtwind/domain';
import { describe, expect, it } from 'vitest';
import { indexArticles, listArticles } from '../src/features/content/blog/article-index.ts';
import { readContent } from './read-content.ts';

describe('the articles in the repository', () => {
  const files = readContent('blog');
  const articles = indexArticles(Object.fromEntries(files.map(({ file, front: f }) => [file, f])));

  it('are all well formed and exist in both languages [RT-29]', () => {
    const german = listArticles(articles, 'de');
    expect(german.length).toBeGreaterThanOrEqual(4);
    expect(listArticles(articles, 'en').every(({ language }) => language === 'en')).toBe(true);
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
