import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAX_COVER_POINTS, readCoverRoute, writeCoverRoute } from './cover-route.ts';

it('carries points to a kilometer, with the days where they are known', () => {
  const text = writeCoverRoute([
    { lng: 11.5755, lat: 48.1374, day: 0 },
    { lng: -0.001, lat: 47.2682 },
  ]);
  expect(text).toBe('11.58,48.14,0;0,47.27');
  expect(readCoverRoute(text)).toEqual([
    { lng: 11.58, lat: 48.14, day: 0 },
    { lng: 0, lat: 47.27, day: undefined },
  ]);
});

it('reads whatever it has written', () => {
  const point = fc.record({
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    day: fc.nat(999),
  });
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 40 }), (points) => {
      expect(readCoverRoute(writeCoverRoute(points))).toHaveLength(
        Math.min(points.length, MAX_COVER_POINTS),
      );
    }),
  );
});

it.each(['', 'x', '181,1', '1,91', '1,2,3,4', '11.5755,48.1374', '1,2;'.repeat(40)])(
  'refuses „%s“',
  (text) => {
    expect(readCoverRoute(text)).toBeNull();
  },
);
