import type { PathCosts } from './path-costs.ts';

/** The path that always goes on to the nearest node that is left, and to the last one at the end. */
export function nearestPath({ costs, size }: PathCosts): Int32Array {
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
