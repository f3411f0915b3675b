import { isInEurope } from './entry.mjs';

/** @typedef {import('./entry.mjs').Entry} Entry */

const MOST = 50_000;
const SETTLEMENTS = new Set(['city', 'town', 'village']);

/**
 * The largest settlements of Europe as text, for devices without a network: a line with the code of a country, then a
 * line for each of its places with name, latitude and longitude in thousandths of a degree, and importance in tenths.
 *
 * @param {readonly Entry[]} entries
 * @returns {string}
 */
export function writeOfflineNames(entries) {
  const chosen = entries
    .filter(({ kind, country }) => SETTLEMENTS.has(kind) && isInEurope(country))
    .toSorted((one, other) => other.importance - one.importance || compare(one.name, other.name))
    .slice(0, MOST);
  const countries = [...new Set(chosen.map(({ country }) => country))].toSorted(compare);
  const lines = countries.flatMap((country) => [
    country,
    ...chosen
      .filter((place) => place.country === country)
      .toSorted((one, other) => compare(one.name, other.name) || one.lat - other.lat)
      .map(({ name, lat, lng, importance }) =>
        [name, Math.round(lat * 1000), Math.round(lng * 1000), Math.round(importance * 10)].join(
          '\t',
        ),
      ),
  ]);
  return `${lines.join('\n')}\n`;
}

/** The same order on every machine. @param {string} one @param {string} other */
function compare(one, other) {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
