import { METERS_PER_DEGREE } from '@fahrtwind/domain';
import type { Coordinates } from '../ports.ts';
import type { RoadTable } from './road-table.ts';
import { roughMeters, wayLine } from './way-line.ts';

export interface NearRoad {
  readonly way: number;
  /** The nearest point of its line. */
  readonly at: Coordinates;
  /** How much of its length lies before, 0 at the first end and 1 at the other. */
  readonly share: number;
  readonly meters: number;
}

/** Finds the roads that pass by a point, nearest first. */
export type FindRoads = (point: Coordinates, limit: number) => readonly NearRoad[];

/** A straight piece of a way's line. */
interface Piece {
  readonly way: number;
  readonly from: Coordinates;
  readonly to: Coordinates;
  /** Shares of the way's length at both ends. */
  readonly start: number;
  readonly end: number;
}

/** In degrees. */
const CELL = 0.25;
/** Farther off, a road between two places says nothing about the point. */
const REACH_METERS = 12_000;

export function indexRoads(table: RoadTable): FindRoads {
  const cells = new Map<number, Piece[]>();
  for (const [way, { kind }] of table.ways.entries()) {
    // A small road is a guess: no line is known that could be joined.
    if (kind === 'ferry' || kind === 'train' || kind === 'small-road') continue;
    for (const piece of piecesOf(table, way)) {
      for (const key of keysAlong(piece)) {
        const cell = cells.get(key);
        if (cell) cell.push(piece);
        else cells.set(key, [piece]);
      }
    }
  }
  return (point, limit) => {
    const found = new Map<number, NearRoad>();
    for (const key of keysAround(point)) {
      for (const piece of cells.get(key) ?? []) {
        const road = nearRoad(piece, point);
        const known = found.get(piece.way)?.meters ?? REACH_METERS;
        if (road.meters < known) found.set(piece.way, road);
      }
    }
    return [...found.values()]
      .filter(({ share }) => share > 0 && share < 1)
      .sort((one, other) => one.meters - other.meters)
      .slice(0, limit);
  };
}

function piecesOf(table: RoadTable, way: number): readonly Piece[] {
  const line = wayLine(table, way);
  const lengths = line.slice(1).map((to, index) => roughMeters(line[index] ?? to, to));
  const whole = lengths.reduce((sum, meters) => sum + meters, 0) || 1;
  let before = 0;
  return lengths.flatMap((meters, index) => {
    const [from, to] = [line[index], line[index + 1]];
    const [start, end] = [before / whole, (before + meters) / whole];
    before += meters;
    return from && to ? [{ way, from, to, start, end }] : [];
  });
}

/** Its share is 0 or 1 where the nearest point is an end of the way: then the place there counts. */
function nearRoad({ way, from, to, start, end }: Piece, point: Coordinates): NearRoad {
  const shrink = Math.cos((point.lat * Math.PI) / 180);
  const [x, y] = [(to.lng - from.lng) * shrink, to.lat - from.lat];
  const [px, py] = [(point.lng - from.lng) * shrink, point.lat - from.lat];
  const square = x * x + y * y;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, (px * x + py * y) / square));
  return {
    way,
    at: {
      lat: from.lat + (to.lat - from.lat) * share,
      lng: from.lng + (to.lng - from.lng) * share,
    },
    share: start + (end - start) * share,
    meters: Math.hypot(px - x * share, py - y * share) * METERS_PER_DEGREE,
  };
}

/** The cells that a straight line touches. */
function keysAlong({ from, to }: Piece): ReadonlySet<number> {
  const steps = Math.ceil(
    (Math.max(Math.abs(to.lat - from.lat), Math.abs(to.lng - from.lng)) / CELL) * 2,
  );
  const keys = new Set<number>();
  for (let step = 0; step <= steps; step += 1) {
    const share = steps === 0 ? 0 : step / steps;
    const lat = from.lat + (to.lat - from.lat) * share;
    const lng = from.lng + (to.lng - from.lng) * share;
    keys.add(keyOf(Math.floor(lat / CELL), Math.floor(lng / CELL)));
  }
  return keys;
}

function keysAround({ lat, lng }: Coordinates): readonly number[] {
  const [row, column] = [Math.floor(lat / CELL), Math.floor(lng / CELL)];
  return [-1, 0, 1].flatMap((dRow) =>
    [-1, 0, 1].map((dColumn) => keyOf(row + dRow, column + dColumn)),
  );
}

function keyOf(row: number, column: number): number {
  return row * 4096 + column;
}
