import { expect, it } from 'vitest';
import { readNewestArticles } from './newest-articles.ts';

it('are three of each language, newest first', () => {
  const { de, en } = readNewestArticles();
  for (const articles of [de, en]) {
    expect(articles).toHaveLength(3);
    const dates = articles.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
  }
  expect(de.every(({ language }) => language === 'de')).toBe(true);
  expect(en.every(({ language }) => language === 'en')).toBe(true);
});
