import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Coordinates } from '../ports.ts';
import { loadRoadEstimates } from './load-roads.ts';
import { trimEnds } from './trim-ends.ts';
import { roughMeters } from './way-line.ts';

const length = (line: readonly Coordinates[]): number =>
  line.slice(1).reduce((sum, to, index) => sum + roughMeters(line[index] ?? to, to), 0);

/** By how many degrees a line turns at each of its points. */
function turns(line: readonly Coordinates[]): readonly number[] {
  return line.slice(1, -1).map((here, index) => {
    const [before, after] = [line[index] ?? here, line[index + 2] ?? here];
    const shrink = Math.cos((here.lat * Math.PI) / 180);
    const heading = (from: Coordinates, to: Coordinates): number =>
      (Math.atan2(to.lat - from.lat, (to.lng - from.lng) * shrink) * 180) / Math.PI;
    const turn = Math.abs(heading(before, here) - heading(here, after));
    return Math.min(turn, 360 - turn);
  });
}

const ROAD = [
  { lat: 50, lng: 7 },
  { lat: 50, lng: 7.2 },
  { lat: 50, lng: 7.4 },
];
const BEFORE = { lat: 50, lng: 6.99 };

describe('the end of a line', () => {
  it('leaves the road beside a stop that lies before the town', () => {
    const to = { lat: 50.002, lng: 7.37 };
    const { line } = trimEnds(ROAD, { from: BEFORE, to });
    expect(line.slice(0, 2)).toEqual(ROAD.slice(0, 2));
    expect(line.at(-1)?.lng).toBeCloseTo(7.37, 3);
  });

  it('stays on the road to its end for a stop beyond the town', () => {
    const { line } = trimEnds(ROAD, { from: BEFORE, to: { lat: 50, lng: 7.41 } });
    expect(line).toEqual(ROAD);
  });

  it('is the same at the beginning, and tells how far the other points have moved', () => {
    const from = { lat: 50.002, lng: 7.25 };
    const { line, shift } = trimEnds(ROAD.toReversed(), { from: { lat: 50, lng: 7.41 }, to: from });
    const back = trimEnds(ROAD, { from, to: { lat: 50, lng: 7.41 } });
    expect(back.line).toEqual(line.toReversed());
    expect([shift, back.shift]).toEqual([0, -1]);
  });

  it('stays on board: what is kept is never left', () => {
    const to = { lat: 50.002, lng: 7.37 };
    expect(trimEnds(ROAD, { from: BEFORE, to }, [1, 2]).line).toEqual(ROAD);
  });

  it('never makes a line longer, whatever stops there are', () => {
    const point = fc.record({
      lat: fc.double({ min: 49.8, max: 50.2, noNaN: true }),
      lng: fc.double({ min: 6.8, max: 7.6, noNaN: true }),
    });
    fc.assert(
      fc.property(
        fc.array(point, { minLength: 2, maxLength: 8 }),
        point,
        point,
        (road, from, to) => {
          const { line } = trimEnds(road, { from, to });
          expect(line.length).toBeGreaterThan(1);
          expect(length([from, ...line, to])).toBeLessThanOrEqual(length([from, ...road, to]) + 1);
        },
      ),
    );
  });
});

const roads = loadRoadEstimates(join(import.meta.dirname, '../../../../data/roads'));

/** Stops beside the road between two places of the table. */
const LEGS = [
  ['Maria Laach', 50.405, 7.253, 'Burg Eltz', 50.205, 7.337],
  ['Burg Eltz', 50.205, 7.337, 'Cochem', 50.147, 7.167],
  ['Cochem', 50.147, 7.167, 'Bernkastel', 49.916, 7.07],
] as const;

it.each(LEGS)('%s (%d, %d) – %s has no hook and no zigzag', (...leg) => {
  const [, lat, lng, , toLat, toLng] = leg;
  const [from, to] = [
    { lat, lng },
    { lat: toLat, lng: toLng },
  ];
  const way = roads.way({ from, to, profile: 'driving', mayUseToll: true });
  expect(Math.max(...turns([from, ...(way?.line ?? []), to]))).toBeLessThan(115);
});
