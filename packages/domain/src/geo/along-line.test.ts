import { expect, it } from 'vitest';
import { besideLine } from './along-line.ts';

/** North along a meridian, then east. */
const LINE = [
  [7, 50],
  [7, 51],
  [8, 51],
] as const;

it.each([
  ['beside the first stretch', { lat: 50.5, lng: 7.1 }, 7, 55.6],
  ['on the line', { lat: 50.25, lng: 7 }, 0, 27.8],
  ['before its beginning', { lat: 49.9, lng: 7 }, 11.1, 0],
  ['beside the second stretch', { lat: 51.1, lng: 7.5 }, 11.1, 146.1],
])('finds a point %s', (_, point, asideKm, alongKm) => {
  const { asideMeters, alongMeters } = besideLine(point, LINE);
  expect(asideMeters / 1000).toBeCloseTo(asideKm, 0);
  expect(Math.abs(alongMeters / 1000 - alongKm)).toBeLessThan(1);
});

it('is nowhere beside a line without a stretch', () => {
  expect(besideLine({ lat: 50, lng: 7 }, [[7, 50]]).asideMeters).toBe(Number.POSITIVE_INFINITY);
});
