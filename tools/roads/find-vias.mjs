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

/** Farther from the given coordinates, it is another place of that name. */
const SAME_DEGREES = 0.15;

/**
 * The largest place of a name, or the one near the given coordinates, or those.
 *
 * @param {string} key
 * @param {readonly [number, number] | undefined} given
 * @param {(key: string) => readonly GeoName[]} byName
 * @returns {Place | null}
 */
export function findCity(key, given, byName) {
  const all = byName(key);
  const found = given
    ? all.find(({ lat, lng }) => Math.hypot(lat - given[0], (lng - given[1]) * 0.6) < SAME_DEGREES)
    : all[0];
  if (found) return { id: found.id, name: key, lat: found.lat, lng: found.lng };
  return given ? { id: 0, name: key, lat: given[0], lng: given[1] } : null;
}
