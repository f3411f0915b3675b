export type XY = readonly [x: number, y: number];

/** A smooth line through all points (Catmull-Rom as Bézier curves), rounded to tenths. Steps are shorter texts than places. */
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
  const steps = [leave, arrive, to].flatMap(([x, y]) => [step(from[0], x), step(from[1], y)]);
  return `c${steps.join(' ').replaceAll(' -', '-')}`;
}

function write([x, y]: XY): string {
  return `${tenths(x) / 10} ${tenths(y) / 10}`;
}

/** From one rounded place to the other, so that nothing adds up. */
function step(from: number, to: number): string {
  return String((tenths(to) - tenths(from)) / 10).replace(/^(-?)0\./, '$1.');
}

/** Never `-0`. */
function tenths(value: number): number {
  return Math.round(value * 10) + 0;
}
