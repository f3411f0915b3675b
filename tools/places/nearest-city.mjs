import { groupBy } from './group-by.mjs';

/** @typedef {import('./entry.mjs').Entry} Entry */

/** In degrees; about as far as an airport is called after a town. */
const REACH = 1;

/**
 * Finds the nearest town of the same country, the larger the farther.
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

/** @param {number} lat @param {number} lng */
function cellOf(lat, lng) {
  return `${Math.floor(lat / REACH)}/${Math.floor(lng / REACH)}`;
}
