import { fileURLToPath } from 'node:url';
import { makeBigTrip } from './big-trip.mjs';
import { loadModule } from './load-module.mjs';
import { median, table } from './table.mjs';

const LIMIT_MS = 50;
const ERROR_LIMIT = 0.08;
const RUNS = 30;
const ROADS = fileURLToPath(new URL('../data/roads', import.meta.url));

/** @typedef {import('../packages/geo/src/ports.ts').RoutePlanner} RoutePlanner */
/** @typedef {typeof import('../packages/geo/src/roads/testing/known-distances.ts')} Known */
/** @typedef {import('../packages/geo/src/roads/road-estimates.ts').RoadEstimates} RoadEstimates */

/** The estimate along the table of roads: how long it takes for a long trip, and how far off it is. */
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
  return isFast && isNear;
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
  ])) {
    const times = [];
    for (let run = 0; run < RUNS; run += 1) {
      const start = process.cpuUsage();
      await planner.route({ stops: order });
      const { user, system } = process.cpuUsage(start);
      times.push((user + system) / 1000);
    }
    rows.push({ name, stops: order.length, ms: median(times), slowest: Math.max(...times) });
  }
  console.log(
    table([
      ['a trip', 'stops', 'median', 'slowest'],
      ...rows.map(({ name, stops: count, ms, slowest }) => [
        name,
        String(count),
        `${ms.toFixed(0)} ms`,
        `${slowest.toFixed(0)} ms`,
      ]),
    ]),
  );
  console.log(`limit: ${LIMIT_MS} ms of processor time in the median\n`);
  return rows.every(({ ms }) => ms <= LIMIT_MS);
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

/** @param {readonly number[]} values */
function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
