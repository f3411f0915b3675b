import { METERS_PER_DEGREE } from '@fahrtwind/domain';
import type { Coordinates } from '../ports.ts';
import type { RoadTable } from './road-table.ts';

export interface NearRoad {
  readonly way: number;
  /** The nearest point of the straight line between its ends. */
  readonly at: Coordinates;
  /** Where that is, 0 at the first end and 1 at the other. */
  readonly share: number;
  readonly meters: number;
}

/** Finds the roads that pass by a point, nearest first. */
export type FindRoads = (point: Coordinates, limit: number) => readonly NearRoad[];

/** In degrees. */
const CELL = 0.25;
/** Farther off, a road between two places says nothing about the point. */
const REACH_METERS = 12_000;

export function indexRoads({ cities, ways }: RoadTable): FindRoads {
  const cells = new Map<string, number[]>();
  for (const [way, { from, to, kind }] of ways.entries()) {
    const [here, there] = [cities[from], cities[to]];
    if (!here || !there || kind === 'ferry' || kind === 'train') continue;
    for (const key of keysAlong(here, there)) cells.set(key, [...(cells.get(key) ?? []), way]);
  }
  return (point, limit) => {
    const found = new Map<number, NearRoad>();
    for (const key of keysAround(point)) {
      for (const way of cells.get(key) ?? []) {
        const road = found.has(way) ? null : nearRoad({ cities, ways }, way, point);
        if (road && road.meters <= REACH_METERS) found.set(way, road);
      }
    }
    return [...found.values()].sort((one, other) => one.meters - other.meters).slice(0, limit);
  };
}

/** Null where the nearest point is an end: then the place there counts. */
function nearRoad(
  { cities, ways }: Pick<RoadTable, 'cities' | 'ways'>,
  way: number,
  point: Coordinates,
): NearRoad | null {
  const [from, to] = [cities[ways[way]?.from ?? -1], cities[ways[way]?.to ?? -1]];
  if (!from || !to) return null;
  const shrink = Math.cos((point.lat * Math.PI) / 180);
  const [x, y] = [(to.lng - from.lng) * shrink, to.lat - from.lat];
  const [px, py] = [(point.lng - from.lng) * shrink, point.lat - from.lat];
  const share = (px * x + py * y) / (x * x + y * y);
  if (!(share > 0 && share < 1)) return null;
  const at = {
    lat: from.lat + (to.lat - from.lat) * share,
    lng: from.lng + (to.lng - from.lng) * share,
  };
  return { way, at, share, meters: Math.hypot(px - x * share, py - y * share) * METERS_PER_DEGREE };
}

/** The cells that the straight line touches. */
function keysAlong(from: Coordinates, to: Coordinates): ReadonlySet<string> {
  const steps = Math.ceil(
    (Math.max(Math.abs(to.lat - from.lat), Math.abs(to.lng - from.lng)) / CELL) * 2,
  );
  const keys = new Set<string>();
  for (let step = 0; step <= steps; step += 1) {
    const share = steps === 0 ? 0 : step / steps;
    const lat = from.lat + (to.lat - from.lat) * share;
    const lng = from.lng + (to.lng - from.lng) * share;
    keys.add(keyOf(Math.floor(lat / CELL), Math.floor(lng / CELL)));
  }
  return keys;
}

function keysAround({ lat, lng }: Coordinates): readonly string[] {
  const [row, column] = [Math.floor(lat / CELL), Math.floor(lng / CELL)];
  return [-1, 0, 1].flatMap((dRow) =>
    [-1, 0, 1].map((dColumn) => keyOf(row + dRow, column + dColumn)),
  );
}

function keyOf(row: number, column: number): string {
  return `${row} ${column}`;
}
