import { expect, it } from 'vitest';
import { noOperator } from '../../../store/session/start-fakes.ts';
import { articleHead } from './article-head.ts';
import { indexArticles } from './article-index.ts';

const [article] = indexArticles({
  '/blog/norwegen.de.md': {
    title: 'Norwegen',
    summary: 'Wie weit es ist.',
    author: 'redaktion',
    date: '2026-03-14',
    updated: '2026-11-17',
    minutes: 5,
    picture: 'ferry',
    place: 'Norwegen',
    tags: ['norden'],
  },
});
const url = (path: string) => `https://www.fahrtwind.example${path}`;

it('tells search engines when an article was written and changed, and that the organisation wrote it', () => {
  if (!article) throw new Error('no article');
  const { jsonLd } = articleHead(article);
  const operator = { ...noOperator, name: 'Fahrtwind GmbH', email: 'hallo@fahrtwind.example' };
  expect(jsonLd(url, operator)).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Norwegen',
    url: 'https://www.fahrtwind.example/Blog/norwegen',
    datePublished: '2026-03-14',
    dateModified: '2026-11-17',
    author: { '@type': 'Organization', name: 'Fahrtwind GmbH', email: 'hallo@fahrtwind.example' },
  });
  expect(jsonLd(url, noOperator)).toMatchObject({ author: { name: 'Fahrtwind' } });
});
