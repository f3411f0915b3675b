import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutLine, roughMeters } from './way-line.ts';

const BEND = [
  { lat: 47, lng: 11 },
  { lat: 47.1, lng: 11 },
  { lat: 47.1, lng: 11.2 },
];

const length = (line: readonly { lat: number; lng: number }[]): number =>
  line.slice(1).reduce((sum, to, index) => sum + roughMeters(line[index] ?? to, to), 0);

describe('a part of a line', () => {
  it('goes along its bends, both ways', () => {
    expect(cutLine(BEND, 0, 1)).toEqual(BEND);
    expect(cutLine(BEND, 1, 0)).toEqual(BEND.toReversed());
    const [first, corner, last] = cutLine(BEND, 0.1, 0.9);
    expect(corner).toEqual(BEND[1]);
    expect(first?.lng).toBe(11);
    expect(last?.lat).toBeCloseTo(47.1, 6);
    expect(cutLine([], 0, 1)).toEqual([]);
  });

  it('has a point once at which it is cut', () => {
    const [start, corner, end] = BEND;
    const half = length(BEND.slice(0, 2)) / length(BEND);
    expect(cutLine(BEND, half, 1)).toEqual([corner, end]);
    expect(cutLine(BEND, 0, half)).toEqual([start, corner]);
  });

  it('is as long as its share says', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(share, share, (start, end) => {
        const part = length(cutLine(BEND, start, end)) / length(BEND);
        expect(part).toBeCloseTo(Math.abs(end - start), 3);
      }),
    );
  });
});
