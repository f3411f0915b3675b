import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceMeters, type Point } from '../geo/distance.ts';
import { placeOf } from '../testing/places.ts';
import { nearestNeighbour } from './nearest-neighbour.ts';

const visited = (...names: readonly string[]): readonly (string | undefined)[] =>
  nearestNeighbour(names.map(placeOf)).map((index) => names[index]);

const anyPoints = fc.array(
  fc.record({
    lat: fc.double({ min: -80, max: 80, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  }),
  { minLength: 1, maxLength: 12 },
);

describe('the nearest neighbour', () => {
  it('is visited next, from the first point on [OP-1]', () => {
    expect(visited('Köln', 'München', 'Bonn', 'Stuttgart', 'Koblenz')).toEqual([
      'Köln',
      'Bonn',
      'Koblenz',
      'Stuttgart',
      'München',
    ]);
  });

  it('is found across the date line', () => {
    const points = [179, 100, -179].map((lng) => ({ lat: 0, lng }));
    expect(nearestNeighbour(points)).toEqual([0, 2, 1]);
  });

  it('is the earlier of two at the same distance', () => {
    const points = [0, 1, -1].map((lng) => ({ lat: 10, lng }));
    expect(nearestNeighbour(points)).toEqual([0, 1, 2]);
  });

  it('is empty without stops', () => {
    expect(nearestNeighbour([])).toEqual([]);
    expect(visited('Köln')).toEqual(['Köln']);
  });

  it('is never farther than any other that is left, and everyone is visited once [OP-1]', () => {
    fc.assert(
      fc.property(anyPoints, (points) => {
        const order = nearestNeighbour(points);
        expect(order[0]).toBe(0);
        expect(order.toSorted((a, b) => a - b)).toEqual(points.map((_, index) => index));
        const at = (place: number): Point => points[order[place] ?? 0] ?? { lat: 0, lng: 0 };
        for (let place = 1; place < order.length; place += 1) {
          const chosen = distanceMeters(at(place - 1), at(place));
          for (let later = place + 1; later < order.length; later += 1)
            expect(chosen).toBeLessThan(distanceMeters(at(place - 1), at(later)) + 0.001);
        }
      }),
    );
  });

  it('is looked for inside of a group until nothing is left there', () => {
    const names = ['Köln', 'Koblenz', 'Berlin', 'Mainz'];
    const groups = [0, 1, 1, 2];
    const order = nearestNeighbour(names.map(placeOf), (index) => groups[index] ?? 0);
    expect(order.map((index) => names[index])).toEqual(['Köln', 'Koblenz', 'Berlin', 'Mainz']);
    expect(visited(...names)).toEqual(['Köln', 'Koblenz', 'Mainz', 'Berlin']);
  });
});
