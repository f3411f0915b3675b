import { costOf, type PathCosts } from './path-costs.ts';

/** A path that is being improved in place. */
export interface PathSearch {
  readonly size: number;
  readonly costs: Float64Array;
  readonly isSymmetric: boolean;
  readonly tolerance: number;
  /** For each node the nearest others, the nearest first. */
  readonly neighbours: Int32Array;
  /** How near each of them is, in the direction in which it is nearer. */
  readonly nearness: Float64Array;
  readonly reach: number;
  /** The nodes in their order, and for each node its place in it. */
  readonly path: Int32Array;
  readonly places: Int32Array;
  /** By how much the path up to a place is dearer backwards than forwards; zero when costs are symmetric. */
  readonly turning: Float64Array;
  /** The nodes around which something may be gained, as a ring. */
  readonly queue: Int32Array;
  readonly isQueued: Uint8Array;
  /** Room to put nodes aside while others move. */
  readonly spare: Int32Array;
  head: number;
  queued: number;
  cost: number;
}

/** Measured on gr120: fewer miss good moves, more take longer and find no more. */
const REACH = 8;

export function pathSearch(given: PathCosts, start: ArrayLike<number>): PathSearch {
  const { size, costs, isSymmetric, tolerance } = given;
  const reach = Math.min(REACH, size - 1);
  const search: PathSearch = {
    size,
    costs,
    isSymmetric,
    tolerance,
    ...nearest(given, reach),
    reach,
    path: Int32Array.from(start),
    places: new Int32Array(size),
    turning: new Float64Array(size),
    queue: new Int32Array(size),
    isQueued: new Uint8Array(size),
    spare: new Int32Array(size),
    head: 0,
    queued: 0,
    cost: costOf(given, start),
  };
  settle(search, 0, size - 1);
  for (const node of search.path) look(search, node);
  return search;
}

/** Turns the nodes between two places around. By hand, because a view for `reverse` costs more than a short turn. */
export function turn(search: PathSearch, from: number, to: number): void {
  const { path, places } = search;
  for (let left = from, right = to; left < right; left += 1, right -= 1) {
    const one = path[left] ?? 0;
    const other = path[right] ?? 0;
    path[left] = other;
    places[other] = left;
    path[right] = one;
    places[one] = right;
  }
  if (!search.isSymmetric) settle(search, from, to);
}

/** Writes down where the nodes between two places are now. */
export function settle(search: PathSearch, from: number, to: number): void {
  const { path, places, turning, costs, size } = search;
  for (let place = from; place <= to; place += 1) places[path[place] ?? 0] = place;
  if (search.isSymmetric) return;
  for (let place = Math.max(from, 1); place < size; place += 1) {
    const before = path[place - 1] ?? 0;
    const node = path[place] ?? 0;
    const dearer = (costs[node * size + before] ?? 0) - (costs[before * size + node] ?? 0);
    turning[place] = (turning[place - 1] ?? 0) + dearer;
  }
}

/** Makes sure that it is looked for something better around a node. */
export function look(search: PathSearch, node: number): void {
  if (search.isQueued[node]) return;
  search.isQueued[node] = 1;
  const tail = search.head + search.queued;
  search.queue[tail < search.size ? tail : tail - search.size] = node;
  search.queued += 1;
}

/** The next node to look around. */
export function nextToLook(search: PathSearch): number {
  const node = search.queue[search.head] ?? 0;
  search.head = search.head + 1 < search.size ? search.head + 1 : 0;
  search.queued -= 1;
  search.isQueued[node] = 0;
  return node;
}

/** Keeps the nearest few while it looks at each other node once: sorting all of 500 took longer than the search. */
function nearest(
  { costs, size }: PathCosts,
  reach: number,
): Pick<PathSearch, 'neighbours' | 'nearness'> {
  const neighbours = new Int32Array(size * reach);
  const nearness = new Float64Array(size * reach).fill(Number.POSITIVE_INFINITY);
  for (let node = 0; node < size; node += 1) {
    const start = node * reach;
    const last = start + reach - 1;
    for (let other = 0; other < size; other += 1) {
      const there = costs[node * size + other] ?? 0;
      const back = costs[other * size + node] ?? 0;
      const near = there < back ? there : back;
      if (other === node || near >= (nearness[last] ?? 0)) continue;
      let rank = last;
      for (; rank > start && (nearness[rank - 1] ?? 0) > near; rank -= 1) {
        nearness[rank] = nearness[rank - 1] ?? 0;
        neighbours[rank] = neighbours[rank - 1] ?? 0;
      }
      nearness[rank] = near;
      neighbours[rank] = other;
    }
  }
  return { neighbours, nearness };
}
