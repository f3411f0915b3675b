import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importRegion, type ImportOutcome, type RegionBuilders } from './import-region.ts';
import { BadMapFile } from './pbf/bad-map-file.ts';
import { openRegionFolder, regionNameOf, type RegionFolder } from './region-folder.ts';
import { readRegionPlaces, readRegionPois } from './region-files.ts';
import { inventedRegion } from './testing/invented-region.ts';
import { writeOsmPbf } from './testing/write-osm-pbf.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fahrtwind-import-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const MAP = writeOsmPbf(inventedRegion());

/** In place of programs that are not part of the installation. */
const BUILDERS: RegionBuilders = {
  fetchEngine: async () => undefined,
  buildRouting: async (_map, files) => writeFileSync(join(files, 'routing'), 'tiles'),
  buildTiles: async () => true,
};

let tries = 0;

function freshRegions(): RegionFolder & { readonly path: string } {
  tries += 1;
  const path = join(folder, `regions-${tries}`);
  return { ...openRegionFolder(path), path };
}

function fileOf(content: Buffer): string {
  tries += 1;
  const map = join(folder, `map-${tries}.osm.pbf`);
  writeFileSync(map, content);
  return map;
}

function importMap(
  regions: RegionFolder,
  content: Buffer,
  builders: Partial<RegionBuilders> = {},
): Promise<ImportOutcome> {
  return importRegion(
    {
      regions,
      builders: { ...BUILDERS, ...builders },
      onProgress: () => undefined,
      now: () => new Date('2026-11-15T12:00:00Z'),
    },
    { name: 'erfunden', map: fileOf(content), origin: 'erfunden.osm.pbf' },
  );
}

