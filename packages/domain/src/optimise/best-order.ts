import { exactPath } from './exact-path.ts';
import { costOf, pathCosts, type CostMatrix, type PathEnd, type PathCosts } from './path-costs.ts';
import { searchedPath, type MayGoOn } from './searched-path.ts';
import { seededRandom } from './seeded-random.ts';

/** The path that always goes on to the nearest node that is left, and to the last one at the end. */
function nearestPath({ costs, size }: PathCosts): Int32Array {
  const path = new Int32Array(size);
  const isVisited = new Uint8Array(size);
  let here = 0;
  for (let place = 1; place < size - 1; place += 1) {
    let next = -1;
    let best = Number.POSITIVE_INFINITY;
    for (let node = 1; node < size - 1; node += 1) {
      const cost = costs[here * size + node] ?? 0;
      if (isVisited[node] || cost >= best) continue;
      next = node;
      best = cost;
    }
    path[place] = next;
    isVisited[next] = 1;
    here = next;
  }
  if (size > 1) path[size - 1] = size - 1;
  return path;
}

/** Up to so many stops the order is proven to be the best; above it is searched for. */
export const EXACT_STOPS = 12;

export interface OrderSearch {
  readonly end: PathEnd;
  /** The same seed and the same number of rounds give the same order. */
  readonly seed: number;
  readonly mayGoOn: MayGoOn;
}

/**
 * The thorough optimisation: the cheapest order that begins at the first stop and ends as asked, as indices into
 * the matrix. It is never dearer than the order of the matrix or the nearest neighbours, and where nothing is gained,
 * it is the order of the matrix. A way that does not exist is infinite, or no number; as few of them as possible
 * are taken.
 */
export function bestOrder(
  matrix: CostMatrix,
  { end, seed, mayGoOn }: OrderSearch,
): readonly number[] {
  const given = pathCosts(matrix, end);
  const asGiven = Int32Array.from({ length: given.size }, (_, node) => node);
  if (matrix.length < 2) return [...asGiven].slice(0, matrix.length);
  const isCheaper = (one: Int32Array, other: Int32Array): boolean =>
    costOf(given, one) < costOf(given, other) - given.tolerance;
  const nearest = nearestPath(given);
  const start = isCheaper(nearest, asGiven) ? nearest : asGiven;
  const found =
    matrix.length <= EXACT_STOPS
      ? exactPath(given)
      : searchedPath(given, start, seededRandom(seed), mayGoOn);
  return [...(isCheaper(found, asGiven) ? found : asGiven)].slice(0, matrix.length);
}
