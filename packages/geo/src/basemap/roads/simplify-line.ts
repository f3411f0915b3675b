import type { Point } from '../../outlines/read-vector-tile.ts';

/** Leaves out points that are no further than the tolerance from the line without them (Douglas and Peucker). */
export function simplifyLine(line: readonly Point[], tolerance: number): readonly Point[] {
  const kept = new Set([0, line.length - 1]);
  const open: [number, number][] = [[0, line.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [first, last] = span;
    let [farthest, distance] = [-1, tolerance];
    for (let index = first + 1; index < last; index += 1) {
      const own = distanceTo(line[index], line[first], line[last]);
      if (own > distance) [farthest, distance] = [index, own];
    }
    if (farthest < 0) continue;
    kept.add(farthest);
    open.push([first, farthest], [farthest, last]);
  }
  return line.filter((_, index) => kept.has(index));
}

function distanceTo(point?: Point, from?: Point, to?: Point): number {
  if (!point || !from || !to) return 0;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / length;
  const share = Math.max(0, Math.min(1, along));
  return Math.hypot(point[0] - from[0] - dx * share, point[1] - from[1] - dy * share);
}