describe('importing a region', () => {
  it('keeps places, addresses and points of interest, and says what there is', async () => {
    const regions = freshRegions();
    const { region, failures } = await importMap(regions, MAP);
    expect(failures).toEqual([]);
    expect(regions.list()).toEqual([region]);
    expect(region).toMatchObject({
      name: 'erfunden',
      importedAt: '2026-11-15T12:00:00.000Z',
      dataAt: '2015-07-27T20:00:00.000Z',
      bytes: MAP.length,
      box: { west: 7.576, south: 48.15, east: 8.192, north: 48.76 },
      counts: { places: 7, addresses: 42, pois: 8 },
      hasRouting: true,
      hasTiles: true,
    });
    const files = regions.filesOf(region);
    const { places, streets } = await readRegionPlaces(files);
    expect(places[0]).toEqual({
      kind: 'town',
      name: 'Adorf',
      englishName: 'Adorf Town',
      lat: 48.4,
      lng: 7.95,
      population: 12_000,
    });
    expect(streets.find(({ name }) => name === 'Bergweg')).toMatchObject({ houses: [] });
    const pois = await readRegionPois(files);
    expect(pois.map(({ osmId, kind, name }) => `${osmId} ${kind} ${name}`)).toEqual([
      'node/224 viewpoint Weitblick',
      'node/225 restaurant Zum Anker',
      'node/226 fuel Sprit',
      'node/227 charging ',
      'node/228 water ',
      'node/229 hotel Hotel Bstadt',
      'way/300 campsite Camping am See',
      'relation/400 sight Burg Mitte',
    ]);
  });

  it('finds the middle of what is drawn as an area, and believes no address that is none', async () => {
    const regions = freshRegions();
    const { region } = await importMap(regions, MAP);
    const pois = await readRegionPois(regions.filesOf(region));
    const [camp, castle, hotel, inn] = [
      'Camping am See',
      'Burg Mitte',
      'Hotel Bstadt',
      'Zum Anker',
    ].map((name) => pois.find((poi) => poi.name === name));
    expect(camp?.lat).toBeCloseTo(48.311, 2);
    expect(castle).toMatchObject({ town: 'Mitte' });
    expect(castle?.lat).toBeCloseTo(48.531, 2);
    expect(hotel?.url).toBe('');
    expect(inn?.url).toBe('https://anker.example');
  });

  it('replaces the region of the same name, and removes what it had', async () => {
    const regions = freshRegions();
    const first = await importMap(regions, MAP);
    const second = await importMap(regions, MAP);
    expect(regions.list()).toEqual([second.region]);
    expect(existsSync(regions.filesOf(first.region))).toBe(false);
    expect(existsSync(regions.filesOf(second.region))).toBe(true);
  });

  it.each([
    ['empty', Buffer.alloc(0)],
    ['other', Buffer.from('<osm version="0.6"></osm>')],
    ['other', Buffer.from('%PDF-1.7 and so on')],
    ['cut', MAP.subarray(0, MAP.length - 1)],
    ['no-data', writeOsmPbf({ nodes: [], ways: [] })],
  ])('refuses a file that is %s, and changes nothing', async (fault, content) => {
    const regions = freshRegions();
    await importMap(regions, MAP);
    const before = snapshot(regions.path);
    await expect(importMap(regions, content)).rejects.toMatchObject({ name: 'BadMapFile', fault });
    expect(snapshot(regions.path)).toEqual(before);
  });

  it('leaves no folder behind for a name that has no region', async () => {
    const regions = freshRegions();
    const map = Buffer.from(MAP);
    map.fill(0, MAP.length - 40);
    await expect(importMap(regions, map)).rejects.toBeInstanceOf(BadMapFile);
    expect(existsSync(join(regions.path, 'erfunden'))).toBe(false);
    expect(regions.list()).toEqual([]);
  });

  it('changes nothing wherever a file is cut', async () => {
    const regions = freshRegions();
    await importMap(regions, MAP);
    const before = snapshot(regions.path);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: MAP.length - 1 }), async (length) => {
        const outcome = await importMap(regions, MAP.subarray(0, length)).catch((error) => error);
        // Cut between two pieces it is a whole file with less in it.
        if (outcome instanceof BadMapFile) expect(snapshot(regions.path)).toEqual(before);
        else {
          expect(outcome.region.counts.places).toBe(7);
          await importMap(regions, MAP);
          before.splice(0, before.length, ...snapshot(regions.path));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('never fails otherwise than by saying that the file is bad, whatever is in it', async () => {
    const regions = freshRegions();
    const place = fc.integer({ min: 0, max: MAP.length - 1 });
    const changes = fc.array(fc.tuple(place, fc.integer({ min: 0, max: 255 })), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(changes, async (all) => {
        const map = Buffer.from(MAP);
        for (const [at, byte] of all) map[at] = byte;
        const outcome: unknown = await importMap(regions, map).catch((error: unknown) => error);
        if (outcome instanceof Error) expect(outcome).toBeInstanceOf(BadMapFile);
      }),
      { numRuns: 60 },
    );
  });

  it('goes without routes where they cannot be made, and says why', async () => {
    const regions = freshRegions();
    const error = new Error('no such machine');
    const fetchEngine = () => Promise.reject(error);
    const { region, failures } = await importMap(regions, MAP, { fetchEngine });
    expect(region.hasRouting).toBe(false);
    expect(failures).toEqual([{ step: 'engine', error }]);
    const wiping: RegionBuilders['buildRouting'] = async (_map, files) => {
      rmSync(join(files, 'routing'), { force: true });
      throw error;
    };
    const again = await importMap(regions, MAP, { buildRouting: wiping });
    expect(again.failures).toEqual([{ step: 'routing', error }]);
    expect(again.region.counts.pois).toBe(8);
  });

  it('can be undone', async () => {
    const regions = freshRegions();
    const { region } = await importMap(regions, MAP);
    expect(await regions.remove('andere')).toBe(false);
    expect(await regions.remove('../regions')).toBe(false);
    expect(await regions.remove('erfunden')).toBe(true);
    expect(regions.list()).toEqual([]);
    expect(existsSync(regions.filesOf(region))).toBe(false);
  });
});

describe('the name of a region', () => {
  it.each([
    ['/karten/liechtenstein-latest.osm.pbf', 'liechtenstein'],
    ['https://download.example/europe/baden-wuerttemberg-260101.osm.pbf?x=1', 'baden-wuerttemberg'],
    ['C:\\Karten\\Südtirol.pbf', 'sudtirol'],
    ['ISLAND.OSM.PBF', 'island'],
    ['...', ''],
  ])('of %s is %s', (origin, name) => {
    expect(regionNameOf(origin)).toBe(name);
  });
});

/** Every file with its content. */
function snapshot(path: string): string[] {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => `${file} ${readFileSync(file).toString('base64')}`);
}
