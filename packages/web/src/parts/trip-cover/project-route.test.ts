import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COVER_HEIGHT, COVER_WIDTH, projectRoute } from './project-route.ts';

const alps = [
  [11.58, 48.13],
  [11.4, 47.27],
  [11.35, 46.5],
  [9.84, 46.49],
] as const;

describe('a route on paper', () => {
  it('lies north up and to scale', () => {
    const [first, second] = projectRoute(alps);
    expect(first?.[1]).toBeLessThan(second?.[1] ?? 0);
    expect(first?.[0]).toBeGreaterThan(second?.[0] ?? 0);
  });

  it('goes on over the date line', () => {
    const [west, east] = projectRoute([
      [178, -38],
      [-178, -36],
    ]);
    expect(west?.[0]).toBeLessThan(east?.[0] ?? 0);
  });

  it('has a single place in the middle', () => {
    expect(projectRoute([[7, 51]])).toEqual([[COVER_WIDTH / 2, COVER_HEIGHT / 2]]);
  });

  it('has every stop of any route inside the picture', () => {
    const point = fc.tuple(
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.double({ min: -85, max: 85, noNaN: true }),
    );
    fc.assert(
      fc.property(fc.array(point, { maxLength: 32 }), (route) => {
        for (const [x, y] of projectRoute(route)) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(COVER_WIDTH);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(COVER_HEIGHT);
        }
      }),
    );
  });
});
