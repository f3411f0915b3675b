import type { LngLat, MapLeg } from '../map-data.ts';
import { copiesOf, inPicture, inWorld, type Frame, type Spot } from './frame.ts';
import { isDashed } from './map-features.ts';

/** The part of a leg that is in the picture, and all that its look depends on. */
export interface LegLine {
  readonly cityId: string;
  readonly dayIndex: number;
  readonly isOptional: boolean;
  readonly spots: readonly Spot[];
  /** How much of the leg lies before it, in pixels: dashes stay where they are while the map moves. */
  readonly before: number;
}

/** Lines are a little wider than nothing, and end round. */
const MARGIN = 12;

interface KeptLines {
  readonly leg: MapLeg;
  readonly lines: readonly LegLine[];
}

/**
 * The dashed legs in the picture. Whoever looks at one street gets no line from here to Rome to dash. For as long as
 * the map stays where it is, a leg that did not change has the very same lines: an edit changes a few of three hundred.
 */
export function createLegLines(): (legs: readonly MapLeg[], frame: Frame) => readonly LegLine[] {
  let keptFor = '';
  const kept = new Map<string, KeptLines>();
  const linesOf = (leg: MapLeg, frame: Frame): readonly LegLine[] => {
    const known = kept.get(leg.cityId);
    if (known && looksAlike(known.leg, leg)) return known.lines;
    const lines = linesOfLeg(leg, frame);
    kept.set(leg.cityId, { leg, lines });
    return lines;
  };
  return (legs, frame) => {
    const key = JSON.stringify(frame);
    if (key !== keptFor) kept.clear();
    keptFor = key;
    return legs
      .filter((leg) => isDashed(leg) && leg.geometry.length > 1)
      .flatMap((leg) => linesOf(leg, frame));
  };
}

function looksAlike(one: MapLeg, other: MapLeg): boolean {
  return (
    one.dayIndex === other.dayIndex &&
    (one.isOptional ?? false) === (other.isOptional ?? false) &&
    goesAlike(one.geometry, other.geometry)
  );
}

/** Routes are kept as they came; a straight line is made anew with each edit. */
function goesAlike(one: readonly LngLat[], other: readonly LngLat[]): boolean {
  if (one === other) return true;
  return (
    one.length === 2 &&
    other.length === 2 &&
    one.every(([lng, lat], index) => other[index]?.[0] === lng && other[index][1] === lat)
  );
}

function linesOfLeg(leg: MapLeg, frame: Frame): readonly LegLine[] {
  const { cityId, dayIndex, isOptional = false } = leg;
  const spots = worldLine(leg.geometry).map((spot) => inPicture(spot, frame));
  const { left, right, top, bottom } = edgesOf(spots);
  if (bottom < -MARGIN || top > frame.height + MARGIN) return [];
  const copies = copiesOf(left - MARGIN, right + MARGIN, frame);
  return copies.flatMap((shift) =>
    cut(
      spots.map(({ x, y }) => ({ x: x + shift, y })),
      frame,
    ).map((part) => ({ ...part, cityId, dayIndex, isOptional })),
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

function cut(spots: readonly Spot[], frame: Frame): readonly Pick<LegLine, 'spots' | 'before'>[] {
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
  return found?.cityId ?? null;
}

function distanceTo(point: Spot, start: Spot, end: Spot): number {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : ((point.x - start.x) * dx + (point.y - start.y) * dy) / square;
  const { x, y } = between(start, end, Math.min(1, Math.max(0, share)));
  return Math.hypot(point.x - x, point.y - y);
}
