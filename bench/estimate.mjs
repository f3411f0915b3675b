import { fileURLToPath } from 'node:url';
import { makeBigTrip } from './big-trip.mjs';
import { loadModule } from './load-module.mjs';
import { median, table } from './table.mjs';

const LIMIT_MS = 50;
const SIXTY_LIMIT_MS = 30;
const ERROR_LIMIT = 0.08;
const RUNS = 30;
const ROADS = fileURLToPath(new URL('../data/roads', import.meta.url));

/** @typedef {import('../packages/geo/src/ports.ts').RoutePlanner} RoutePlanner */
/** @typedef {typeof import('../packages/geo/src/roads/testing/known-distances.ts')} Known */
/** @typedef {import('../packages/geo/src/roads/road-estimates.ts').RoadEstimates} RoadEstimates */

/** The estimate along the road table: its time for a long trip, and its error. */
export async function estimate() {
  /** @type {typeof import('../packages/geo/src/roads/load-roads.ts')} */
  const { loadRoadEstimates } = await loadModule('packages/geo/src/roads/load-roads.ts');
  /** @type {typeof import('../packages/geo/src/route-planners/estimate-planner.ts')} */
  const { createEstimatePlanner } = await loadModule(
    'packages/geo/src/route-planners/estimate-planner.ts',
  );
  /** @type {Known} */
  const known = await loadModule('packages/geo/src/roads/testing/known-distances.ts');
  const roads = loadRoadEstimates(ROADS);
  const isFast = await showTimes(createEstimatePlanner(() => roads));
  const isNear = await showErrors(roads, known);
  /** @type {typeof import('../packages/geo/src/roads/testing/known-legs.ts')} */
  const { KNOWN_LEGS } = await loadModule('packages/geo/src/roads/testing/known-legs.ts');
  const isTrue = showLegs(roads, KNOWN_LEGS);
  return isFast && isNear && isTrue;
}

/** @param {RoutePlanner} planner */
async function showTimes(planner) {
  const trip = await makeBigTrip();
  const stops = trip.days
    .flatMap(({ cityList }) => cityList)
    .map(({ id, location, routeProfile, toll }) => {
      const { lat, lng } = location;
      return { cityId: id, lat, lng, routeProfile, toll };
    });
  const tour = stops.toSorted((one, other) => one.lng - other.lng);
  const rows = [];
  for (const [name, order] of /** @type {const} */ ([
    ['in no good order', stops],
    ['from west to east', tour],
    ['sixty stops across Europe', everyNth(tour, 60)],
  ])) {
    const times = [];
    for (let run = 0; run < RUNS; run += 1) {
      const start = process.cpuUsage();
      await planner.route({ stops: order });
      const { user, system } = process.cpuUsage(start);
      times.push((user + system) / 1000);
    }
    const sorted = times.toSorted((one, other) => one - other);
    const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
    rows.push({ name, stops: order.length, ms: median(times), p95, slowest: Math.max(...times) });
  }
  console.log(
    table([
      ['a trip', 'stops', 'median', 'p95', 'slowest'],
      ...rows.map(({ name, stops: count, ms, p95, slowest }) => [
        name,
        String(count),
        `${ms.toFixed(0)} ms`,
        `${p95.toFixed(0)} ms`,
        `${slowest.toFixed(0)} ms`,
      ]),
    ]),
  );
  console.log(
    `limits of processor time: ${LIMIT_MS} ms in the median, ${SIXTY_LIMIT_MS} ms p95 for sixty stops\n`,
  );
  const sixty = rows.find(({ stops: count }) => count === 60);
  return rows.every(({ ms }) => ms <= LIMIT_MS) && (sixty?.p95 ?? Infinity) <= SIXTY_LIMIT_MS;
}

/**
 * @template T
 * @param {readonly T[]} all
 * @param {number} count
 */
function everyNth(all, count) {
  return Array.from({ length: count }, (_, index) => {
    const one = all[Math.floor((index * all.length) / count)];
    if (one === undefined) throw new Error('too few');
    return one;
  });
}

/**
 * @param {RoadEstimates} roads
 * @param {Known} known
 */
async function showErrors(roads, { ATLAS, EURODIST, KNOWN_CITIES }) {
  /** @type {typeof import('../packages/domain/src/geo/distance.ts')} */
  const { distanceMeters } = await loadModule('packages/domain/src/geo/distance.ts');
  const rows = [ATLAS, EURODIST].map(({ pairs, source }) => {
    const errors = pairs.map(([from, to, km]) => {
      const [here, there] = [from, to].map((city) => {
        const [lat, lng] = KNOWN_CITIES[city];
        return { lat, lng };
      });
      if (!here || !there) throw new Error('two cities');
      const way = roads.way({ from: here, to: there, profile: 'driving', mayUseToll: true });
      return {
        table: Math.abs((way?.meters ?? 0) / 1000 / km - 1),
        line: Math.abs((distanceMeters(here, there) * 1.37) / 1000 / km - 1),
      };
    });
    return {
      source,
      pairs: errors.length,
      table: mean(errors.map((one) => one.table)),
      worst: Math.max(...errors.map((one) => one.table)),
      line: mean(errors.map((one) => one.line)),
    };
  });
  console.log(
    table([
      ['mean error of distances', 'pairs', 'line × 1.37', 'table', 'worst'],
      ...rows.map((row, index) => [
        `list ${index + 1}`,
        String(row.pairs),
        ...[row.line, row.table, row.worst].map((share) => `${(share * 100).toFixed(1)} %`),
      ]),
    ]),
  );
  for (const [index, { source }] of rows.entries()) console.log(`list ${index + 1}: ${source}`);
  console.log(`limit: ${ERROR_LIMIT * 100} % in the mean`);
  return rows.every((row) => row.table <= ERROR_LIMIT);
}

const NEAR_KM = 0.08;
const NEAR_TIME = 0.15;
const HITS = 0.9;

/**
 * Drives of road trips: how many are near the truth, in the legs that the table was tuned by and in those it was not.
 *
 * @param {RoadEstimates} roads
 * @param {typeof import('../packages/geo/src/roads/testing/known-legs.ts').KNOWN_LEGS} known
 */
function showLegs(roads, { seen, unseen }) {
  const rows = Object.entries({ seen, unseen, all: [...seen, ...unseen] }).map(([name, legs]) => {
    const errors = legs.map(({ from, to, km, minutes, month = 7 }) => {
      const way = roads.way({ from, to, profile: 'driving', mayUseToll: true, month });
      return {
        km: Math.abs((way?.meters ?? 0) / 1000 / km - 1),
        time: Math.abs((way?.seconds ?? 0) / 60 / minutes - 1),
      };
    });
    const km = errors.filter((error) => error.km <= NEAR_KM).length / legs.length;
    const time = errors.filter((error) => error.time <= NEAR_TIME).length / legs.length;
    return { name, legs: legs.length, km, time };
  });
  console.log(
    table([
      ['drives of road trips', 'legs', 'within 8 % of the km', 'within 15 % of the time'],
      ...rows.map(({ name, legs, km, time }) => [
        name,
        String(legs),
        ...[km, time].map((share) => `${(share * 100).toFixed(0)} %`),
      ]),
    ]),
  );
  console.log(`limit: ${HITS * 100} % of all`);
  return rows
    .filter(({ name }) => name === 'all')
    .every(({ km, time }) => Math.min(km, time) >= HITS);
}

/** @param {readonly number[]} values */
function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
