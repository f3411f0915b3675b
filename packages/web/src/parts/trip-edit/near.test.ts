import { expect, it } from 'vitest';
import { metersFromLine } from './near.ts';

const north = [
  [8, 50],
  [8, 51],
] as const;

it('measures the shortest way to the line, not to its ends', () => {
  expect(metersFromLine({ lat: 50.5, lng: 8 }, north)).toBeCloseTo(0);
  // One degree of longitude is 70.8 km at 50.5° north.
  expect(metersFromLine({ lat: 50.5, lng: 8.1 }, north) / 1000).toBeCloseTo(7.07, 1);
  expect(metersFromLine({ lat: 52, lng: 8 }, north) / 1000).toBeCloseTo(111.2, 0);
});

it('is far from a line without points', () => {
  expect(metersFromLine({ lat: 50, lng: 8 }, [])).toBe(Number.POSITIVE_INFINITY);
});
