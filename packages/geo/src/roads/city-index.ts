import { distanceMeters } from '@fahrtwind/domain';
import type { Coordinates } from '../ports.ts';
import type { RoadCity } from './road-table.ts';

export interface NearCity {
  readonly city: number;
  readonly meters: number;
}

/** Finds the cities around a point, nearest first. */
export type FindCities = (point: Coordinates, limit: number) => readonly NearCity[];

/** In degrees; about as far as a stop may lie from the next city. */
const CELL = 1;
/** Farther off, the table says nothing about the ways. */
const REACH_METERS = 90_000;

export function indexCities(cities: readonly RoadCity[]): FindCities {
  const cells = new Map<string, number[]>();
  for (const [city, { lat, lng }] of cities.entries()) {
    const key = keyOf(Math.floor(lat / CELL), Math.floor(lng / CELL));
    cells.set(key, [...(cells.get(key) ?? []), city]);
  }
  return (point, limit) => {
    const row = Math.floor(point.lat / CELL);
    const column = Math.floor(point.lng / CELL);
    // Degrees of longitude shrink towards the poles: Hammerfest has three of them in 100 km.
    const width = Math.ceil(1 / Math.max(0.2, Math.cos((point.lat * Math.PI) / 180)));
    const found: NearCity[] = [];
    for (let dRow = -1; dRow <= 1; dRow += 1) {
      for (let dColumn = -width; dColumn <= width; dColumn += 1) {
        for (const city of cells.get(keyOf(row + dRow, column + dColumn)) ?? []) {
          const there = cities[city];
          const meters = there ? distanceMeters(point, there) : Infinity;
          if (meters <= REACH_METERS) found.push({ city, meters });
        }
      }
    }
    return found.sort((one, other) => one.meters - other.meters).slice(0, limit);
  };
}

function keyOf(row: number, column: number): string {
  return `${row} ${column}`;
}
