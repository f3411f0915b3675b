import { VectorTile } from '@mapbox/vector-tile';
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PbfReader } from 'pbf';
import { PMTiles } from 'pmtiles';
import { afterAll, describe, expect, it } from 'vitest';
import { MAX_ZOOM } from './tile-layers.mjs';
import { tileId } from './write-archive.mjs';

const PATH = join(import.meta.dirname, '../../data/basemap/world.pmtiles');
const file = openSync(PATH, 'r');
afterAll(() => closeSync(file));

let bytesRead = 0;
const archive = new PMTiles({
  getKey: () => PATH,
  getBytes: async (offset, length) => {
    const buffer = new ArrayBuffer(length);
    const count = readSync(file, new Uint8Array(buffer), 0, length, offset);
    bytesRead += count;
    return { data: buffer.slice(0, count) };
  },
});

/** @param {number} lat @param {number} lng @param {number} z */
function tileAt(lat, lng, z) {
  const sine = Math.sin((lat * Math.PI) / 180);
  const x = Math.floor(((lng + 180) / 360) * 2 ** z);
  const y = Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** z);
  return { z, x, y };
}

/** @param {{ z: number, x: number, y: number }} tile */
async function readTile({ z, x, y }) {
  const found = await archive.getZxy(z, x, y);
  return found ? new VectorTile(new PbfReader(new Uint8Array(found.data))) : null;
}

/** @param {VectorTile | null} tile @param {string} name */
function featuresOf(tile, name) {
  const layer = tile?.layers[name];
  return Array.from({ length: layer?.length ?? 0 }, (_, index) => layer?.feature(index));
}

/** @param {VectorTile | null} tile @param {string} layer */
function namesIn(tile, layer) {
  return featuresOf(tile, layer).map((one) => ({
    de: one?.properties.name,
    en: one?.properties.en ?? one?.properties.name,
  }));
}

describe('the archive', () => {
  it('is smaller than 8 MB and reaches from the whole world to zoom 7', async () => {
    expect(statSync(PATH).size).toBeLessThan(8_000_000);
    const header = await archive.getHeader();
    expect(header).toMatchObject({ minZoom: 0, maxZoom: MAX_ZOOM, tileType: 1, clustered: true });
    expect(header.numAddressedTiles).toBeGreaterThan(8000);
    expect(header.numTileContents).toBeLessThan(header.numAddressedTiles);
  });

  it('finds every tile of the first zooms, and none where there is only sea', async () => {
    for (const z of [0, 1]) {
      for (let x = 0; x < 2 ** z; x += 1) expect(await readTile({ z, x, y: 0 })).not.toBeNull();
    }
    expect(await readTile(tileAt(-45, -120, MAX_ZOOM))).toBeNull();
  });

  it.each([
    ['Alps', 46.5, 10],
    ['Germany', 50.5, 9],
    ['Norway', 61, 7],
    ['Greece', 38, 23],
  ])('needs far less than 1 MB for a large screen over %s', async (_, lat, lng) => {
    for (const z of [3, 4, 5, 6, 7]) {
      bytesRead = 0;
      const middle = tileAt(lat, lng, z);
      let tiles = 0;
      for (let x = middle.x - 1; x <= middle.x + 2; x += 1) {
        for (let y = middle.y - 1; y <= middle.y + 1; y += 1) {
          if (await readTile({ z, x, y })) tiles += 1;
        }
      }
      expect(tiles).toBeGreaterThan(8);
      expect(bytesRead).toBeLessThan(400_000);
    }
  });
});

describe('the names', () => {
  it.each([
    ['Venedig', 'Venice', 45.44, 12.33],
    ['München', 'Munich', 48.14, 11.58],
    ['Köln', 'Cologne', 50.93, 6.95],
    ['Prag', 'Prague', 50.09, 14.42],
    ['Kopenhagen', 'Copenhagen', 55.68, 12.57],
    ['Athen', 'Athens', 37.98, 23.73],
    ['Warschau', 'Warsaw', 52.23, 21.01],
  ])('know %s as %s', async (de, en, lat, lng) => {
    expect(namesIn(await readTile(tileAt(lat, lng, 5)), 'place')).toContainEqual({ de, en });
  });

  it.each([
    ['Deutschland', 'Germany', 51.2, 10.4],
    ['Bayern', 'Bavaria', 48.85, 11.6],
    ['Nordsee', 'North Sea', 56.2, 3],
    ['Bodensee', 'Lake Constance', 47.6, 9.42],
    ['Alpen', 'Alps', 46.55, 9.9],
  ])('know %s as %s', async (de, en, lat, lng) => {
    const near = await Promise.all(
      [4, 5, 6, 7].map(async (z) => namesIn(await readTile(tileAt(lat, lng, z)), 'area')),
    );
    expect(near.flat()).toContainEqual({ de, en });
  });

  it('show metropolises from afar and villages only from near', async () => {
    const [afar, near] = [tileAt(48.14, 11.58, 4), tileAt(48.14, 11.58, 7)];
    const [few, many] = [
      namesIn(await readTile(afar), 'place'),
      namesIn(await readTile(near), 'place'),
    ];
    expect(few.map(({ de }) => de)).toContain('München');
    expect(few.length).toBeLessThan(150);
    expect(many.length).toBeGreaterThan(300);
  });
});

describe('the drawing', () => {
  it('has land, relief, rivers, borders and states where they belong', async () => {
    const tile = await readTile(tileAt(47.5, 11, 6));
    expect(Object.keys(tile?.layers ?? {})).toEqual(
      expect.arrayContaining([
        'land',
        'lake',
        'relief',
        'river',
        'border',
        'state',
        'urban',
        'place',
      ]),
    );
  });

  it('keeps Slovenia free of the lines between its municipalities', async () => {
    const inside = tileAt(46.1, 14.8, 7);
    const points = featuresOf(await readTile(inside), 'state').flatMap((one) => {
      const shape = one?.toGeoJSON(inside.x, inside.y, inside.z).geometry;
      return shape?.type === 'LineString' ? shape.coordinates : [];
    });
    const within = points.filter(
      ([lng = 0, lat = 0]) => lng > 14.2 && lng < 15.2 && lat > 45.8 && lat < 46.3,
    );
    expect(within).toEqual([]);
  });

  it('bends rivers finely enough for zoom 6.5', async () => {
    const { z, x, y } = tileAt(48.6, 13.4, 6);
    const bends = featuresOf(await readTile({ z, x, y }), 'river').flatMap((one) =>
      (one?.loadGeometry() ?? []).flatMap((line) =>
        line
          .slice(1)
          .map((at, index) =>
            Math.hypot(at.x - (line[index]?.x ?? 0), at.y - (line[index]?.y ?? 0)),
          ),
      ),
    );
    const pixels = bends.map((units) => units / 8).toSorted((one, other) => one - other);
    // Longer pieces look like corners.
    expect(pixels[Math.floor(pixels.length * 0.9)]).toBeLessThan(12);
  });
});

describe('the place of a tile in the archive', () => {
  it.each([
    [0, 0, 0, 0],
    [1, 0, 0, 1],
    [1, 0, 1, 2],
    [1, 1, 1, 3],
    [1, 1, 0, 4],
    [2, 0, 0, 5],
  ])('%i/%i/%i is %i', (z, x, y, id) => {
    expect(tileId(z, x, y)).toBe(id);
  });
});
