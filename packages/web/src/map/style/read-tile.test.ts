// @vitest-environment happy-dom
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeCaches } from '../testing/fake-caches.ts';
import { answerMap, WORLD_ADDRESS } from '../testing/map-server.ts';

/** The ranges that were asked for. */
let asked: readonly string[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('caches', fakeCaches().storage);
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    asked = [...asked, new Headers(init?.headers).get('range') ?? ''];
    return Promise.resolve(answerMap(address, init) ?? new Response(null, { status: 404 }));
  });
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function read(...tiles: readonly string[]) {
  const { readTile } = await import('./read-tile.ts');
  const answers = await Promise.all(
    tiles.map((tile) =>
      readTile({ url: `pmtiles://${WORLD_ADDRESS}/${tile}` }, new AbortController()),
    ),
  );
  return answers.map(({ data }) => {
    if (!(data instanceof ArrayBuffer)) throw new TypeError('no tile');
    return new VectorTile(new PbfReader(new Uint8Array(data))).layers;
  });
}

it('brings the sea with every tile, also where the archive has none', async () => {
  const [adria, ocean] = await read('7/69/45', '7/52/45');
  expect(Object.keys(adria ?? {})).toEqual(expect.arrayContaining(['sea', 'land']));
  expect(Object.keys(ocean ?? {})).toEqual(['sea']);
  const sea = ocean?.['sea']?.feature(0);
  expect(sea).toMatchObject({ type: 3, extent: 4096 });
  expect(sea?.loadGeometry()).toMatchObject([
    [
      { x: -64, y: -64 },
      { x: 4160, y: -64 },
      { x: 4160, y: 4160 },
      { x: -64, y: 4160 },
      { x: -64, y: -64 },
    ],
  ]);
});

it('asks for tiles that lie side by side at once', async () => {
  await read('0/0/0');
  const before = asked.length;
  const four = ['6/34/22', '6/34/23', '6/35/22', '6/35/23'];
  const tiles = await read(...four);
  expect(tiles.every((layers) => layers['land'] !== undefined)).toBe(true);
  expect(asked.length - before).toBeLessThan(four.length);
});

it('brings the tiles of a joined answer also when one of them is no longer wanted', async () => {
  await read('0/0/0');
  const { readArchiveTile } = await import('./read-tile.ts');
  const gone = new AbortController();
  const [left, kept] = [
    readArchiveTile(`pmtiles://${WORLD_ADDRESS}/6/34/22`, gone.signal),
    readArchiveTile(`pmtiles://${WORLD_ADDRESS}/6/34/23`),
  ];
  gone.abort();
  await expect(left).rejects.toThrow();
  expect((await kept).byteLength).toBeGreaterThan(100);
});
