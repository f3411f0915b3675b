import type { Point } from '../geo/distance.ts';
import { isValidLocation } from '../trip/location.ts';
import { TREE, ZONES } from './zone-table.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const NAMES = ZONES.split(' ');
const WORLD = 360;

/** A zone, or four quarters: south-west, south-east, north-west, north-east. */
type Square = string | readonly Square[];

let world: Square | undefined;

const known = new WeakMap<Point, string>();

/**
 * The time zone of a place: one with the same clock, which may be called after another town. Empty for a place without
 * coordinates. Exact for all settlements of the gazetteer; between them that of the nearest ones.
 */
export function zoneAt(point: Point): string {
  const last = known.get(point);
  if (last !== undefined) return last;
  const zone = isValidLocation(point) ? findZone(point) : '';
  known.set(point, zone);
  return zone;
}

function findZone({ lat, lng }: Point): string {
  world ??= readSquare({ at: 0 });
  let [square, west, south, width] = [world, -WORLD / 2, -WORLD / 2, WORLD];
  while (typeof square !== 'string') {
    width /= 2;
    const [isEast, isNorth] = [lng >= west + width, lat >= south + width];
    west += isEast ? width : 0;
    south += isNorth ? width : 0;
    square = square[(isNorth ? 2 : 0) + (isEast ? 1 : 0)] ?? '';
  }
  return square;
}

function readSquare(position: { at: number }): Square {
  const sign = TREE.charAt(position.at);
  position.at += 1;
  if (sign !== '.') return NAMES[LETTERS.indexOf(sign)] ?? '';
  return [0, 1, 2, 3].map(() => readSquare(position));
}
