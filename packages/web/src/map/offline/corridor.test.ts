import { describe, expect, it } from 'vitest';
import { tilesAlong, type Bounds } from './corridor.ts';

const WORLD: Bounds = [-180, -85, 180, 85];
const names = (route: Parameters<typeof tilesAlong>[0], z: number, bounds = WORLD) =>
  tilesAlong(route, z, bounds).map(({ x, y }) => `${x}/${y}`);

describe('the tiles along a route', () => {
  it('are the only one of the lowest zoom', () => {
    expect(names([[[11.6, 48.1]]], 0)).toEqual(['0/0']);
  });

  it('are a point and its neighbours', () => {
    // Munich at zoom 7 lies in the tile 68/44.
    expect(names([[[11.58, 48.14]]], 7).toSorted()).toEqual(
      [67, 68, 69].flatMap((x) => [43, 44, 45].map((y) => `${x}/${y}`)),
    );
  });

  it('leave no gap between two distant points', () => {
    const columns = new Set(
      tilesAlong(
        [
          [
            [0.1, 50],
            [20, 50],
          ],
        ],
        8,
        WORLD,
      ).map(({ x }) => x),
    );
    const sorted = [...columns].toSorted((one, other) => one - other);
    expect(sorted).toEqual(sorted.map((_, index) => (sorted[0] ?? 0) + index));
  });

  it('go on across the date line and end at the poles', () => {
    expect(names([[[179.9, 10]]], 2)).toContain('0/1');
    for (const { y } of tilesAlong([[[0, 89.9]]], 3, WORLD)) expect(y).toBeGreaterThanOrEqual(0);
  });

  it('are none outside of the bounds of an archive', () => {
    expect(names([[[11.58, 48.14]]], 10, [9.4, 47, 9.7, 47.3])).toEqual([]);
    expect(names([[[9.5, 47.1]]], 10, [9.4, 47, 9.7, 47.3]).length).toBeGreaterThan(0);
  });
});
