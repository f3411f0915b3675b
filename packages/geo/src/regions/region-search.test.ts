import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGazetteer } from '../gazetteer/create-gazetteer.ts';
import { describeGeocoder } from '../geocoders/testing/geocoder-specification.ts';
import { createKnownLodgings } from '../lodging-finders/known-lodgings.ts';
import { createPreparedLinks } from '../lodging-finders/prepared-links.ts';
import { describeLodgingFinder, STAY } from '../lodging-finders/testing/lodging-specification.ts';
import { describeFinder } from '../place-finders/testing/finder-specification.ts';
import type { FoundPoi, Geocoder, Place, PlaceFinder } from '../ports.ts';
import { readAddress } from './house-number.ts';
import { importRegion } from './import-region.ts';
import { createRegionFinder } from './region-finder.ts';
import { openRegionFolder, type Region, type RegionFolder } from './region-folder.ts';
import { createRegionGeocoder } from './region-geocoder.ts';
import { inventedRegion, TOWNS } from './testing/invented-region.ts';
import { writeOsmPbf, type OsmMap } from './testing/write-osm-pbf.ts';

let folder: string;
let regions: RegionFolder;

async function importMap(into: RegionFolder, name: string, map: OsmMap): Promise<void> {
  const file = join(folder, `${name}.osm.pbf`);
  writeFileSync(file, writeOsmPbf(map));
  const builders = {
    fetchEngine: () => Promise.reject(new Error('not in this test')),
    buildRouting: async () => undefined,
    buildTiles: async () => false,
  };
  await importRegion(
    { regions: into, builders, onProgress: () => undefined, now: () => new Date(0) },
    { name, map: file, origin: file },
  );
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fahrtwind-regions-'));
  regions = openRegionFolder(join(folder, 'regions'));
  await importMap(regions, 'erfunden', inventedRegion());
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PLACES = join(import.meta.dirname, '../../../../data/places/gazetteer.bin.br');

const fail = (_region: Region, error: unknown): never => {
  throw error;
};

const answer = <T>(value: T) => ({
  value,
  source: 'base',
  attribution: ['© base'],
  isFallback: false,
});

function geocoderKnowing(...places: readonly Place[]): Geocoder {
  return { search: async () => answer(places), at: async () => answer(places) };
}

const place = (label: string, at: { lat: number; lng: number }): Place => ({
  ...at,
  label,
  longLabel: label,
  englishName: label,
  kind: 'town',
  countryCode: 'DE',
  population: 0,
  timeZone: '',
});

const labels = ({ value }: { readonly value: readonly Place[] }): readonly string[] =>
  value.map(({ label }) => label);

const search = (text: string, base = geocoderKnowing(), limit = 5) =>
  createRegionGeocoder(regions, base, fail).search({ text, language: 'de', limit });

const village = (id: number, name: string, lng: number) => ({
  id,
  lat: 48,
  lng,
  tags: { place: 'village', name },
});

const address = (id: number, number: string, lng: number) => ({
  id,
  lat: 48,
  lng,
  tags: { 'addr:street': 'Grenzweg', 'addr:housenumber': number },
});

describe('searching imported regions', () => {
  it('finds a house by street, number and town, wherever they stand', async () => {
    for (const text of ['Lindengasse 2, Mitte', '2 lindengasse mitte', 'Lindengase 2 Mitte']) {
      const found = await search(text);
      expect(labels(found)[0]).toBe('Lindengasse 2, Mitte, Deutschland');
      expect(found.value[0]).toMatchObject({ kind: 'address', lat: 48.52191 });
      expect(found.source).toBe('region');
    }
    expect(labels(await search('Lindengasse 9, Mitte'))[0]).toBe('Lindengasse, Mitte, Deutschland');
    const bergweg = await search('Bergweg');
    expect(labels(bergweg)[0]).toMatch(/^Bergweg, \w+, Deutschland$/);
    expect(bergweg.value[0]).toMatchObject({ kind: 'address', countryCode: 'DE' });
  });

  it('finds points of interest by their name, with the town they are in, and only those that have one', async () => {
    const [anchor] = (await search('zum anker')).value;
    expect(anchor).toMatchObject({ kind: 'poi', label: 'Zum Anker, Adorf, Deutschland' });
    expect(labels(await search('Hotel Bstadt'))[0]).toBe('Hotel Bstadt, Bstadt, Deutschland');
    expect(labels(await search('Weitblik'))[0]).toBe('Weitblick, Mitte, Deutschland');
    expect(labels(await search('Trinkwasser'))).toEqual([]);
  });

  it('finds a place once that is in the extract twice', async () => {
    const own = openRegionFolder(join(folder, 'doubles'));
    const again = {
      ...village(2, 'Doppeldorf', 8.01),
      tags: { place: 'hamlet', name: 'Doppeldorf' },
    };
    await importMap(own, 'doppelt', { nodes: [village(1, 'Doppeldorf', 8), again], ways: [] });
    const geocoder = createRegionGeocoder(own, geocoderKnowing(), fail);
    const found = await geocoder.search({ text: 'Doppeldorf', language: 'de', limit: 5 });
    expect(labels(found)).toEqual(['Doppeldorf, Deutschland']);
  });

  it('finds towns and villages, also with a typo, and those over the border', async () => {
    expect(labels(await search('Adorf'))[0]).toBe('Adorf, Deutschland');
    expect(labels(await search('Seehiem'))[0]).toBe('Seeheim, Deutschland');
    expect(labels(await search('Gegenueber'))[0]).toBe('Gegenüber, Deutschland');
    expect(labels(await search('Cville'))[0]).toBe('Cville, Frankreich');
  });

  it('adds to what is known of the world, without saying anything twice', async () => {
    const world = geocoderKnowing(
      place('Adorf, Bayern, Deutschland', { lat: 48.401, lng: 7.951 }),
      place('Adorf, Sachsen, Deutschland', { lat: 50.3, lng: 12.2 }),
    );
    const found = await search('Adorf', world);
    expect(labels(found).slice(0, 2)).toEqual([
      'Adorf, Bayern, Deutschland',
      'Adorf, Sachsen, Deutschland',
    ]);
    expect(labels(found)).not.toContain('Adorf, Deutschland');
    expect(found.source).toBe('base');
  });

  it('names OpenStreetMap only when it has helped', async () => {
    expect((await search('Bergweg')).attribution).toEqual([
      '© base',
      '© OpenStreetMap-Mitwirkende',
    ]);
    const nothing = await search('xyzzy', geocoderKnowing(place('Xyzzy', TOWNS.Adorf)));
    expect(nothing).toEqual(answer([place('Xyzzy', TOWNS.Adorf)]));
  });

  it('knows the house that was clicked, and none from afar', async () => {
    const geocoder = createRegionGeocoder(regions, geocoderKnowing(), fail);
    const house = { lat: TOWNS.Mitte.lat, lng: TOWNS.Mitte.lng + 0.0022 };
    const [found] = (await geocoder.at({ ...house, language: 'de' })).value;
    expect(found).toMatchObject({ label: 'Rosengasse 1, Mitte, Deutschland', kind: 'address' });
    const away = { lat: house.lat, lng: house.lng + 0.002 };
    const { value } = await geocoder.at({ ...away, language: 'de' });
    expect(value[0]).toMatchObject({ ...away, kind: 'point', label: 'Mitte, Deutschland' });
    expect(value.map(({ kind }) => kind)).not.toContain('address');
  });

  it('names a point at the border of two regions after what is nearest in either', async () => {
    const own = openRegionFolder(join(folder, 'border'));
    const shared = village(1, 'Mittendorf', 8.05);
    const west = [village(2, 'Westdorf', 8), address(3, '1', 8.0206), shared];
    const east = [village(4, 'Ostdorf', 8.03), address(5, '2', 8.0201), shared];
    await importMap(own, 'a-west', { nodes: west, ways: [] });
    await importMap(own, 'b-ost', { nodes: east, ways: [] });
    const geocoder = createRegionGeocoder(own, geocoderKnowing(), fail);
    const { value } = await geocoder.at({ lat: 48, lng: 8.02, language: 'de' });
    expect(value.map(({ label }) => label.split(',')[0])).toEqual([
      'Grenzweg 2',
      'Grenzweg 1',
      'Ostdorf',
      'Ostdorf',
      'Westdorf',
      'Mittendorf',
    ]);
    expect(value[2]).toMatchObject({ kind: 'point', lat: 48, lng: 8.02 });
  });

  it('knows another import at once, and nothing of one that was removed', async () => {
    const own = openRegionFolder(join(folder, 'changing'));
    const geocoder = createRegionGeocoder(own, geocoderKnowing(), fail);
    const ask = async (text: string) =>
      labels(await geocoder.search({ text, language: 'de', limit: 3 }));
    expect(await ask('Neudorf')).toEqual([]);
    await importMap(own, 'neu', { nodes: [village(1, 'Neudorf', 8)], ways: [] });
    expect(await ask('Neudorf')).toEqual(['Neudorf, Deutschland']);
    await own.remove('neu');
    expect(await ask('Neudorf')).toEqual([]);
  });
});

const GARMISCH: OsmMap = {
  nodes: [
    {
      id: 1,
      lat: 47.4924,
      lng: 11.0962,
      tags: { place: 'town', name: 'Garmisch-Partenkirchen', population: '27215' },
    },
    { id: 2, lat: 47.4752, lng: 11.0217, tags: { place: 'village', name: 'Grainau' } },
  ],
  ways: [],
};

async function regionGeocoder(name: string, base: Geocoder) {
  const own = openRegionFolder(join(folder, name));
  await importMap(own, name, GARMISCH);
  return { geocoder: createRegionGeocoder(own, base, fail), close: async () => undefined };
}

// On its own, and as it is used: on top of the gazetteer, which knows the town too.
describeGeocoder('region', () => regionGeocoder('garmisch', geocoderKnowing()));
describeGeocoder('gazetteer', () => regionGeocoder('garmisch-welt', createGazetteer(PLACES)));

it('does without a region whose files are broken, and tells of it once', async () => {
  const own = openRegionFolder(join(folder, 'broken'));
  await importMap(own, 'kaputt', inventedRegion());
  const [region] = own.list();
  if (!region) throw new Error('one region');
  for (const file of ['places.json.br', 'pois.json.br']) {
    writeFileSync(join(own.filesOf(region), file), 'x');
  }
  const failures: string[] = [];
  const onFailure = ({ name }: Region): void => void failures.push(name);
  const world = geocoderKnowing(place('Adorf', TOWNS.Adorf));
  const geocoder = createRegionGeocoder(own, world, onFailure);
  for (let time = 0; time < 2; time += 1) {
    const found = await geocoder.search({ text: 'Adorf', language: 'de', limit: 3 });
    expect(labels(found)).toEqual(['Adorf']);
  }
  expect(failures).toEqual(['kaputt']);
  const finder = createRegionFinder(own, noPois, onFailure);
  const query = { box: INVENTED_BOX, kinds: ['fuel'], language: 'de', limit: 3 } as const;
  expect((await finder.find(query)).value).toEqual([]);
});

describe('a typed address', () => {
  it.each([
    ['Hauptstraße 12, Adorf', 'Hauptstraße  , Adorf', '12'],
    ['Hauptstraße 12 a', 'Hauptstraße  ', '12a'],
    ['12 Main Street', '  Main Street', '12'],
    ['Gasse 3, 77000 Adorf', 'Gasse  ,   Adorf', '3'],
    ['Adorf', 'Adorf', ''],
    ['66', '66', ''],
  ])('%s', (typed, text, number) => {
    expect(readAddress(typed)).toEqual({ text, number });
  });
});

const noPois: PlaceFinder = {
  find: async () => answer<readonly FoundPoi[]>([]),
  kindsIn: async () => [],
};
const INVENTED_BOX = { west: 7.5, south: 48.1, east: 8.3, north: 48.8 };

describe('points of interest of imported regions', () => {
  it('come with their kind, town and country, and a name where they have none', async () => {
    const finder = createRegionFinder(regions, noPois, fail);
    const { value, source } = await finder.find({
      box: INVENTED_BOX,
      kinds: ['charging', 'campsite'],
      language: 'de',
      limit: 10,
    });
    expect(source).toBe('region');
    expect(value).toMatchObject([
      { osmId: 'node/227', kind: 'charging', name: 'Ladestation' },
      { osmId: 'way/300', kind: 'campsite', name: 'Camping am See' },
    ]);
    expect(value[1]?.location.label).toBe('Camping am See, Seeheim, Deutschland');
  });
});

describeFinder('region', async () => {
  const own = openRegionFolder(join(folder, 'fuessen'));
  const tags = { historic: 'castle', name: 'Schloss Neuschwanstein' };
  const far = { historic: 'castle', name: 'Schloss Woanders' };
  await importMap(own, 'fuessen', {
    nodes: [
      { id: 1, lat: 47.5576, lng: 10.7498, tags },
      { id: 2, lat: 48.5, lng: 11.5, tags: far },
      { id: 3, lat: 47.57, lng: 10.7, tags: { amenity: 'fuel' } },
    ],
    ways: [],
  });
  return { finder: createRegionFinder(own, noPois, fail), close: async () => undefined };
});

const lodgings = () =>
  createKnownLodgings(createRegionFinder(regions, noPois, fail), createPreparedLinks(''));

describeLodgingFinder('region', async () => ({
  finder: lodgings(),
  close: async () => undefined,
}));

it('knows the stars of a hotel, but no price and no picture', async () => {
  const { value } = await lodgings().find(STAY);
  expect(value.found).toMatchObject([
    { type: 'Hotel', name: 'Hotel Bstadt', stars: 3, totalCents: null, imageUrl: '', isAd: false },
  ]);
});
