import { describe, expect, it } from 'vitest';
import { articleFront, wordsOf } from './article-parts.ts';
import { contentFaults, linkFaults } from './check-content.ts';
import { readContent, type ContentFile } from './read-content.ts';
import { indexArticles, listArticles } from '../src/features/blog/state/article-index.ts';

describe('the articles in the repository', () => {
  const files = readContent('blog');
  const articles = indexArticles(
    Object.fromEntries(files.map((text) => [text.file, articleFront(text, text.file)])),
  );

  it('are all well formed and exist in both languages [RT-29]', () => {
    expect(contentFaults()).toEqual([]);
    const german = listArticles(articles, 'de');
    expect(german.length).toBeGreaterThanOrEqual(16);
    expect(listArticles(articles, 'en').every(({ language }) => language === 'en')).toBe(true);
  });

  it.each(files.filter(({ file }) => file.includes('.de.')))(
    '$file has 700 words or more and says to which year it speaks',
    ({ body }) => {
      const text = wordsOf(body);
      expect(text.split(/\s+/).length).toBeGreaterThanOrEqual(700);
      expect(text).toMatch(/(Stand:?|Geschrieben im) (\p{L}+ )?20\d\d/u);
    },
  );
});

it.each(readContent('blog'))(
  '$file links to a page where what ages can be looked up',
  ({ body }) => {
    expect(JSON.stringify(body)).toMatch(/"href":"https:/);
  },
);

const linking = (href: string): ContentFile => ({
  file: '/blog/probe.de.md',
  front: {},
  body: [
    { tag: 'h2', id: 'anfang', nodes: ['Anfang'] },
    { tag: 'p', nodes: [{ tag: 'a', href, nodes: ['Link'] }] },
  ],
});

describe('links within the texts', () => {
  it.each([
    ['/Blog/gibt-es-nicht', 'no such page'],
    ['/roadtrip/dolomiten-2345678abc', 'no such page'],
    ['#ende', 'no such heading'],
    ['/Datenschutz#ende', 'no such heading'],
    ['/Blog/probe#ende', 'no such heading'],
    ['http://beispiel.example', 'nor https'],
  ])('are refused when dead: %s', (href, fault) => {
    expect(linkFaults([linking(href)])).toEqual([
      expect.stringMatching(new RegExp(`^/blog/probe.de.md links to “${href}”: .*${fault}`)),
    ]);
  });

  it.each(['/Blog', '/Blog/probe', '#anfang', '/Datenschutz#cookies', 'https://beispiel.example'])(
    'are good when they lead somewhere: %s',
    (href) => {
      expect(linkFaults([linking(href)])).toEqual([]);
    },
  );
});
