import { kmBetween, lengthKm } from './geometry.mjs';
import { paceOf } from './paces.mjs';

/** How much longer a road is than the line through all the places it passes, at least and at most. */
const BENDS = {
  motorway: [1.04, 1.12],
  'mountain-motorway': [1.06, 1.2],
  expressway: [1.04, 1.13],
  road: [1.05, 1.2],
  'trunk-pass': [1.04, 1.3],
  mountain: [1.05, 1.4],
  hairpins: [1.05, 1.6],
  ferry: [1, 1],
  train: [1, 1],
  'small-road': [1, 1],
};

/**
 * How long a stretch of road is: as given, else the straight line with the detour of its kind, held against the places it passes.
 *
 * @param {import('./parse-source.mjs').Stretch} stretch
 * @param {readonly { lat: number, lng: number }[]} line through its places
 */
export function lengthOf({ km, kind, vias, from, to }, line) {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last) throw new Error('no line');
  const straight = kmBetween(first, last);
  const drawn = lengthKm(line);
  // Where the places lie nearer to the road than their centres, a given length can be less than the line.
  if (km !== null) return Math.max(km, straight);
  if (kind === 'ferry' || kind === 'train') return straight;
  const guess = straight * paceOf(kind, [from.slice(-2), to.slice(-2)]).detour;
  if (vias.length === 0) return guess;
  const [least, most] = BENDS[kind];
  return Math.min(Math.max(guess, drawn * (least ?? 1)), drawn * (most ?? 1));
}
