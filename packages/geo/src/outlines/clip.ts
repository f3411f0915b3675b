import type { Point } from './read-vector-tile.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Side = (point: Point) => number;

/** The part of a polygon within a box; empty when nothing lies there. */
export function clipPolygon(ring: readonly Point[], box: Box): readonly Point[] {
  const sides: readonly Side[] = [
    ([x]) => x - box.left,
    ([x]) => box.right - x,
    ([, y]) => y - box.top,
    ([, y]) => box.bottom - y,
  ];
  let points = ring;
  for (const side of sides) {
    if (points.length === 0) return points;
    points = clipAt(points, side);
  }
  return points;
}

/** Keeps the part on the positive side of a line, as Sutherland and Hodgman do it. */
function clipAt(points: readonly Point[], side: Side): readonly Point[] {
  const kept: Point[] = [];
  let before = points.at(-1);
  for (const point of points) {
    const [was, is] = [before ? side(before) : 0, side(point)];
    if (before && was * is < 0) kept.push(between(before, point, was / (was - is)));
    if (is >= 0) kept.push(point);
    before = point;
  }
  return kept;
}

function between([x1, y1]: Point, [x2, y2]: Point, share: number): Point {
  return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
}

/** The pieces of a line that touch a box; their ends may lie beyond it. */
export function clipLine(line: readonly Point[], box: Box): readonly (readonly Point[])[] {
  const pieces: Point[][] = [];
  let isOpen = false;
  for (let index = 1; index < line.length; index += 1) {
    const [from, to] = [line[index - 1], line[index]];
    if (!from || !to) continue;
    if (!touches(from, to, box)) isOpen = false;
    else if (isOpen) pieces.at(-1)?.push(to);
    else {
      pieces.push([from, to]);
      isOpen = true;
    }
  }
  return pieces;
}

function touches([x1, y1]: Point, [x2, y2]: Point, box: Box): boolean {
  return (
    Math.max(x1, x2) >= box.left &&
    Math.min(x1, x2) <= box.right &&
    Math.max(y1, y2) >= box.top &&
    Math.min(y1, y2) <= box.bottom
  );
}
