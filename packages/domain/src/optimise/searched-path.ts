import { improvePath } from './improve-path.ts';
import { kickPath } from './kick-path.ts';
import type { PathCosts } from './path-costs.ts';
import { pathSearch, settle } from './path-search.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Asked before each round, with the number of rounds done; the caller has the clock, or counts. */
export type MayGoOn = (rounds: number) => boolean;

/**
 * A path that is never dearer than the one it starts from: iterated local search, which shakes the best path at one
 * spot, improves around it and keeps what is no dearer.
 */
export function searchedPath(
  given: PathCosts,
  start: Int32Array,
  random: SeededRandom,
  mayGoOn: MayGoOn,
): Int32Array {
  const search = pathSearch(given, start);
  improvePath(search);
  const best = search.path.slice();
  let bestCost = search.cost;
  for (let round = 0; mayGoOn(round); round += 1) {
    kickPath(search, random);
    improvePath(search);
    if (search.cost <= bestCost + given.tolerance) {
      best.set(search.path);
      bestCost = search.cost;
    } else {
      search.path.set(best);
      search.cost = bestCost;
      settle(search, 0, search.size - 1);
    }
  }
  return best;
}
