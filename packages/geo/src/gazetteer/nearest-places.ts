import { distanceMeters, isSettlement } from '@fahrtwind/domain';
import type { Coordinates } from '../ports.ts';
import type { GazetteerData } from './gazetteer-data.ts';
import { pointOf } from './search-names.ts';

export interface NearPlace {
  readonly place: number;
  readonly meters: number;
}

/** Settlements around a point, the nearest first. */
export type NearestPlaces = (point: Coordinates, withinMeters: number) => readonly NearPlace[];

const COLUMNS = 360;
const ROWS = 180;
const METERS_PER_DEGREE = 111_195;

/** Sorts the settlements into cells of one degree, so that a click looks at a few of them only. */
export function createNearestPlaces(data: GazetteerData): NearestPlaces {
  const isKept = data.kinds.map(isSettlement);
  const starts = new Uint32Array(COLUMNS * ROWS + 1);
  const cells = data.lat.map((lat, place) =>
    isKept[data.kind[place] ?? 0] ? cellAt(lat / 1e5, (data.lng[place] ?? 0) / 1e5) : -1,
  );
  for (const cell of cells) if (cell >= 0) starts[cell + 1] = (starts[cell + 1] ?? 0) + 1;
  for (let cell = 0; cell < COLUMNS * ROWS; cell += 1) {
    starts[cell + 1] = (starts[cell + 1] ?? 0) + (starts[cell] ?? 0);
  }
  const next = starts.slice();
  const places = new Uint32Array(starts.at(-1) ?? 0);
  cells.forEach((cell, place) => {
    if (cell < 0) return;
    places[next[cell] ?? 0] = place;
    next[cell] = (next[cell] ?? 0) + 1;
  });
  return (point, withinMeters) =>
    cellsAround(point, withinMeters)
      .flatMap((cell) => [...places.subarray(starts[cell], starts[cell + 1])])
      .map((place) => ({ place, meters: distanceMeters(pointOf(data, place), point) }))
      .filter(({ meters }) => meters <= withinMeters)
      .toSorted((one, other) => one.meters - other.meters);
}

function cellAt(lat: number, lng: number): number {
  const row = Math.min(Math.max(Math.floor(lat + 90), 0), ROWS - 1);
  return row * COLUMNS + wrapped(Math.floor(lng + 180));
}

/** Beyond the date line the other side goes on; towards the poles the cells get narrow. */
function cellsAround({ lat, lng }: Coordinates, meters: number): readonly number[] {
  const tall = meters / METERS_PER_DEGREE;
  const wide = Math.min(tall / Math.max(Math.cos((lat * Math.PI) / 180), 0.001), COLUMNS / 2);
  const columns = range(Math.floor(lng + 180 - wide), Math.floor(lng + 180 + wide)).map(wrapped);
  const rows = range(Math.floor(lat + 90 - tall), Math.floor(lat + 90 + tall));
  return rows
    .filter((row) => row >= 0 && row < ROWS)
    .flatMap((row) => [...new Set(columns)].map((column) => row * COLUMNS + column));
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function wrapped(column: number): number {
  return ((column % COLUMNS) + COLUMNS) % COLUMNS;
}
