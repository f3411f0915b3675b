import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { chartScale } from './chart-scale.ts';

it.each([
  [342, [0, 100, 200, 300, 400]],
  [80, [0, 20, 40, 60, 80]],
  [81, [0, 50, 100]],
  [1200, [0, 500, 1000, 1500]],
  [0, [0, 1]],
])('draws lines for %i km at %j', (highest, ticks) => {
  expect(chartScale(highest).ticks.map((tick) => Math.round(tick * 100) / 100)).toEqual(ticks);
});

it('never has a bar above its top nor more than five lines', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.5, max: 50_000, noNaN: true }), (highest) => {
      const { top, ticks } = chartScale(highest);
      expect(top).toBeGreaterThanOrEqual(highest);
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect(ticks.at(-1)).toBeCloseTo(top);
    }),
  );
});
