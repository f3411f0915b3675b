import type { Coordinates } from '../ports.ts';
import { readLatLng } from './read-coordinates.ts';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_~';
/** Each digit halves the map three times, first from west to east, then from south to north. */
const HALVINGS = 3;

/** The point of OpenStreetMap's short codes: digits to the base of 64, whose bits alternate between east and north. */
export function readQuadtileCode(code: string): Coordinates | null {
  // Older codes have @ for ~; dashes at the end say how far the map is zoomed in.
  const digits = code
    .replaceAll('@', '~')
    .replace(/-+$/, '')
    .split('')
    .map((one) => DIGITS.indexOf(one));
  if (digits.length === 0 || digits.includes(-1)) return null;
  let [east, north] = [0, 0];
  for (const digit of digits) {
    for (let pair = HALVINGS - 1; pair >= 0; pair -= 1) {
      east = east * 2 + ((digit >> (2 * pair + 1)) & 1);
      north = north * 2 + ((digit >> (2 * pair)) & 1);
    }
  }
  const steps = 2 ** (digits.length * HALVINGS);
  return readLatLng(rounded((north * 180) / steps - 90), rounded((east * 360) / steps - 180));
}

/** A meter is enough. */
function rounded(degrees: number): string {
  return degrees.toFixed(5);
}
