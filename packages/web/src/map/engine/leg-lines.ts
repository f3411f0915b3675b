import type { LngLat, MapLeg } from '../map-data.ts';
import { copiesOf, inPicture, inWorld, type Frame, type Spot } from './frame.ts';
import { isDashed } from './map-features.ts';

/** The part of a leg that is in the picture. */
export interface LegLine {
  readonly leg: MapLeg;
  readonly spots: readonly Spot[];
  /** How much of the leg lies before it, in pixels: dashes stay where they are while the map moves. */
  readonly before: number;
}

/** Lines are a little wider than nothing, and end round. */
const MARGIN = 12;

/** The dashed legs in the picture. Whoever looks at one street gets no line from here to Rome to dash. */
export function legLines(legs: readonly MapLeg[], frame: Frame): readonly LegLine[] {
  return legs
    .filter((leg) => isDashed(leg) && leg.geometry.length > 1)
    .flatMap((leg) => linesOfLeg(leg, frame));
}

function linesOfLeg(leg: MapLeg, frame: Frame): readonly LegLine[] {
  const spots = worldLine(leg.geometry).map((spot) => inPicture(spot, frame));
  const { left, right, top, bottom } = edgesOf(spots);
  if (bottom < -MARGIN || top > frame.height + MARGIN) return [];
  const copies = copiesOf(left - MARGIN, right + MARGIN, frame);
  return copies.flatMap((shift) =>
    cut(
      spots.map(({ x, y }) => ({ x: x + shift, y })),
      frame,
    ).map((part) => ({ ...part, leg })),
  );
}

function edgesOf(spots: readonly Spot[]) {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of spots) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, right, top, bottom };
}

/** Projected once: a geometry is the same list for as long as the route stays. */
const worldLines = new WeakMap<readonly LngLat[], readonly Spot[]>();

function worldLine(geometry: readonly LngLat[]): readonly Spot[] {
  const known = worldLines.get(geometry);
  if (known) return known;
  const line = geometry.map(inWorld);
  worldLines.set(geometry, line);
  return line;
}

function cut(spots: readonly Spot[], frame: Frame): readonly Omit<LegLine, 'leg'>[] {
  const parts: { spots: Spot[]; before: number }[] = [];
  let length = 0;
  let isOpen = false;
  for (const [index, end] of spots.entries()) {
    const start = spots[index - 1];
    if (!start) continue;
    const whole = Math.hypot(end.x - start.x, end.y - start.y);
    const seen = clip(start, end, frame);
    if (seen) {
      const [from, to] = seen.map((share) => between(start, end, share));
      if (isOpen && seen[0] === 0 && to) parts.at(-1)?.spots.push(to);
      else if (from && to) parts.push({ spots: [from, to], before: length + seen[0] * whole });
    }
    isOpen = seen?.[1] === 1;
    length += whole;
  }
  return parts;
}

function between(start: Spot, end: Spot, share: number): Spot {
  if (share === 0) return start;
  if (share === 1) return end;
  return { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share };
}

/** From which share of a line to which it is in the picture (Liang and Barsky); null when it passes by. */
function clip(start: Spot, end: Spot, { width, height }: Frame): readonly [number, number] | null {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const edges = [
    [-dx, start.x + MARGIN],
    [dx, width + MARGIN - start.x],
    [-dy, start.y + MARGIN],
    [dy, height + MARGIN - start.y],
  ] as const;
  let [from, to] = [0, 1];
  for (const [direction, distance] of edges) {
    if (direction === 0 && distance < 0) return null;
    if (direction < 0) from = Math.max(from, distance / direction);
    if (direction > 0) to = Math.min(to, distance / direction);
  }
  return from < to ? [from, to] : null;
}

/** The leg that passes a point within reach; of several the upper one. */
export function legNear(lines: readonly LegLine[], point: Spot, reach: number): string | null {
  const found = lines.findLast(({ spots }) =>
    spots.some((end, index) => {
      const start = spots[index - 1];
      return start !== undefined && distanceTo(point, start, end) <= reach;
    }),
  );
  return found?.leg.cityId ?? null;
}

function distanceTo(point: Spot, start: Spot, end: Spot): number {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : ((point.x - start.x) * dx + (point.y - start.y) * dy) / square;
  const { x, y } = between(start, end, Math.min(1, Math.max(0, share)));
  return Math.hypot(point.x - x, point.y - y);
}
