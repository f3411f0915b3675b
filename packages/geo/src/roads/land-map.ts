import { distanceMeters, METERS_PER_DEGREE } from '@fahrtwind/domain';
import { z } from 'zod';
import type { Coordinates } from '../ports.ts';

/** Where on earth is land. */
export interface LandMap {
  /** The number of the continent or large island, 0 on small islands, null at sea. */
  massAt(point: Coordinates): number | null;
  /** Whether there is land at or around a point, so that one could stand there. */
  isOnLand(point: Coordinates): boolean;
  /** The longest stretch of water on the straight line between two points. */
  waterMeters(from: Coordinates, to: Coordinates): number;
  /** Whether neither sea nor lake nor mountains lie between two points; not known outside of Europe. */
  isOpenBetween(from: Coordinates, to: Coordinates): boolean;
}

const grid = z.object({
  west: z.number(),
  south: z.number(),
  step: z.number().positive(),
  columns: z.int().positive(),
  rows: z.int().positive(),
  runs: z.string(),
});

const file = z.object({ format: z.literal(1), europe: grid, rough: grid, world: grid });

interface Raster extends Omit<z.infer<typeof grid>, 'runs'> {
  /** 0 is water; land is 1 plus the number of its mass, in Europe ROUGH on lakes and mountains. */
  readonly cells: Uint8Array | Uint16Array;
}

/** Coasts are drawn to some kilometers only, and piers and beaches lie before them. */
const SHORE_METERS = 6000;
const SAMPLE_METERS = 1500;
/** Longer lines are looked at in this many places. */
const MAX_SAMPLES = 400;

const ROUGH = 2;
/** Towns lie on shores and at the foot of mountains. */
const OUTSKIRTS_METERS = 4000;

/** Reads data/roads/land.json, which tools/roads makes. */
export function readLandMap(json: unknown): LandMap {
  const { europe, rough, world } = file.parse(json);
  const [fine, coarse] = [unpack(europe, 0), unpack(world, 1)];
  for (const [cell, isRough] of unpack(rough, 0).cells.entries())
    if (isRough === 1) fine.cells[cell] = ROUGH;
  const cellAt = (point: Coordinates): number =>
    valueAt(fine, point) ?? valueAt(coarse, point) ?? 0;
  const massAt = (point: Coordinates): number | null => {
    const found = around(point, coarse.step, (near) => valueAt(coarse, near) ?? 0);
    return found === 0 ? null : found - 1;
  };
  return {
    massAt,
    isOnLand: (point) => around(point, SHORE_METERS / METERS_PER_DEGREE, cellAt) > 0,
    waterMeters: (from, to) => longestWater(from, to, cellAt),
    isOpenBetween: (from, to) => isOpen(from, to, fine),
  };
}

/** The first land at a point or in the eight directions around it. */
function around(
  { lat, lng }: Coordinates,
  degrees: number,
  valueOf: (point: Coordinates) => number,
): number {
  for (const dLat of [0, -degrees, degrees]) {
    for (const dLng of [0, -degrees, degrees]) {
      const found = valueOf({ lat: lat + dLat, lng: lng + dLng });
      if (found > 0) return found;
    }
  }
  return 0;
}

function longestWater(
  from: Coordinates,
  to: Coordinates,
  cellAt: (point: Coordinates) => number,
): number {
  const meters = distanceMeters(from, to);
  const samples = Math.min(MAX_SAMPLES, Math.ceil(meters / SAMPLE_METERS));
  let [longest, current] = [0, 0];
  for (let sample = 1; sample < samples; sample += 1) {
    const share = sample / samples;
    const lat = from.lat + (to.lat - from.lat) * share;
    const lng = from.lng + (to.lng - from.lng) * share;
    current = cellAt({ lat, lng }) > 0 ? 0 : current + 1;
    longest = Math.max(longest, current);
  }
  return samples === 0 ? 0 : (longest / samples) * meters;
}

function isOpen(from: Coordinates, to: Coordinates, raster: Raster): boolean {
  const meters = distanceMeters(from, to);
  for (let at = OUTSKIRTS_METERS; at < meters - OUTSKIRTS_METERS; at += SAMPLE_METERS) {
    const share = at / meters;
    const lat = from.lat + (to.lat - from.lat) * share;
    const lng = from.lng + (to.lng - from.lng) * share;
    if (valueAt(raster, { lat, lng }) !== 1) return false;
  }
  return true;
}

/** Undefined outside of the raster. */
function valueAt(raster: Raster, { lat, lng }: Coordinates): number | undefined {
  const column = Math.floor((lng - raster.west) / raster.step);
  const row = Math.floor((lat - raster.south) / raster.step);
  const isInside = column >= 0 && column < raster.columns && row >= 0 && row < raster.rows;
  return isInside ? raster.cells[row * raster.columns + column] : undefined;
}

/** Every row: the number of its runs, then each run's gap, length and as many more numbers as said. */
function unpack({ runs, ...raster }: z.infer<typeof grid>, more: 0 | 1): Raster {
  const bytes = Buffer.from(runs, 'base64');
  const size = raster.columns * raster.rows;
  const cells = more === 1 ? new Uint16Array(size) : new Uint8Array(size);
  let place = 0;
  const next = (): number => {
    let [value, shift, byte] = [0, 0, 128];
    while (byte > 127) {
      byte = bytes[place] ?? 0;
      place += 1;
      value += (byte & 127) << shift;
      shift += 7;
    }
    return value;
  };
  for (let row = 0; row < raster.rows; row += 1) {
    let column = row * raster.columns;
    for (let left = next(); left > 0; left -= 1) {
      const start = column + next();
      column = start + next();
      cells.fill(more === 1 ? next() + 1 : 1, start, column);
    }
  }
  return { ...raster, cells };
}
