import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  countryOf,
  distanceMeters,
  isValidLocation,
  shortLabel,
  zoneAt,
  zoneOffset,
} from '@fahrtwind/domain';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { describeGeocoder } from '../geocoders/testing/geocoder-specification.ts';
import type { Place } from '../ports.ts';
import { createGazetteer } from './create-gazetteer.ts';
import { readGazetteerData } from './gazetteer-data.ts';
import { fold } from './fold.ts';
import { isExpected, parseExpectedPlaces } from './testing/expected-places.ts';
import { anyTypo } from './testing/any-typo.ts';

const FILE = join(import.meta.dirname, '../../../../data/places/gazetteer.bin.br');
const gazetteer = createGazetteer(FILE);
beforeAll(() => gazetteer.load());
// Hundreds of searches in one test, and the machine may be busy with others.
vi.setConfig({ testTimeout: 60_000 });

const search = async (text: string, parts: object = {}): Promise<readonly Place[]> => {
  const { value } = await gazetteer.search({ text, language: 'de', limit: 8, ...parts });
  return value;
};
const labels = (places: readonly Place[]): readonly string[] => places.map(({ label }) => label);

describeGeocoder('gazetteer', async () => ({ geocoder: gazetteer, close: async () => undefined }));

describe('without a map in view', () => {
  it.each([
    ['Boze', 'Bozen'],
    ['Tri', 'Triest'],
    ['Bas', 'Basel'],
    ['Barc', 'Barcelona'],
    ['Kap', 'Kapstadt'],
    ['Tok', 'Tokio'],
  ])('%s is rather %s than a greater place far away, by a name of its own', async (text, name) => {
    const [first] = await search(text);
    expect(first && shortLabel(first)).toBe(name);
  });

  it.each([
    ['Krk', 'Krk'],
    ['Bar', 'Bar'],
    ['Rab', 'Rab'],
    ['Boz', 'Boz'],
    ['MUC', 'Flughafen München'],
  ])('%s is %s: a whole name comes before codes and beginnings', async (text, name) => {
    const [first] = await search(text);
    expect(first && shortLabel(first)).toBe(name);
  });

  it.each([
    ['Köln', 50.94, 6.96],
    ['Bergen', 60.39, 5.32],
    ['Rom', 41.9, 12.5],
  ])('„Rab“ is Rab also for a trip at %s', async (_, lat, lng) => {
    const [first] = await search('Rab', { near: { lat, lng } });
    expect(first && shortLabel(first)).toBe('Rab');
  });

  it('is what makes the difference: on a map of China „Boz“ is Bozhou', async () => {
    const [first] = await search('Boz', { near: { lat: 33.9, lng: 115.8 } });
    expect(first && shortLabel(first)).toBe('Bozhou');
  });
});

describe('places of the same name and kind', () => {
  it.each([
    ['Mülheim', 'en', 'Mülheim, North Rhine-Westphalia, Germany'],
    ['Newport, Wales', 'en', 'Newport, Wales, United Kingdom'],
    ['Heringsdorf', 'de', 'Heringsdorf, Mecklenburg-Vorpommern, Deutschland'],
  ])('is said once: %s (%s)', async (text, language, label) => {
    const found = labels(await search(text, { language }));
    expect(found.filter((one) => one === label)).toEqual([label]);
  });

  it('stays when the language has names for both', async () => {
    const found = labels(await search('Heringsdorf', { language: 'en' }));
    const names = found
      .filter((one) => one.includes('Mecklenburg'))
      .map((one) => one.split(',')[0]);
    expect(names).toEqual(expect.arrayContaining(['Heringsdorf', 'Seebad Heringsdorf']));
  });
});

describe('sights, lakes and parks', () => {
  it.each([
    ['Plitwitzer Seen', /^(Nationalpark )?Plitvicer Seen,/],
    ['Krka Wasserfälle', /^Krka-Wasserfälle/],
    ['Frauenberg Schloss', /^Schloss Hluboká,/],
    ['Krka', /^Nationalpark Krka,/],
    ['Nationalpark Eifel', /^Nationalpark Eifel,/],
    ['Neuschwanstien', /^Schloss Neuschwanstein,/],
    ['Adelsberger Grotte', /^Höhlen von Postojna,/],
    ['Schibenik', /^Šibenik,/],
  ])('%s is found by what German speakers type', async (text, label) => {
    expect(labels(await search(text))[0]).toMatch(label);
  });

  it.each([
    ['Gardasee', 'lake'],
    ['Oeschinensee', 'lake'],
    ['Kreta', 'island'],
    ['Nationalpark Paklenica', 'park'],
    ['Toskana', 'region'],
    ['Schloss Neuschwanstein', 'poi'],
  ])('%s is a %s', async (text, kind) => {
    expect((await search(text))[0]?.kind).toBe(kind);
  });

  it.each([
    ['Nationalpark Plitvicer Seen', 'Nationalpark Plitvicer Seen, Lika-Senj, Kroatien'],
    ['Nationalpark Krka', 'Nationalpark Krka, Šibenik-Knin, Kroatien'],
    ['Nationalpark Eifel', 'Nationalpark Eifel, Nordrhein-Westfalen, Deutschland'],
  ])('%s lies in its own region', async (text, label) => {
    expect(labels(await search(text))).toContain(label);
  });
});

