import { swapNeighbouring } from './improve-path.ts';
import { look, type PathSearch } from './path-search.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Measured on gr120: with up to 10 nodes the search stays caught in 6956, with 50 each round takes longer. */
const LONGEST_SWAP = 30;

/**
 * Lets two pieces that follow one another change places (the double bridge), which neither turning nor moving
 * short pieces undoes; no piece is turned around, so that ways keep their direction.
 */
export function kickPath(search: PathSearch, random: SeededRandom): void {
  const { path, costs, size } = search;
  const inner = size - 2;
  const longest = Math.min(LONGEST_SWAP, inner >> 1);
  if (longest < 1) return;
  const one = 1 + random(longest);
  const two = 1 + random(longest);
  const from = 1 + random(inner - one - two + 1);
  const middle = from + one;
  const to = middle + two - 1;
  const before = path[from - 1] ?? 0;
  const first = path[from] ?? 0;
  const firstEnd = path[middle - 1] ?? 0;
  const second = path[middle] ?? 0;
  const secondEnd = path[to] ?? 0;
  const after = path[to + 1] ?? 0;
  search.cost +=
    (costs[before * size + second] ?? 0) +
    (costs[secondEnd * size + first] ?? 0) +
    (costs[firstEnd * size + after] ?? 0) -
    (costs[before * size + first] ?? 0) -
    (costs[firstEnd * size + second] ?? 0) -
    (costs[secondEnd * size + after] ?? 0);
  swapNeighbouring(search, from, middle, to);
  for (const node of [before, first, firstEnd, second, secondEnd, after]) look(search, node);
}
