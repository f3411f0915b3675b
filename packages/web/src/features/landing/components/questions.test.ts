// @vitest-environment happy-dom
import { limitsOf } from '@fahrtwind/domain';
import { expect, it } from 'vitest';
import pass from '../../../../../../content/products/pro-pass.json' with { type: 'json' };
import { pageCall, pageHead } from '../landing-page.tsx';
import { de } from '../texts.de.ts';
import { en } from '../texts.en.ts';

it('has the same questions in both languages, at least eight, each with an address of its own', () => {
  const ids = de.questions.list.map(({ id }) => id);
  expect(ids.length).toBeGreaterThanOrEqual(8);
  expect(new Set(ids).size).toBe(ids.length);
  expect(en.questions.list.map(({ id }) => id)).toEqual(ids);
});

it('tells search engines the questions in the language of the page', () => {
  const data = pageHead({}, 'en').jsonLd();
  expect(data['@type']).toBe('FAQPage');
  expect(data.mainEntity.map(({ name }) => name)).toEqual(
    en.questions.list.map(({ question }) => question),
  );
});

it('lets the server draw the route and bring trips and posts', () => {
  expect(pageCall().map(({ name }) => name)).toEqual(['sketchRoute', 'listPublished', 'listPosts']);
});

it.each([de, en])('says what the pro pass costs and where the limits are without it', (texts) => {
  const { companions, assistantTurnsPerDay } = limitsOf(false);
  const answer = texts.questions.list.find(({ id }) => id === 'kosten')?.answer ?? '';
  expect(answer.match(/\d+/g)?.map(Number)).toEqual([
    companions,
    assistantTurnsPerDay,
    pass.priceCents / 100,
    pass.passDays,
  ]);
});