const list = parseExpectedPlaces(
  readFileSync(join(import.meta.dirname, 'expected-places.tsv'), 'utf8'),
);

describe('the list of what people type', () => {
  it('has at least 500 queries, each once', () => {
    const asked = list.map(({ query, near }) => JSON.stringify([query, near]));
    expect(asked.length).toBeGreaterThanOrEqual(500);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('has the right place first for at least 97 %', async () => {
    const answers = await Promise.all(
      list.map(async (expected) => {
        const { query, near } = expected;
        return isExpected((await search(query, near ? { near } : {}))[0], expected) ? [] : [query];
      }),
    );
    const wrong = answers.flat();
    expect(wrong.length / list.length, wrong.join(', ')).toBeLessThanOrEqual(0.03);
  });
});

it('knows at least 190,000 places, all with a country, and settlements with a time zone', async () => {
  const data = await readGazetteerData(FILE);
  expect(data.lat.length).toBeGreaterThanOrEqual(190_000);
  expect(data.countries).not.toContain('');
  const settlements = data.kinds.flatMap((kind, index) =>
    ['city', 'town', 'village'].includes(kind) ? [index] : [],
  );
  const homeless = data.kind.findIndex(
    (kind, place) => settlements.includes(kind) && !data.zones[data.zone[place] ?? 0],
  );
  expect(homeless).toBe(-1);
});

it('has settlements whose clocks are those of the table of zones', async () => {
  const data = await readGazetteerData(FILE);
  const days = [0, 3, 6, 9].map((month) => Date.UTC(2027, month, 15));
  const offsets = new Map<string, string>();
  const clockOf = (zone: string): string => {
    const known = offsets.get(zone) ?? days.map((at) => zoneOffset(zone, at)).join(' ');
    offsets.set(zone, known);
    return known;
  };
  const isElsewhere = (place: number): boolean => {
    const zone = data.zones[data.zone[place] ?? 0] ?? '';
    const point = { lat: (data.lat[place] ?? 0) / 1e5, lng: (data.lng[place] ?? 0) / 1e5 };
    return zone !== '' && isValidLocation(point) && clockOf(zone) !== clockOf(zoneAt(point));
  };
  expect([...data.lat.keys()].filter(isElsewhere)).toEqual([]);
});

describe('the label of a place', () => {
  it.each([
    ['Venedig', 'de', 'Venedig, Venetien, Italien'],
    ['Venedig', 'en', 'Venice, Veneto, Italy'],
    ['Berlin', 'de', 'Berlin, Deutschland'],
    ['Luxemburg', 'de', 'Luxemburg, Luxemburg'],
    ['Flughafen München', 'de', 'Flughafen München, Bayern, Deutschland'],
    ['Gardasee', 'de', 'Gardasee, Italien'],
    ['Schloss Neuschwanstein', 'en', 'Neuschwanstein Castle, Bavaria, Germany'],
  ])('of %s in %s ends with the country', async (text, language, label) => {
    expect((await search(text, { language }))[0]?.label).toBe(label);
  });

  it('is never split by a comma in a name', async () => {
    const data = await readGazetteerData(FILE);
    expect(data.textBytes.includes(','.charCodeAt(0))).toBe(false);
  });

  it('carries the English name beside it', async () => {
    expect((await search('Mailand'))[0]).toMatchObject({ englishName: 'Milan', countryCode: 'IT' });
  });
});

/** Whole names of one word that are long enough for a typo to leave something. */
const names = list.filter(
  ({ query, name, near, point }) => point && !near && query === name && /^\p{L}{7,}$/u.test(name),
);

describe('a mistyped name', () => {
  it('still finds the place, whatever the letter', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc
          .constantFrom(...names)
          .chain((expected) => fc.tuple(fc.constant(expected), anyTypo(expected.name))),
        async ([expected, typed]) => {
          const found = await search(typed, { limit: 20 });
          expect(
            found.some((place) => isExpected(place, { ...expected, query: expected.name })),
            typed,
          ).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('the order of words', () => {
  it('does not change what is found', async () => {
    const several = list.filter(({ query, near }) => !near && /^\p{L}+ \p{L}+$/u.test(query));
    expect(several.length).toBeGreaterThan(30);
    const checked = several.map(async ({ query }) => {
      const [one = '', other = ''] = query.split(' ');
      const turned = await search(`${other} ${one}`);
      const straight = await search(query);
      return turned.some(({ label }) => label === straight[0]?.label) ? [] : [query];
    });
    expect((await Promise.all(checked)).flat()).toEqual([]);
  });
});

describe('nearness', () => {
  it('decides between places of one name', async () => {
    const near = { lat: 54.1, lng: 10.8 };
    expect(shortLabel((await search('Neustadt', { near }))[0] ?? { label: '' })).toBe(
      'Neustadt in Holstein',
    );
  });

  it('does not put a village before a capital', async () => {
    // Rom in Mecklenburg is right there.
    const near = { lat: 53.47, lng: 11.98 };
    expect((await search('Rom', { near }))[0]?.label).toBe('Rom, Latium, Italien');
  });
});

it.each([
  ['Venedig', ['GeoNames (CC BY 4.0)']],
  ['MUC', ['GeoNames (CC BY 4.0)', 'OurAirports']],
  ['Köln Hbf', ['GeoNames (CC BY 4.0)', 'Deutsche Bahn (CC BY 4.0)']],
])('names whose data %s was found in', async (text, attribution) => {
  const answer = await gazetteer.search({ text, language: 'de', limit: 1 });
  expect(answer.attribution).toEqual(attribution);
});

describe('coordinates and links', () => {
  it.each([
    ['47.5, 11.1'],
    ['47°30′N 11°6′E'],
    ['https://www.openstreetmap.org/#map=14/47.5/11.1'],
  ])('%s is the point itself, named after the town around it', async (text) => {
    const [point, town] = await search(text);
    expect(point).toMatchObject({ lat: 47.5, lng: 11.1, kind: 'point', countryCode: 'DE' });
    expect(point?.label).toBe('Garmisch-Partenkirchen, Bayern, Deutschland');
    expect(town).toMatchObject({ kind: 'town' });
  });

  it('a point in the sea has its degrees for a name', async () => {
    const [point] = await search('45.5, -30.5');
    expect(point).toMatchObject({ kind: 'point', label: '45.5000° N 30.5000° W', countryCode: '' });
  });

  it('a link without a point or name finds nothing', async () => {
    expect(await search('https://maps.app.goo.gl/AbCdEf123')).toEqual([]);
  });
});

const at = async (lat: number, lng: number): Promise<readonly Place[]> =>
  (await gazetteer.at({ lat, lng, language: 'de' })).value;

describe('reverse search', () => {
  it('says „bei“ away from the village', async () => {
    const [point] = await at(47.55, 10.98);
    expect(point?.label).toMatch(/^bei .+, Bayern, Deutschland$/);
    expect(point?.englishName).toMatch(/^near /);
    expect(point?.timeZone).toBe('Europe/Berlin');
  });

  it('lists the places around, nearest first', async () => {
    const point = { lat: 50.94, lng: 6.96 };
    const [, ...around] = await at(point.lat, point.lng);
    const distances = around.map((place) => distanceMeters(place, point));
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
    expect(labels(around).some((label) => label.startsWith('Köln'))).toBe(true);
  });

  it('knows the largest towns around a point, the largest first', async () => {
    const query = { lat: 50.73, lng: 7.1, withinMeters: 40_000, limit: 3, language: 'de' } as const;
    const [first, ...others] = await gazetteer.townsNear(query);
    expect(first?.label).toMatch(/^Köln, /);
    expect(others.every((town) => town.population <= (first?.population ?? 0))).toBe(true);
  });

  it('stays on this side of a border', async () => {
    // Between Salzburg and Freilassing, on the German bank of the Saalach.
    expect((await at(47.837, 12.982))[0]?.countryCode).toBe('DE');
    expect((await at(47.812, 13.045))[0]?.countryCode).toBe('AT');
  });

  it('names a point far from every village by its degrees and country', async () => {
    const [point, ...around] = await at(65.0, -18.5);
    expect(point?.label).toBe('65.0000° N 18.5000° W, Island');
    expect(countryOf(point ?? { label: '', longLabel: '' })).toBe('Island');
    expect(around).toEqual([]);
  });

  it.each([
    ['the North Pole', 90, 11],
    ['the Atlantic', 45.5, -30.5],
    ['the Gulf of Guinea', 0.001, 0.001],
  ])('finds nothing at %s', async (_where, lat, lng) => {
    expect(await at(lat, lng)).toEqual([]);
  });

  it('sees across the date line', async () => {
    const west = await at(-16.8, 179.99);
    const east = await at(-16.8, -179.99);
    expect(labels(west).slice(1)).toEqual(labels(east).slice(1));
    expect(west[0]?.countryCode).toBe('FJ');
  });
});

describe('odd input', () => {
  it.each([[''], ['   '], ['...'], ['Київ'], ['%00'], ['🏖️']])('%j finds nothing', async (text) => {
    expect(await search(text)).toEqual([]);
  });

  it('is searched like any other, however long it is', async () => {
    expect(await search('x'.repeat(1000))).toEqual([]);
    expect(await search('Köln '.repeat(200))).toEqual([]);
  });

  it('never fails', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 30 }), async (text) => {
        for (const place of await search(text)) expect(fold(place.label)).not.toBe('');
      }),
      { numRuns: 200 },
    );
  });
});
