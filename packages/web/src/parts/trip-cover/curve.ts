export type XY = readonly [x: number, y: number];

/** A smooth line through all points (Catmull-Rom as Bézier curves), rounded to tenths. */
export function openCurve(points: readonly XY[]): string {
  const [first] = points;
  if (!first) return '';
  const bends = points
    .slice(1)
    .map((to, index) =>
      bend([points[index - 1] ?? first, points[index] ?? first, to, points[index + 2] ?? to]),
    );
  return `M${write(first)}${bends.join('')}`;
}

/** The same as a closed line. */
export function closedCurve(points: readonly XY[]): string {
  const [first] = points;
  if (!first) return '';
  const at = (index: number): XY => points[(index + points.length) % points.length] ?? first;
  const bends = points.map((_, index) =>
    bend([at(index - 1), at(index), at(index + 1), at(index + 2)]),
  );
  return `M${write(first)}${bends.join('')}z`;
}

function bend([before, from, to, after]: readonly [XY, XY, XY, XY]): string {
  const leave: XY = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
  const arrive: XY = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
  return `C${write(leave)} ${write(arrive)} ${write(to)}`;
}

function write([x, y]: XY): string {
  return `${tenths(x)} ${tenths(y)}`;
}

/** Short numbers, and never `-0`. */
function tenths(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}
