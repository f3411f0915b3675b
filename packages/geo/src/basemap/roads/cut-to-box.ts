import type { Box } from '../../outlines/clip.ts';
import type { Point } from '../../outlines/read-vector-tile.ts';

/** The pieces of a line within a box, which end at its edges. */
export function cutToBox(line: readonly Point[], box: Box): readonly (readonly Point[])[] {
  const pieces: Point[][] = [];
  let isOpen = false;
  for (let index = 1; index < line.length; index += 1) {
    const [from, to] = [line[index - 1], line[index]];
    const span = from && to && shareWithin(from, to, box);
    if (!span) {
      isOpen = false;
      continue;
    }
    const end = between(from, to, span[1]);
    if (isOpen && span[0] === 0) pieces.at(-1)?.push(end);
    else pieces.push([between(from, to, span[0]), end]);
    isOpen = span[1] === 1;
  }
  return pieces;
}

/** From where to where a straight line is within a box, as shares of its length (Liang and Barsky); null for nowhere. */
function shareWithin(
  [x1, y1]: Point,
  [x2, y2]: Point,
  box: Box,
): readonly [first: number, last: number] | null {
  const [dx, dy] = [x2 - x1, y2 - y1];
  let [first, last] = [0, 1];
  const sides: readonly (readonly [number, number])[] = [
    [-dx, x1 - box.left],
    [dx, box.right - x1],
    [-dy, y1 - box.top],
    [dy, box.bottom - y1],
  ];
  for (const [step, room] of sides) {
    if (step === 0 && room < 0) return null;
    if (step < 0) first = Math.max(first, room / step);
    if (step > 0) last = Math.min(last, room / step);
  }
  return first < last ? [first, last] : null;
}

export function between([x1, y1]: Point, [x2, y2]: Point, share: number): Point {
  if (share === 0) return [x1, y1];
  return share === 1 ? [x2, y2] : [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
}
