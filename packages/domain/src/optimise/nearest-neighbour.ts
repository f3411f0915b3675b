import { radians, type Point } from '../geo/distance.ts';

/**
 * The order in which somebody visits the points who starts at the first one and always goes on to the nearest
 * that is left, the earlier of two equally near ones; as indices into the list. Points of one group are visited
 * in a row: whoever has entered it goes on inside while something is left there.
 */
export function nearestNeighbour(
  points: readonly Point[],
  groupOf: (index: number) => number = (index) => index,
): readonly number[] {
  const vectors = points.map(toVector);
  const left = points.map((_, index) => index);
  const order: number[] = [];
  let next = left.shift();
  while (next !== undefined) {
    order.push(next);
    const here = vectors[next] ?? NORTH_POLE;
    const group = groupOf(next);
    const inside = left.filter((index) => groupOf(index) === group);
    next = nearest(here, vectors, inside.length > 0 ? inside : left);
    if (next !== undefined) left.splice(left.indexOf(next), 1);
  }
  return order;
}

type Vector = readonly [x: number, y: number, z: number];

const NORTH_POLE: Vector = [0, 0, 1];

/** Chords through the globe compare like the arcs above them, and need no sines for each pair. */
function toVector({ lat, lng }: Point): Vector {
  const [phi, lambda] = [radians(lat), radians(lng)];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

function nearest(
  here: Vector,
  vectors: readonly Vector[],
  candidates: readonly number[],
): number | undefined {
  let best: number | undefined;
  let bestChord = Number.POSITIVE_INFINITY;
  for (const index of candidates) {
    const there = vectors[index] ?? NORTH_POLE;
    const chord = (here[0] - there[0]) ** 2 + (here[1] - there[1]) ** 2 + (here[2] - there[2]) ** 2;
    if (chord < bestChord) [best, bestChord] = [index, chord];
  }
  return best;
}
