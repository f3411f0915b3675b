import type { Point } from '../../outlines/read-vector-tile.ts';
import { between } from './cut-to-box.ts';

/** Whether a point of Mercator's world belongs to an area. */
export type Area = (point: Point) => boolean;

/** About a kilometer in Central Europe: an area that is narrower may be crossed unseen. */
const STEP = 1 / 2 ** 15;
/** Halvings of a step: an end lies within a meter of the area's edge. */
const HALVINGS = 10;

/** The pieces of a line outside an area, which end at its edge. */
export function outsideOf(line: readonly Point[], isInside: Area): readonly (readonly Point[])[] {
  const pieces: Point[][] = [];
  let [isOpen, from]: [boolean, Point | undefined] = [false, undefined];
  for (const to of line) {
    const before = from;
    from = to;
    if (!before) {
      isOpen = !isInside(to);
      if (isOpen) pieces.push([to]);
      continue;
    }
    const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - before[0], to[1] - before[1]) / STEP));
    for (let step = 1; step <= steps; step += 1) {
      const isOut = !isInside(between(before, to, step / steps));
      if (isOut === isOpen) continue;
      const edge = between(
        before,
        to,
        edgeBetween(before, to, [(step - 1) / steps, step / steps], isInside),
      );
      if (isOut) pieces.push([edge]);
      else pieces.at(-1)?.push(edge);
      isOpen = isOut;
    }
    if (isOpen) pieces.at(-1)?.push(to);
  }
  return pieces.filter((piece) => piece.length > 1);
}

function edgeBetween(
  from: Point,
  to: Point,
  [first, last]: readonly [number, number],
  isInside: Area,
): number {
  const wasInside = isInside(between(from, to, first));
  let [low, high] = [first, last];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2;
    if (isInside(between(from, to, middle)) === wasInside) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
