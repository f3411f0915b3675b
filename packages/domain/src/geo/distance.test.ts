import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeOf } from '../testing/places.ts';
import { distanceMeters } from './distance.ts';

const anyPoint = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('the distance on a sphere of 6371 km', () => {
  it.each([
    ['a degree of latitude', { lat: 50, lng: 7 }, { lat: 51, lng: 7 }, (Math.PI * 6371) / 180],
    ['a quarter of the equator', { lat: 0, lng: 0 }, { lat: 0, lng: 90 }, (Math.PI * 6371) / 2],
    ['pole to pole', { lat: 90, lng: 0 }, { lat: -90, lng: 0 }, Math.PI * 6371],
    ['across the date line', { lat: 0, lng: 179 }, { lat: 0, lng: -179 }, (Math.PI * 6371) / 90],
    ['nowhere', { lat: 50, lng: 7 }, { lat: 50, lng: 7 }, 0],
  ])('is right for %s [CN-4]', (_, from, to, km) => {
    expect(distanceMeters(from, to)).toBeCloseTo(km * 1000, 4);
  });

  it.each([
    ['Köln', 'Berlin', 477],
    ['Hamburg', 'München', 612],
    ['Paris', 'Rom', 1106],
  ])('from %s to %s is about %i km [CN-4]', (from, to, km) => {
    expect(Math.abs(distanceMeters(placeOf(from), placeOf(to)) / 1000 - km)).toBeLessThan(2);
  });

  it('is the same there and back, a number, and never longer than half around', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, (from, to) => {
        const meters = distanceMeters(from, to);
        expect(meters).toBe(distanceMeters(to, from));
        expect(meters).toBeGreaterThanOrEqual(0);
        expect(meters).toBeLessThanOrEqual(Math.PI * 6_371_000);
      }),
    );
  });
});
