import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countryAt } from '../gazetteer/country-at.ts';
import { POI_KINDS } from '../ports.ts';
import { createBundledSights, isIn } from './bundled-sights.ts';
import { describeFinder } from './testing/finder-specification.ts';

const FILE = join(import.meta.dirname, '../../../../data/sights/sights.tsv');
const WORLD = { west: -180, south: -90, east: 180, north: 90 };

describeFinder('fahrtwind', async () => ({
  finder: createBundledSights(FILE),
  close: async () => undefined,
}));

const rows = readFileSync(FILE, 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split('\t'));

describe('the table of sights', () => {
  it('has some hundred, each under an id of its own', async () => {
    const finder = createBundledSights(FILE);
    const query = { box: WORLD, kinds: POI_KINDS, language: 'en', limit: 10_000 } as const;
    const { value } = await finder.find(query);
    expect(value.length).toBeGreaterThan(400);
    expect(new Set(value.map(({ osmId }) => osmId)).size).toBe(value.length);
    expect(value.every(({ name }) => name !== '' && !name.includes(','))).toBe(true);
  });

  it('puts every sight into its country, or next to its border', () => {
    const wrong = rows.filter(([, , , , country = '', lat, lng]) => {
      const around = [0, 0.06, -0.06].flatMap((north) =>
        [0, 0.09, -0.09].map((east) =>
          countryAt({ lat: Number(lat) + north, lng: Number(lng) + east }),
        ),
      );
      return !around.includes(country);
    });
    expect(wrong).toEqual([]);
  });
});

it('knows boxes that reach across the date line', () => {
  const fiji = { west: 177, south: -20, east: -178, north: -15 };
  expect(isIn(fiji, { lat: -18, lng: 178 })).toBe(true);
  expect(isIn(fiji, { lat: -18, lng: -179 })).toBe(true);
  expect(isIn(fiji, { lat: -18, lng: 0 })).toBe(false);
});
