import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { clipLine, clipPolygon } from './clip.ts';
import { createOutlines } from './create-outlines.ts';
import { readVectorTile } from './read-vector-tile.ts';

const WORLD = join(import.meta.dirname, '../../../../data/basemap/world.pmtiles');
const outlines = createOutlines(WORLD);

/** A box of Mercator's world around a point, so many degrees wide and high. */
function around(lng: number, lat: number, degrees: number) {
  const sine = Math.sin((lat * Math.PI) / 180);
  const x = (lng + 180) / 360;
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  const half = degrees / 720;
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

describe('the outlines within a box', () => {
  it('are land and water around Venice, all within the box', async () => {
    const box = around(12.33, 45.43, 2);
    const found = await outlines.within(box, 500);
    expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['land', 'river', 'relief']));
    const points = found.filter(({ kind }) => kind === 'land').flatMap(({ parts }) => parts.flat());
    expect(points.length).toBeGreaterThan(20);
    for (const [x, y] of points) {
      expect(x).toBeGreaterThanOrEqual(box.left - 1e-9);
      expect(x).toBeLessThanOrEqual(box.right + 1e-9);
      expect(y).toBeGreaterThanOrEqual(box.top - 1e-9);
      expect(y).toBeLessThanOrEqual(box.bottom + 1e-9);
    }
  });

  it('are none on the open sea', async () => {
    expect(await outlines.within(around(-30, 40, 1), 500)).toEqual([]);
  });

  it('go on across the date line', async () => {
    const box = around(179.9, -17, 6);
    const land = (await outlines.within(box, 500)).filter(({ kind }) => kind === 'land');
    expect(land.some(({ parts }) => parts.flat().some(([x]) => x > 1))).toBe(true);
    expect(land.some(({ parts }) => parts.flat().some(([x]) => x < 1))).toBe(true);
  });
});

it('an archive that could not be opened is opened again for the next map', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'outlines-'));
  const path = join(folder, 'world.pmtiles');
  const late = createOutlines(path);
  await expect(late.within(around(12.33, 45.43, 2), 500)).rejects.toThrow('ENOENT');
  await copyFile(WORLD, path);
  expect((await late.within(around(12.33, 45.43, 2), 500)).length).toBeGreaterThan(0);
  await rm(folder, { recursive: true });
});

it('what is no vector tile is refused', () => {
  expect(() => readVectorTile(new Uint8Array([0x1a, 0xff]), new Set(['land']))).toThrow(
    'no vector tile',
  );
});

const BOX = { left: 0, top: 0, right: 10, bottom: 10 };

it('a polygon is cut at the edges of a box, and a line is kept where it touches it', () => {
  const square = [
    [-5, -5],
    [5, -5],
    [5, 5],
    [-5, 5],
  ] as const;
  expect(new Set(clipPolygon(square, BOX).map(String))).toEqual(
    new Set(['0,0', '5,0', '5,5', '0,5']),
  );
  expect(
    clipPolygon(
      square.map(([x, y]) => [x - 20, y] as const),
      BOX,
    ),
  ).toEqual([]);
  expect(
    clipLine(
      [
        [-9, 5],
        [-1, 5],
        [3, 5],
        [20, 5],
        [30, 5],
      ],
      BOX,
    ),
  ).toEqual([
    [
      [-1, 5],
      [3, 5],
      [20, 5],
    ],
  ]);
});

it('have roads and ferries where their archive is there, too', async () => {
  const data = join(import.meta.dirname, '../../../../data/basemap');
  const withRoads = createOutlines(join(data, 'world.pmtiles'), join(data, 'roads.pmtiles'));
  const found = await withRoads.within(around(12.33, 45.43, 3), 800);
  const roads = found.filter(({ kind }) => kind === 'road');
  expect(roads.some(({ level }) => level === 1)).toBe(true);
  expect(roads.every(({ level }) => level >= 1 && level <= 3)).toBe(true);
  expect(found.some(({ kind }) => kind === 'crossing')).toBe(true);
});
