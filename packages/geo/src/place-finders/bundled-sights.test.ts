import { join } from 'node:path';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { distanceMeters, POI_KINDS } from '@fahrtwind/domain';
import { countryAt } from '../gazetteer/country-at.ts';
import { createBundledSights, isIn } from './bundled-sights.ts';
import { describeFinder } from './testing/finder-specification.ts';

const FOLDER = join(import.meta.dirname, '../../../../data/sights');
const WORLD = { west: -180, south: -90, east: 180, north: 90 };
const SAME_METERS = 150;
/** All of Europe, with the countries that lie only partly in it as far as they belong to the product. */
const COUNTRIES =
  'AD AL AT BA BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM TR UA VA XK';

describeFinder('fahrtwind', async () => ({
  finder: createBundledSights(FOLDER),
  close: async () => undefined,
}));

const rows = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.tsv'))
  .flatMap((name) => readFileSync(join(FOLDER, name), 'utf8').split('\n'))
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split('\t'))
  .map(
    ([id = '', kind = '', de = '', en = '', country = '', lat, lng, sentence = '', ...rest]) => ({
      id,
      kind,
      de,
      en,
      country,
      lat: Number(lat),
      lng: Number(lng),
      sentence,
      rest,
    }),
  );

const idsOf = (wrong: (row: (typeof rows)[number]) => boolean) =>
  rows.filter(wrong).map(({ id }) => id);

const find = (limit: number) =>
  createBundledSights(FOLDER).find({ box: WORLD, kinds: POI_KINDS, language: 'en', limit });

describe('the finder of bundled sights', () => {
  it('reads all tables of the folder', async () => {
    expect((await find(10_000)).value).toHaveLength(rows.length);
  });

  it('spreads a small answer over all tables', async () => {
    const few = (await find(40)).value.map(({ location }) => countryAt(location));
    expect(new Set(few).size).toBeGreaterThan(10);
  });
});

describe('the tables of sights', () => {
  it('have eight columns with names, and ids that are used once', () => {
    expect(idsOf(({ rest }) => rest.length > 0)).toEqual([]);
    expect(idsOf(({ id }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
    expect(idsOf(({ kind }) => !POI_KINDS.some((one) => one === kind))).toEqual([]);
    expect(idsOf(({ de, en }) => !de || !en || `${de}${en}`.includes(','))).toEqual([]);
    const ids = rows.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('put every sight into its country, or next to its border', () => {
    const wrong = idsOf(({ country, lat, lng }) => {
      const around = [0, 0.06, -0.06].flatMap((north) =>
        [0, 0.09, -0.09].map((east) => countryAt({ lat: lat + north, lng: lng + east })),
      );
      // The north of Cyprus has no code of its own, so that nothing is found there.
      return !around.includes(country) && !(country === 'CY' && around.every((code) => !code));
    });
    expect(wrong).toEqual([]);
  });

  it('list no sight twice', () => {
    const twice = rows.flatMap((one, index) =>
      rows
        .slice(index + 1)
        .filter((other) => other.kind === one.kind && Math.abs(other.lat - one.lat) < 0.01)
        .filter((other) => distanceMeters(one, other) < SAME_METERS)
        .map((other) => `${one.id} and ${other.id}`),
    );
    expect(twice).toEqual([]);
  });

  it('say of each sight in one sentence what it is', () => {
    const wrong = idsOf(
      ({ sentence }) =>
        sentence.length < 40 || sentence.length > 170 || !/^[\p{Lu}\d„].*[^.]\.$/u.test(sentence),
    );
    expect(wrong).toEqual([]);
    const sentences = rows.map(({ sentence }) => sentence);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('have at least 1,500 sights, some of every country of Europe', () => {
    expect(rows.length).toBeGreaterThanOrEqual(1500);
    const found = new Set(rows.map(({ country }) => country));
    expect([...found].toSorted().join(' ')).toBe(COUNTRIES);
  });
});

it('knows boxes that reach across the date line', () => {
  const fiji = { west: 177, south: -20, east: -178, north: -15 };
  expect(isIn(fiji, { lat: -18, lng: 178 })).toBe(true);
  expect(isIn(fiji, { lat: -18, lng: -179 })).toBe(true);
  expect(isIn(fiji, { lat: -18, lng: 0 })).toBe(false);
});
