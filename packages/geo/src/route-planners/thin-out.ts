import { METERS_PER_DEGREE } from '@fahrtwind/domain';
import { createHeap } from '../roads/heap.ts';
import type { Line } from './straight-line.ts';

/**
 * Leaves points out of a line until so many are left, those first whose corner with their neighbours is the smallest
 * (Visvalingam and Whyatt). A drive of 500 km comes with 10,000 points, and a trip has many.
 */
export function thinOut(line: Line, maxPoints: number): Line {
  const most = Math.max(2, maxPoints);
  if (line.length <= most) return line;
  const last = line.length - 1;
  const before = Int32Array.from(line, (_, index) => index - 1);
  const after = Int32Array.from(line, (_, index) => index + 1);
  const areas = new Float64Array(line.length).fill(Infinity);
  const corners = createHeap();
  const weigh = (index: number, least: number): void => {
    if (index <= 0 || index >= last) return;
    // Never less than a neighbour that is gone already, or a whole bay would vanish point by point.
    areas[index] = Math.max(least, areaOf(line, before[index] ?? 0, index, after[index] ?? last));
    corners.push(index, areas[index] ?? 0);
  };
  for (let index = 1; index < last; index += 1) weigh(index, 0);
  const isGone = new Uint8Array(line.length);
  for (let left = line.length; left > most;) {
    const area = corners.lowest();
    const index = corners.pop();
    // Weighed anew since.
    if (isGone[index] === 1 || areas[index] !== area) continue;
    isGone[index] = 1;
    left -= 1;
    const [previous = 0, next = last] = [before[index], after[index]];
    after[previous] = next;
    before[next] = previous;
    weigh(previous, area);
    weigh(next, area);
  }
  return line.filter((_, index) => isGone[index] === 0);
}

function areaOf(line: Line, one: number, corner: number, other: number): number {
  const [x0 = 0, y0 = 0] = line[one] ?? [];
  const [x1 = 0, y1 = 0] = line[corner] ?? [];
  const [x2 = 0, y2 = 0] = line[other] ?? [];
  const squareDegrees = Math.abs((x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0)) / 2;
  return squareDegrees * METERS_PER_DEGREE ** 2 * Math.cos((y1 * Math.PI) / 180);
}
