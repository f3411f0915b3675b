import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { improvePath } from './improve-path.ts';
import { kickPath } from './kick-path.ts';
import { costOf, pathCosts } from './path-costs.ts';
import { pathSearch } from './path-search.ts';
import { seededRandom } from './seeded-random.ts';

const anyMatrix = fc
  .tuple(fc.integer({ min: 3, max: 30 }), fc.nat(), fc.boolean())
  .map(([size, seed, isSymmetric]) => {
    const random = seededRandom(seed);
    const matrix = Array.from({ length: size }, () =>
      Array.from({ length: size }, () => random(500)),
    );
    if (!isSymmetric) return matrix;
    return matrix.map((row, from) =>
      row.map((cost, to) => (from < to ? cost : (matrix[to]?.[from] ?? 0))),
    );
  });

it('knows at every moment what its path costs and where each node is, in both directions', () => {
  fc.assert(
    fc.property(anyMatrix, fc.nat(), (matrix, seed) => {
      const given = pathCosts(matrix, 'anywhere');
      const search = pathSearch(
        given,
        Array.from({ length: given.size }, (_, node) => node),
      );
      const random = seededRandom(seed);
      for (let round = 0; round < 20; round += 1) {
        const before = search.cost;
        improvePath(search);
        expect(search.cost).toBeLessThanOrEqual(before);
        expect(search.cost).toBeCloseTo(costOf(given, search.path), 6);
        expect([search.path[0], search.path.at(-1)]).toEqual([0, given.size - 1]);
        expect([...search.places].map((place) => search.path[place])).toEqual(
          [...search.places].map((_, node) => node),
        );
        kickPath(search, random);
        expect(search.cost).toBeCloseTo(costOf(given, search.path), 6);
      }
    }),
  );
});

it('turns what crosses, and brings a stray stop home', () => {
  const line = [0, 30, 20, 10, 40, 50, 60, 12, 70, 80];
  const matrix = line.map((from) => line.map((to) => Math.abs(from - to)));
  const given = pathCosts(matrix, 'last');
  const search = pathSearch(
    given,
    line.map((_, index) => index),
  );
  improvePath(search);
  expect([...search.path].map((node) => line[node])).toEqual(
    line.toSorted((one, other) => one - other),
  );
});
