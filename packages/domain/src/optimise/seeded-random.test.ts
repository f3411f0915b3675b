import { expect, it } from 'vitest';
import { seededRandom } from './seeded-random.ts';

const drawn = (seed: number, limit: number, count: number): readonly number[] => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => random(limit));
};

it('draws the same numbers from the same seed and others from another', () => {
  expect(drawn(1, 1000, 20)).toEqual(drawn(1, 1000, 20));
  expect(drawn(1, 1000, 20)).not.toEqual(drawn(2, 1000, 20));
});

it('draws every number below the limit about equally often', () => {
  const counts = new Map<number, number>();
  for (const number of drawn(42, 6, 6000)) counts.set(number, (counts.get(number) ?? 0) + 1);
  expect([...counts.keys()].toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3, 4, 5]);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});
