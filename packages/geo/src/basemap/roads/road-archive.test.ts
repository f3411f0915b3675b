import { readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { PMTiles } from 'pmtiles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readVectorTile, type TileFeature } from '../../outlines/read-vector-tile.ts';
import { loadRoadTable } from '../../roads/load-roads.ts';
import { openFileArchive, type OpenedArchive } from '../../tiles/file-archive.ts';
import { smallArchive } from '../testing/small-archive.ts';
import { TABLE_KEY, tableHash } from './pack-roads.ts';
import { createRoadArchive } from './road-archive.ts';
import { inWorld, roadFeatures } from './road-features.ts';

const DATA = join(import.meta.dirname, '../../../../../data');
const PATH = join(DATA, 'basemap/roads.pmtiles');
const table = loadRoadTable(join(DATA, 'roads'));
/** West, south, east, north of the region of `smallArchive`: around Liechtenstein. */
const REGION = { left: 9.4, bottom: 47, right: 9.7, top: 47.3 };

let whole: OpenedArchive;
let folder = '';
beforeAll(async () => {
  whole = await openFileArchive(PATH);
  folder = await mkdtemp(join(tmpdir(), 'fahrtwind-roads-'));
});
afterAll(() => rm(folder, { recursive: true }));

function tilesOf(archive: OpenedArchive): PMTiles {
  return new PMTiles({
    getKey: () => archive.id,
    getBytes: async (offset, length) => {
      const last = Math.min(offset + length, archive.bytes) - 1;
      const piece = await buffer(await archive.read({ first: offset, last }));
      return { data: new Uint8Array(piece).buffer };
    },
  });
}

/** The roads in the tile around a point, with their lines in Mercator's world. */
async function roadsAt(archive: OpenedArchive, lat: number, lng: number, z: number) {
  const [x, y] = inWorld({ lat, lng }).map((share) => Math.floor(share * 2 ** z));
  const tile = await tilesOf(archive).getZxy(z, x ?? 0, y ?? 0);
  if (!tile) return [];
  const layers = readVectorTile(new Uint8Array(tile.data), new Set(['road', 'crossing']));
  return [...layers.values()].flat().map((feature: TileFeature) => ({
    ...feature.properties,
    lines: feature.parts.map((part) =>
      part.map(([px, py]) => [(px + (x ?? 0)) / 2 ** z, (py + (y ?? 0)) / 2 ** z] as const),
    ),
  }));
}

const classes = async (lat: number, lng: number, z: number) =>
  new Set((await roadsAt(whole, lat, lng, z)).map((road) => 'class' in road && road.class));

describe('the archive of roads', () => {
  it('is made of the table as it is; else run `node tools/basemap/make-roads.mjs`', async () => {
    const metadata: unknown = await tilesOf(whole).getMetadata();
    const file = readFileSync(join(DATA, 'roads/roads.json'), 'utf8');
    expect(metadata).toMatchObject({ [TABLE_KEY]: tableHash(file) });
  });

  it('is smaller than 2 MB', () => {
    expect(statSync(PATH).size).toBeLessThan(2_000_000);
  });

  it.each([5, 8])('has the Brenner motorway with its numbers at zoom %i', async (z) => {
    const roads = await roadsAt(whole, 46.5, 11.35, z);
    expect(roads).toContainEqual(
      expect.objectContaining({ class: 'motorway', ref: 'A22', euro: 'E45' }),
    );
  });

  it.each([3, 4])('has the great roads of every country at zoom %i, without numbers', async (z) => {
    // Norway has hardly a motorway.
    for (const [lat, lng] of [
      [61, 7],
      [46.5, 11.35],
    ] as const) {
      const roads = await roadsAt(whole, lat, lng, z);
      const kinds = roads.flatMap((road) => ('class' in road ? [road.class] : []));
      expect(kinds).toEqual(expect.arrayContaining(['motorway', 'main']));
      expect(new Set(kinds).size).toBe(kinds.length);
      expect(roads.some((road) => 'euro' in road || 'ref' in road)).toBe(false);
    }
  });

  it('has small tiles from afar, because they come first', async () => {
    for (const z of [3, 4])
      for (const [lat, lng] of [
        [61, 7],
        [50, 9],
      ] as const) {
        const [x = 0, y = 0] = inWorld({ lat, lng }).map((share) => Math.floor(share * 2 ** z));
        const tile = await tilesOf(whole).getZxy(z, x, y);
        expect(tile?.data.byteLength).toBeLessThan(60_000);
      }
  });

  it('has passes and ferries from near', async () => {
    expect(await classes(46.6, 10.5, 8)).toEqual(expect.objectContaining(new Set(['pass'])));
    expect(await classes(54.55, 11.3, 8)).toContain('ferry');
  });

  it('draws every way of the table, to ten meters', async () => {
    const motorways = table.ways.filter(({ kind }) => kind === 'motorway').slice(0, 400);
    for (const way of motorways.filter((_, index) => index % 20 === 0)) {
      const city = table.cities[way.from];
      if (!city) throw new Error('no city');
      const at = inWorld(city);
      const near = (await roadsAt(whole, city.lat, city.lng, 8)).flatMap(({ lines }) =>
        lines.flat().map(([x, y]) => Math.hypot(x - at[0], y - at[1])),
      );
      const meters = Math.min(...near) * 40_075_017 * Math.cos((city.lat * Math.PI) / 180);
      expect(meters, city.name).toBeLessThan(10);
    }
  });
});

it('joins the ways of a road into long lines, and every point of the table is on one', () => {
  const features = roadFeatures(table);
  const roads = features.filter(({ layer }) => layer === 'road');
  expect(roads.length).toBeLessThan(table.ways.length / 2);
  const drawn = new Set(features.flatMap(({ points }) => points.map((point) => point.join())));
  const missing = table.ways
    .flatMap(({ from, to, shape }) => [table.cities[from], ...shape, table.cities[to]])
    .filter((point) => point && !drawn.has(inWorld(point).join()));
  expect(missing).toEqual([]);
});

/** The ways around the region; to tile those of Europe takes seconds. */
const NEARBY = table.ways.filter(({ from }) => {
  const { lat = 0, lng = 0 } = table.cities[from] ?? {};
  return Math.abs(lat - 47.15) < 1 && Math.abs(lng - 9.55) < 1.5;
});

/** All points of the roads in the tile around the region. */
async function pointsAround(archive: OpenedArchive, z: number) {
  return (await roadsAt(archive, 47.15, 9.52, z)).flatMap(({ lines }) => lines.flat());
}

/** Inside the region, not on its edge. */
function isWithin([x, y]: readonly [number, number]): boolean {
  const [left, top] = inWorld({ lng: REGION.left, lat: REGION.top });
  const [right, bottom] = inWorld({ lng: REGION.right, lat: REGION.bottom });
  const slack = 1e-6;
  return x > left + slack && x < right - slack && y > top + slack && y < bottom - slack;
}

/** The roads around a region that has all tiles within its bounds, or none. */
async function archiveWith(hasTiles: boolean): Promise<OpenedArchive> {
  const path = join(folder, `region-${hasTiles}.pmtiles`);
  await writeFile(path, smallArchive(['transportation', 'water', 'place'], '', { hasTiles }));
  const region = await openFileArchive(path);
  const failures: unknown[] = [];
  const archive = createRoadArchive({
    path: PATH,
    table: () => ({ ...table, ways: NEARBY }),
    regions: async () => [region],
    onFailure: (error) => failures.push(error),
  });
  const made = await archive();
  expect(failures).toEqual([]);
  // Once made, it is kept.
  expect(await archive()).toBe(made);
  return made;
}

describe('where a region is imported', () => {
  it('the table’s roads end at its edge, and are whole from afar', async () => {
    const cut = await archiveWith(true);
    expect(cut.id).not.toBe(whole.id);
    const near = await pointsAround(cut, 8);
    expect((await pointsAround(whole, 8)).some(isWithin)).toBe(true);
    expect((await pointsAround(cut, 7)).some(isWithin)).toBe(true);
    expect(near.some(isWithin)).toBe(false);
    const edges = [9.4, 9.7].map((lng) => inWorld({ lng, lat: 0 })[0]);
    expect(near.some(([x]) => edges.some((edge) => Math.abs(x - edge) < 1e-6))).toBe(true);
  });

  it('they go on where it has no tiles, though its bounds reach further', async () => {
    const cut = await archiveWith(false);
    expect((await pointsAround(cut, 8)).some(isWithin)).toBe(true);
  });
});
