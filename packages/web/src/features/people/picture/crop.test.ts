import { assert, double, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dragged, squareOf, WHOLE } from './crop.ts';

const anySize = record({
  width: integer({ min: 1, max: 8000 }),
  height: integer({ min: 1, max: 8000 }),
});
const anyCrop = record({
  zoom: double({ min: 0, max: 10, noNaN: true }),
  x: double({ min: -1, max: 2, noNaN: true }),
  y: double({ min: -1, max: 2, noNaN: true }),
});

describe('the square of a picture', () => {
  it('is the middle of it at first', () => {
    expect(squareOf({ width: 1200, height: 800 }, WHOLE)).toEqual({ left: 200, top: 0, side: 800 });
  });

  it('gets smaller with the zoom and moves with the place', () => {
    const square = squareOf({ width: 1200, height: 800 }, { zoom: 2, x: 1, y: 0 });
    expect(square).toEqual({ left: 800, top: 0, side: 400 });
  });

  it('always lies inside the picture, dragged or not', () => {
    assert(
      property(anySize, anyCrop, integer(), integer(), (size, crop, x, y) => {
        for (const one of [crop, dragged(size, crop, { x, y }, 300)]) {
          const { left, top, side } = squareOf(size, one);
          expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
          expect(left + side).toBeLessThanOrEqual(size.width + 1e-6);
          expect(top + side).toBeLessThanOrEqual(size.height + 1e-6);
        }
      }),
    );
  });

  it('follows the hand: dragging to the right shows more of the left', () => {
    const after = dragged({ width: 1200, height: 800 }, WHOLE, { x: 75, y: 0 }, 300);
    expect(squareOf({ width: 1200, height: 800 }, after)).toEqual({ left: 0, top: 0, side: 800 });
  });
});
