import { kmBetween } from './geometry.mjs';
import { waterKm } from './read-terrain.mjs';

/**
 * @typedef {import('./geometry.mjs').Point} Point
 * @typedef {import('./read-terrain.mjs').Terrain} Terrain
 * @typedef {Point & { name: string, country: string, population: number }} Town
 * @typedef {{ from: Town, to: Town }} Pair
 * @typedef {Pair & { airKm: number, km: number, factor: number }} Measured
 */

/** In degrees: of each cell the largest town counts, so that all parts of Europe do. */
const CELL = 0.4;
const LEAST_KM = 20;
const MOST_KM = 120;
const MOST_NEIGHBOURS = 4;

/**
 * Neighbouring towns all over a list of countries: for each cell's largest the nearest others, in different directions.
 *
 * @param {readonly Town[]} towns
 * @returns {readonly Pair[]}
 */
export function neighbours(towns) {
  /** @type {Map<string, Town>} */
  const cells = new Map();
  for (const town of towns) {
    const known = cells.get(keyOf(town));
    if (!known || known.population < town.population) cells.set(keyOf(town), town);
  }
  const chosen = [...cells.values()].sort((one, other) => one.lat - other.lat);
  return chosen.flatMap((from, place) => {
    const near = [];
    for (const to of chosen.slice(place + 1)) {
      if ((to.lat - from.lat) * 111 > MOST_KM) break;
      const km = kmBetween(from, to);
      if (km >= LEAST_KM && km <= MOST_KM) near.push({ from, to, km });
    }
    return near
      .sort((one, other) => one.km - other.km)
      .slice(0, MOST_NEIGHBOURS)
      .map(({ to }) => ({ from, to }));
  });
}

/** @param {Point} point */
function keyOf({ lat, lng }) {
  return `${Math.floor(lat / CELL)} ${Math.floor(lng / CELL)}`;
}

/** Longer than this times the straight line, a way leads round something. */
const ROUND = 2.2;
/** Neighbouring pairs drive round the same bays and ridges. */
const ABOVE_NEIGHBOURS = 1.3;
/** Hills begin at 500 m; a way around higher ground is right. */
const HILLS = 1;

/**
 * The pairs whose way leads far round although neither water nor mountains lie between.
 *
 * @param {readonly Pair[]} pairs
 * @param {object} ground
 * @param {(from: Point, to: Point) => number | null} ground.metersBetween
 * @param {(from: Point, to: Point) => boolean} ground.crosses a ridge, a fjord or a large river
 * @param {Terrain} ground.terrain
 * @returns {readonly Measured[]}
 */
export function findDetours(pairs, { metersBetween, crosses, terrain }) {
  const measured = pairs.flatMap(({ from, to }) => {
    const [airKm, meters] = [kmBetween(from, to), metersBetween(from, to)];
    return meters === null
      ? []
      : [{ from, to, airKm, km: meters / 1000, factor: meters / 1000 / airKm }];
  });
  /** @type {Map<Town, number[]>} */
  const factorsOf = new Map();
  for (const { from, to, factor } of measured)
    for (const town of [from, to]) factorsOf.set(town, [...(factorsOf.get(town) ?? []), factor]);
  const usualOf = (/** @type {Town} */ town) => median(factorsOf.get(town) ?? []);
  return measured
    .filter(({ from, to, factor }) => {
      if (factor < ROUND) return false;
      if (factor < Math.min(usualOf(from), usualOf(to)) * ABOVE_NEIGHBOURS) return false;
      const profile = terrain.profile(from, to);
      return !crosses(from, to) && waterKm(profile) <= 1 && Math.max(...profile) <= HILLS;
    })
    .sort((one, other) => other.factor - one.factor);
}

/** @param {readonly number[]} numbers */
function median(numbers) {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 1;
}
