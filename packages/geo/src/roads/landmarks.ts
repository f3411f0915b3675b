import { createHeap } from './heap.ts';
import type { RoadGraph } from './road-graph.ts';

/** Says how long it still takes from a city to the exits at least. */
export type LeastSeconds = (city: number) => number;

export interface Landmarks {
  leastTo(exits: readonly { readonly city: number }[]): LeastSeconds;
}

/** More of them lead searches straighter, and make each step dearer. */
const COUNT = 10;

/**
 * Cities at the edges of the net, and the seconds from each to all others. If a place
 * is nearer to one of them than the goal is, the way to the goal takes at least the difference. A search that knows this
 * leaves most of the map alone.
 */
export function createLandmarks(graph: RoadGraph): Landmarks {
  const seconds = chosen(graph);
  return {
    leastTo: (exits) => {
      const ranges = seconds.map((to) => {
        const reached = exits.map(({ city }) => to[city] ?? Infinity);
        return { to, nearest: Math.min(...reached), farthest: Math.max(...reached) };
      });
      return (city) => {
        let least = 0;
        for (const { to, nearest, farthest } of ranges) {
          const here = to[city] ?? 0;
          if (here < nearest) least = Math.max(least, nearest - here);
          else if (here > farthest) least = Math.max(least, here - farthest);
        }
        return least;
      };
    },
  };
}

/** Each lies as far as possible from those before. */
function chosen(graph: RoadGraph): readonly Float64Array[] {
  const all: Float64Array[] = [];
  const size = graph.starts.length - 1;
  const nearest = new Float64Array(size).fill(Infinity);
  let next = 0;
  if (size === 0) return [];
  for (let count = 0; count < COUNT; count += 1) {
    const to = secondsFrom(graph, next);
    if (count > 0) all.push(to);
    let most = -1;
    for (let city = 0; city < size; city += 1) {
      const here = Math.min(nearest[city] ?? 0, to[city] ?? 0);
      // The first is any city and only leads to the edge of the net.
      if (count > 0) nearest[city] = here;
      if (here > most && here < Infinity) [most, next] = [here, city];
    }
  }
  return all;
}

/** By the quickest way with all roads open (Dijkstra); what is closed makes ways longer only. */
function secondsFrom({ starts, targets, seconds }: RoadGraph, from: number): Float64Array {
  const reached = new Float64Array(starts.length - 1).fill(Infinity);
  const open = createHeap();
  reached[from] = 0;
  open.push(from, 0);
  while (open.lowest() < Infinity) {
    const here = open.lowest();
    const city = open.pop();
    if (here > (reached[city] ?? 0)) continue;
    const end = starts[city + 1] ?? 0;
    for (let arc = starts[city] ?? 0; arc < end; arc += 1) {
      const target = targets[arc] ?? 0;
      const there = here + (seconds[arc] ?? 0);
      if (there >= (reached[target] ?? 0)) continue;
      reached[target] = there;
      open.push(target, there);
    }
  }
  return reached;
}
