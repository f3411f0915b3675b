import type { PathCosts } from './path-costs.ts';

/**
 * The cheapest path from the first node to the last one, by Held and Karp: for every set of nodes and every node
 * of it, the cheapest way to have visited the set and to stand there. It doubles with each node: for 11 between the
 * ends it takes some milliseconds.
 */
export function exactPath({ costs, size }: PathCosts): Int32Array {
  const inner = size - 2;
  if (inner < 1) return Int32Array.from({ length: size }, (_, node) => node);
  const sets = 1 << inner;
  const best = new Float64Array(sets * inner).fill(Number.POSITIVE_INFINITY);
  const before = new Int8Array(sets * inner).fill(-1);
  for (let node = 0; node < inner; node += 1)
    best[(1 << node) * inner + node] = costs[node + 1] ?? 0;
  for (let set = 1; set < sets; set += 1) {
    for (let here = 0; here < inner; here += 1) {
      const sum = best[set * inner + here] ?? 0;
      if (sum === Number.POSITIVE_INFINITY) continue;
      for (let next = 0; next < inner; next += 1) {
        if (set & (1 << next)) continue;
        const cell = (set | (1 << next)) * inner + next;
        const longer = sum + (costs[(here + 1) * size + next + 1] ?? 0);
        if (longer >= (best[cell] ?? 0)) continue;
        best[cell] = longer;
        before[cell] = here;
      }
    }
  }
  return readBack({ costs, size, best, before });
}

interface Filled {
  readonly costs: Float64Array;
  readonly size: number;
  readonly best: Float64Array;
  readonly before: Int8Array;
}

/** Follows the table from the last node to the first. */
function readBack({ costs, size, best, before }: Filled): Int32Array {
  const inner = size - 2;
  let set = (1 << inner) - 1;
  const toEnd = (node: number): number =>
    (best[set * inner + node] ?? 0) + (costs[(node + 1) * size + size - 1] ?? 0);
  let here = 0;
  for (let node = 1; node < inner; node += 1) if (toEnd(node) < toEnd(here)) here = node;
  const path = new Int32Array(size);
  path[size - 1] = size - 1;
  for (let place = inner; place > 0; place -= 1) {
    path[place] = here + 1;
    const earlier = before[set * inner + here] ?? 0;
    set &= ~(1 << here);
    here = earlier;
  }
  return path;
}
