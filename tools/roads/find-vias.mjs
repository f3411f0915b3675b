import { kmBetween } from './geometry.mjs';
import { pointOf } from './parse-source.mjs';

/**
 * @typedef {import('./geonames.mjs').GeoName} GeoName
 * @typedef {{ lat: number, lng: number }} Point
 * @typedef {Point & { id: number, name: string }} Place id 0: a point of our own
 */

/** A place of the name that lies farther off the way is another one. */
const MOST_DETOUR = { km: 12, share: 0.7 };

/**
 * The place of a name that lies nearest to the way between two others, null where none is near.
 *
 * @param {string} name `Tarp/DE` or `61.842/6.07`
 * @param {{ from: Point, to: Point }} ends
 * @param {(key: string) => readonly GeoName[]} byName
 * @returns {Place | null}
 */
export function findVia(name, { from, to }, byName) {
  const point = pointOf(name);
  if (point) return { id: 0, name, ...point };
  const straight = kmBetween(from, to);
  const [nearest] = byName(name)
    .map((place) => ({
      place,
      detour: kmBetween(from, place) + kmBetween(place, to) - straight,
    }))
    .sort((one, other) => one.detour - other.detour);
  if (!nearest || nearest.detour > Math.max(MOST_DETOUR.km, straight * MOST_DETOUR.share))
    return null;
  const { id, lat, lng } = nearest.place;
  return { id, name, lat, lng };
}
