import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { PMTiles, zxyToTileId, type Source } from 'pmtiles';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFileArchive } from '../../tiles/file-archive.ts';
import { packTiles } from './pack-tiles.ts';
import { packDirectories } from '../../tiles/pmtiles-directory.ts';
import { tileId } from '../../tiles/tile-id.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fahrtwind-tiles-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(z: number, x: number, y: number, content: string): void {
  mkdirSync(join(folder, `tiles/${z}/${x}`), { recursive: true });
  writeFileSync(join(folder, `tiles/${z}/${x}/${y}.pbf`), gzipSync(content));
}

/** The archive as the browser's library reads it. */
function reader(path: string): PMTiles {
  const source: Source = {
    getKey: () => path,
    getBytes: async (offset, length) => {
      const file = await open(path);
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
      await file.close();
      const data = buffer.buffer.slice(buffer.byteOffset, buffer.byteOffset + bytesRead);
      return { data: new Uint8Array(new Uint8Array(data)).buffer };
    },
  };
  return new PMTiles(source);
}

const FACTS = {
  box: { west: 9.4, south: 47, east: 9.7, north: 47.3 },
  layers: ['water', 'transportation'],
  attribution: '© OpenStreetMap-Mitwirkende',
};

async function pack(): Promise<string> {
  const target = join(folder, 'map.pmtiles');
  await packTiles(join(folder, 'tiles'), target, FACTS);
  return target;
}

const textOf = async (tiles: PMTiles, z: number, x: number, y: number) => {
  const tile = await tiles.getZxy(z, x, y);
  return tile && Buffer.from(tile.data).toString('utf8');
};

describe('an archive of tiles', () => {
  it('gives every tile back, those with the same content too', async () => {
    write(8, 134, 90, 'land');
    write(9, 268, 180, 'sea');
    write(9, 269, 180, 'sea');
    write(9, 269, 181, 'harbour');
    const tiles = reader(await pack());
    expect(await textOf(tiles, 8, 134, 90)).toBe('land');
    expect(await textOf(tiles, 9, 268, 180)).toBe('sea');
    expect(await textOf(tiles, 9, 269, 180)).toBe('sea');
    expect(await textOf(tiles, 9, 269, 181)).toBe('harbour');
    expect(await textOf(tiles, 9, 1, 1)).toBeUndefined();
    const head = await tiles.getHeader();
    expect(head).toMatchObject({ minZoom: 8, maxZoom: 9, numTileContents: 3 });
    expect(head.minLon).toBeCloseTo(9.4, 5);
    expect(head.maxLat).toBeCloseTo(47.3, 5);
  });

  it('says what is in it and whom to name', async () => {
    write(8, 134, 90, 'land');
    const { head } = await openFileArchive(await pack());
    expect(head.layers).toEqual(FACTS.layers);
    expect(head.attribution).toEqual([FACTS.attribution]);
  });

  it('splits its directory when there are many, so that readers get the root at once', () => {
    const entries = Array.from({ length: 20_000 }, (_, index) => ({
      id: index * 3,
      offset: index * 5000,
      length: 1000 + ((index * 7919) % 3001),
      run: 1,
    }));
    const { root, leaves } = packDirectories(entries);
    expect(root.length).toBeLessThan(16_384 - 127);
    const pointers = gunzipSync(root)[0] ?? 0;
    expect(pointers).toBeGreaterThan(1);
    expect(leaves.length).toBeGreaterThan(20_000);
    expect(packDirectories(entries.slice(0, 100)).leaves).toHaveLength(0);
  });

  it('is none without tiles', async () => {
    mkdirSync(join(folder, 'tiles'));
    await expect(pack()).rejects.toThrow('no tiles');
  });
});

it('numbers tiles like the library does', () => {
  const tile = fc
    .integer({ min: 0, max: 16 })
    .chain((z) =>
      fc.tuple(
        fc.constant(z),
        fc.integer({ min: 0, max: 2 ** z - 1 }),
        fc.integer({ min: 0, max: 2 ** z - 1 }),
      ),
    );
  fc.assert(
    fc.property(tile, ([z, x, y]) => {
      expect(tileId(z, x, y)).toBe(zxyToTileId(z, x, y));
    }),
  );
});
