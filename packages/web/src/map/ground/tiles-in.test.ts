import { expect, it } from 'vitest';
import { tilesIn } from './tiles-in.ts';

const FRAME = { zoom: 8, width: 420, height: 148 };

it('finds the tile around a place and puts the place into the middle', () => {
  const [tile, ...more] = tilesIn({ ...FRAME, lat: 47.5833, lng: 12.1667 }, 7);
  expect(more).toEqual([]);
  expect(tile).toMatchObject({ z: 7, x: 68, y: 44, size: 1024 });
  // Kufstein lies at 68.3259 and 44.7152 tiles of this zoom.
  const { left = 0, top = 0, size = 1 } = tile ?? {};
  expect((210 - left) / size).toBeCloseTo(0.3259, 3);
  expect((74 - top) / size).toBeCloseTo(0.7152, 3);
});

it('finds two tiles on a border of tiles, also across the date line, and none beyond the poles', () => {
  expect(tilesIn({ ...FRAME, lat: 47.5, lng: 0 }, 7).map(({ x }) => x)).toEqual([63, 64]);
  expect(tilesIn({ ...FRAME, lat: 47.5, lng: 179.99 }, 7).map(({ x }) => x)).toEqual([127, 0]);
  for (const { y } of tilesIn({ ...FRAME, lat: 89, lng: 10 }, 7))
    expect(y).toBeGreaterThanOrEqual(0);
});

it('uses whole zooms of the map where it has them', () => {
  expect(tilesIn({ ...FRAME, lat: 47.5, lng: 11 }, 14)[0]).toMatchObject({ z: 8, size: 512 });
});
