import { expect, it } from 'vitest';
import { writeArticleRss } from './write-article-rss.ts';

const article = {
  path: '/Blog/norwegen',
  language: 'de',
  title: 'Norwegen & Fähren',
  summary: 'Wie weit <es> ist.',
  date: '2026-03-14',
  changed: '2026-11-17',
} as const;
const all = [
  article,
  { ...article, language: 'en', title: 'Norway' },
  { ...article, path: '/Blog/harz', title: 'Harz', date: '2026-05-01', changed: '2026-05-01' },
] as const;

const titlesOf = (xml: string) =>
  [...xml.matchAll(/<item>\n<title>(.*?)<\/title>/g)].map(([, title]) => title);

it('lists the articles of a language with absolute links, newest first', () => {
  const xml = writeArticleRss(all, { origin: 'https://www.fahrtwind.example', language: 'de' });
  expect(titlesOf(xml)).toEqual(['Harz', 'Norwegen &amp; Fähren']);
  expect(xml).toContain('<link>https://www.fahrtwind.example/Blog/norwegen</link>');
  expect(xml).toContain('<pubDate>Sat, 14 Mar 2026 06:00:00 GMT</pubDate>');
  expect(xml).toContain('<description>Wie weit &amp;lt;es&amp;gt; ist.</description>');
  expect(xml).toContain('<lastBuildDate>Tue, 17 Nov 2026 06:00:00 GMT</lastBuildDate>');
});

it('has the German article where there is no translation', () => {
  const xml = writeArticleRss(all, { origin: 'https://en.fahrtwind.example', language: 'en' });
  expect(titlesOf(xml)).toEqual(['Harz', 'Norway']);
});
