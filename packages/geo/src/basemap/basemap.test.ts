import { createServer, type Server } from 'node:http';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Outage } from '../outside/outage.ts';
import { startLocalService } from '../outside/testing/local-service.ts';
import { createArchiveBasemap } from './archive-basemap.ts';
import type { Basemap } from './basemap.ts';
import { createBundledBasemap } from './bundled-basemap.ts';
import { openFileArchive } from '../tiles/file-archive.ts';
import { createRegionBasemap } from './region-basemap.ts';
import { createRoadBasemap } from './roads/road-basemap.ts';
import { createStyleUrlBasemap } from './style-url-basemap.ts';
import { smallArchive } from './testing/small-archive.ts';
import { openUrlArchive } from './url-archive.ts';

const WORLD = join(import.meta.dirname, '../../../../data/basemap/world.pmtiles');
const ROAD_TILES = join(import.meta.dirname, '../../../../data/basemap/roads.pmtiles');
const ROADS = ['transportation', 'water', 'place'];
const wish = { theme: 'light', language: 'de' } as const;
const files: Record<'roads' | 'unknown', string> = { roads: '', unknown: '' };
let folder = '';
let host: Server;
let address = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fahrtwind-basemap-'));
  files.roads = join(folder, 'roads.pmtiles');
  files.unknown = join(folder, 'unknown.pmtiles');
  await writeFile(files.roads, smallArchive(ROADS, '<a href="x">© OpenStreetMap contributors</a>'));
  await writeFile(files.unknown, smallArchive(['mystery'], ''));
  const content = await readFile(files.roads);
  host = createServer((request, response) => {
    const [, first, last] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? [];
    if (request.url !== '/map/roads.pmtiles' || first === undefined) {
      response.writeHead(404).end();
      return;
    }
    const piece = content.subarray(Number(first), Number(last) + 1);
    response
      .writeHead(206, { 'content-range': `bytes ${first}-${last}/${content.length}`, etag: '"7"' })
      .end(piece);
  });
  await new Promise<void>((resolve) => {
    host.listen(0, '127.0.0.1', resolve);
  });
  const at = host.address();
  address = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}/map`;
});
afterAll(async () => {
  host.close();
  await rm(folder, { recursive: true });
});

function withRoads(): Basemap {
  return createRoadBasemap(createBundledBasemap(WORLD), () => openFileArchive(ROAD_TILES));
}

/** What every map has to do, whatever it is made of. */
const MAPS: readonly (readonly [name: string, make: () => Basemap])[] = [
  ['bundled', () => createBundledBasemap(WORLD)],
  ['bundled', () => withRoads()],
  [
    'pmtiles',
    () => createArchiveBasemap({ name: 'pmtiles', open: () => openFileArchive(files.roads) }),
  ],
  [
    'pmtiles',
    () =>
      createArchiveBasemap({
        name: 'pmtiles',
        open: () => openUrlArchive(`${address}/roads.pmtiles`),
      }),
  ],
  [
    'region',
    () =>
      createRegionBasemap(createBundledBasemap(WORLD), async () => [
        await openFileArchive(files.roads),
      ]),
  ],
];

describe.each(MAPS)('a %s map', (name, make) => {
  it('has a valid style in both themes and says who drew it', async () => {
    const map = make();
    for (const theme of ['light', 'dark'] as const) {
      const answer = await map.style({ theme, language: 'en' });
      expect(validateStyleMin(answer.value)).toEqual([]);
      expect(answer).toMatchObject({ source: name, isFallback: false });
      expect(answer.attribution.join()).toMatch(/Natural Earth|OpenStreetMap/);
      expect(answer.attribution.join()).not.toContain('<');
    }
  });

  it('gives out exactly the archives that its style names', async () => {
    const map = make();
    const { value } = await map.style(wish);
    const ids = [...JSON.stringify(value.sources).matchAll(/tiles\/([0-9a-f]{16})\.pmtiles/g)].map(
      ([, id = '']) => id,
    );
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids) {
      const archive = await map.archive(id);
      if (!archive) throw new Error(id);
      const piece = await buffer(await archive.read({ first: 0, last: 6 }));
      expect(piece.toString('latin1')).toBe('PMTiles');
    }
    expect(await map.archive('0000000000000000')).toBeNull();
  });
});

it('roads lie above the ground and below all names, their numbers below the names of places', async () => {
  const { value } = await withRoads().style(wish);
  const at = (id: string) => value.layers.findIndex((layer) => layer.id === id);
  expect(at('road-pass-edge')).toBeGreaterThan(at('border'));
  expect(at('road-motorway')).toBeLessThan(at('river-name'));
  for (const id of ['crossing-name', 'road-number', 'road-number-motorway', 'summit-name'])
    expect(at(id)).toBeLessThan(at('place-name'));
  expect(at('road-number')).toBeGreaterThan(at('river-name'));
  // A line across the sea knows nothing of islands.
  expect(at('crossing-ferry-far')).toBe(at('land') - 1);
});

it('a region shows from near and leaves the world as it is', async () => {
  const below = createBundledBasemap(WORLD);
  const map = createRegionBasemap(below, async () => [await openFileArchive(files.roads)]);
  const [own, world] = [(await map.style(wish)).value, (await below.style(wish)).value];
  expect(own.layers.slice(0, world.layers.length)).toEqual(world.layers);
  const above = own.layers.slice(world.layers.length);
  expect(above.length).toBeGreaterThan(10);
  expect(above.every(({ minzoom = 0 }) => minzoom >= 8)).toBe(true);
  expect((await createRegionBasemap(below, async () => []).style(wish)).value).toEqual(world);
});

describe('a broken archive', () => {
  it.each([
    ['a text', Buffer.from('hello')],
    ['nothing', Buffer.alloc(0)],
    ['something cut', smallArchive(ROADS, '').subarray(0, 140)],
  ])('is refused: %s', async (_, content) => {
    const path = join(folder, 'broken.pmtiles');
    await writeFile(path, content);
    await expect(openFileArchive(path)).rejects.toThrow();
  });

  it('with unknown layers is not drawn', async () => {
    const map = createArchiveBasemap({ name: 'x', open: () => openFileArchive(files.unknown) });
    await expect(map.style(wish)).rejects.toThrow('mystery');
  });

  it('on a host that does not have it is an outage, and is tried again', async () => {
    const paths = [`${address}/nothing.pmtiles`, `${address}/roads.pmtiles`];
    const map = createArchiveBasemap({
      name: 'x',
      open: () => openUrlArchive(paths.shift() ?? ''),
    });
    await expect(map.style(wish)).rejects.toThrow(Outage);
    expect((await map.style(wish)).source).toBe('x');
  });
});

describe('a style on another host', () => {
  const style = {
    version: 8,
    sources: {
      a: { type: 'vector', tiles: ['tiles/{z}/{x}/{y}.pbf'], attribution: '<b>© OSM</b>' },
    },
    glyphs: '/fonts/{fontstack}/{range}.pbf',
    layers: [{ id: 'ground', type: 'background' }],
  };

  it('is passed on with absolute addresses', async () => {
    const service = await startLocalService((_, response) => response.end(JSON.stringify(style)));
    const answer = await createStyleUrlBasemap(`${service.url}/maps/style.json?key=1`).style(wish);
    await service.close();
    expect(service.requests[0]).toMatchObject({ path: '/maps/style.json' });
    expect(answer.attribution).toEqual(['© OSM']);
    expect(answer.value).toMatchObject({
      glyphs: `${service.url}/fonts/{fontstack}/{range}.pbf`,
      sources: { a: { tiles: [`${service.url}/maps/tiles/{z}/{x}/{y}.pbf`] } },
    });
  });

  it('is an outage when it is no style', async () => {
    const service = await startLocalService((_, response) => response.end('{"version":7}'));
    await expect(createStyleUrlBasemap(`${service.url}/s.json`).style(wish)).rejects.toThrow(
      Outage,
    );
    await service.close();
  });
});

it('still serves the roads that an open page has, after a region was imported', async () => {
  let roads = await openFileArchive(ROAD_TILES);
  const basemap = createRoadBasemap(createBundledBasemap(WORLD), async () => roads);
  await basemap.style({ theme: 'light', language: 'de' });
  const before = roads.id;
  roads = { ...roads, id: 'another-0123456' };
  await basemap.style({ theme: 'light', language: 'de' });
  expect((await basemap.archive(before))?.id).toBe(before);
  expect((await basemap.archive('another-0123456'))?.id).toBe('another-0123456');
});
