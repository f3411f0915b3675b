import { groupBy } from './group-by.mjs';

/** @typedef {import('./entry.mjs').Entry} Entry */
/** @typedef {(lat: number, lng: number, country: string, towns: number) => string} StateAround */

/** In degrees: about the distance up to which an airport is named after a town. */
const REACH = 1;

/**
 * Finds the nearest town of the same country; larger towns may be farther away.
 *
 * @param {readonly Entry[]} cities
 * @returns {import('./read-transport.mjs').NearestCity}
 */
export function nearestCityOf(cities) {
  const cells = groupBy(cities, ({ lat, lng }) => cellOf(lat, lng));
  return (lat, lng, country) => {
    const around = [-REACH, 0, REACH].flatMap((north) =>
      [-REACH, 0, REACH].flatMap((east) => cells.get(cellOf(lat + north, lng + east)) ?? []),
    );
    const same = around.filter((city) => city.country === country);
    /** @param {Entry} city */
    const distance = (city) =>
      Math.hypot(city.lat - lat, (city.lng - lng) * Math.cos((lat * Math.PI) / 180)) /
      Math.sqrt(city.population + 2000);
    return same.reduce(
      (/** @type {Entry | null} */ best, city) =>
        best && distance(best) <= distance(city) ? best : city,
      null,
    );
  };
}

/**
 * The state in which all of the nearest towns lie; empty where they disagree, so that a park at a border is never said
 * to be in the wrong one.
 *
 * @param {readonly Entry[]} cities
 * @returns {StateAround}
 */
export function stateAround(cities) {
  const cells = groupBy(cities, ({ lat, lng }) => cellOf(lat, lng));
  return (lat, lng, country, towns) => {
    const wide = Math.cos((lat * Math.PI) / 180);
    const states = [-REACH, 0, REACH]
      .flatMap((north) =>
        [-REACH, 0, REACH].flatMap((east) => cells.get(cellOf(lat + north, lng + east)) ?? []),
      )
      .filter((city) => city.country === country && city.state !== '')
      .map((city) => ({
        state: city.state,
        far: Math.hypot(city.lat - lat, (city.lng - lng) * wide),
      }))
      .toSorted((one, other) => one.far - other.far)
      .slice(0, towns)
      .map(({ state }) => state);
    return new Set(states).size === 1 ? (states[0] ?? '') : '';
  };
}

/** @param {number} lat @param {number} lng */
function cellOf(lat, lng) {
  return `${Math.floor(lat / REACH)}/${Math.floor(lng / REACH)}`;
}
