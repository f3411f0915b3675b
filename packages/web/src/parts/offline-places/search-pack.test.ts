import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createPackSearch } from './search-pack.ts';

const PACK = readFileSync(join(import.meta.dirname, '../../../public/places-europe.txt'), 'utf8');
const search = createPackSearch(PACK);
const labels = (text: string, near?: { lat: number; lng: number }) =>
  search({ text, language: 'de', near, limit: 5 }).map(({ label }) => label);

it.each([
  ['Köln', 'Köln, Deutschland'],
  ['koln', 'Köln, Deutschland'],
  ['Bled', 'Bled, Slowenien'],
  ['Tromsø', 'Tromsø, Norwegen'],
  ['sankt goar', 'Sankt Goar, Deutschland'],
  ['Mün', 'München, Deutschland'],
])('finds for %s first %s', (text, label) => {
  expect(labels(text)[0]).toBe(label);
});

it('puts what is near before what is large', () => {
  const holstein = { lat: 54.1, lng: 10.8 };
  const [first] = search({ text: 'Neustadt', language: 'de', near: holstein, limit: 1 });
  expect(first?.lat).toBeCloseTo(54.1, 0);
});

it('names countries in the language of the site, and lies where the place is', () => {
  const [cologne] = search({ text: 'Köln', language: 'en', limit: 1 });
  expect(cologne).toMatchObject({ label: 'Köln, Germany', longLabel: 'Köln, Germany' });
  expect(cologne?.lat).toBeCloseTo(50.933, 1);
});

it.each([[''], ['  '], ['xyzxyz'], ['\t'], ['DE']])(
  'finds no country and nothing for %j',
  (text) => {
    expect(labels(text).every((label) => label.includes(', '))).toBe(true);
    if (text !== 'DE') expect(labels(text)).toEqual([]);
  },
);

it('has fifty thousand places in less than 1.5 MB', () => {
  expect(PACK.split('\n').filter((line) => line.includes('\t'))).toHaveLength(50_000);
  expect(PACK.length).toBeLessThan(1_500_000);
});
