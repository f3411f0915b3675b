import { radians, type Point } from '../geo/distance.ts';

/**
 * The order of a visit that starts at the first point and always goes on to the nearest
 * that is left, the earlier of two equally near ones; as indices into the list. Points of one group are visited
 * in a row: once entered, it is finished before the order goes on outside.
 */
export function nearestNeighbour(
  points: readonly Point[],
  groupOf: (index: number) => number = (index) => index,
): readonly number[] {
  const vectors = toVectors(points);
  const left = points.map((_, index) => index);
  const groups = new Map<number, number[]>();
  for (const index of left) {
    const group = groups.get(groupOf(index));
    if (group) group.push(index);
    else groups.set(groupOf(index), [index]);
  }
  const order: number[] = [];
  let here = left[0];
  while (here !== undefined) {
    order.push(here);
    const group = groups.get(groupOf(here)) ?? [];
    for (const list of [left, group]) list.splice(list.indexOf(here), 1);
    here = nearest(vectors, here, group.length > 0 ? group : left);
  }
  return order;
}

/** Squared chords through the globe compare like the arcs above them, and need no sines for each pair. */
function nearest(
  vectors: Float64Array,
  here: number,
  candidates: readonly number[],
): number | undefined {
  const x = vectors[here * 3] ?? 0;
  const y = vectors[here * 3 + 1] ?? 0;
  const z = vectors[here * 3 + 2] ?? 0;
  let best: number | undefined;
  let bestChord = Number.POSITIVE_INFINITY;
  for (const index of candidates) {
    const dx = x - (vectors[index * 3] ?? 0);
    const dy = y - (vectors[index * 3 + 1] ?? 0);
    const dz = z - (vectors[index * 3 + 2] ?? 0);
    const chord = dx * dx + dy * dy + dz * dz;
    if (chord < bestChord) {
      best = index;
      bestChord = chord;
    }
  }
  return best;
}

/** Points as x, y, z on a globe of radius 1, one after the other. */
function toVectors(points: readonly Point[]): Float64Array {
  const vectors = new Float64Array(points.length * 3);
  for (const [index, { lat, lng }] of points.entries()) {
    const phi = radians(lat);
    const lambda = radians(lng);
    vectors[index * 3] = Math.cos(phi) * Math.cos(lambda);
    vectors[index * 3 + 1] = Math.cos(phi) * Math.sin(lambda);
    vectors[index * 3 + 2] = Math.sin(phi);
  }
  return vectors;
}
