import { makeBigTrip } from './big-trip.mjs';
import { loadModule } from './load-module.mjs';
import { median, table } from './table.mjs';

const LIMIT_MS = 5;
const RUNS = 201;
const WARM_UP_RUNS = 20;

/** @typedef {{ name: string, first: number, ms: number, slowest: number }} Row */

/**
 * What the planner derives from a trip after every edit, on a trip of 60 days and 300 stops. A frame has 16 ms, and
 * drawing needs most of it.
 */
export async function plannerDomain() {
  /** @type {typeof import('../packages/domain/src/index.ts')} */
  const domain = await loadModule('packages/domain/src/index.ts');
  const trip = await makeBigTrip();
  const measures = new Map(
    domain
      .routeLegsOf(trip)
      .map((leg) => [leg.cityId, domain.estimateLeg(leg.from, leg.to, leg.routeProfile)]),
  );
  const schedule = domain.scheduleTrip(trip);
  const rows = [
    measure('schedule, estimated', () => domain.scheduleTrip(trip)),
    measure('schedule, measured', () =>
      domain.scheduleTrip(trip, ({ cityId }) => measures.get(cityId)),
    ),
    measure('warnings', () => domain.tripWarnings(trip, schedule)),
    measure('overview', () => domain.overviewOf(trip, schedule)),
    measure('copy of the trip', () => structuredClone(trip)),
  ];
  console.log(
    table([
      ['60 days, 300 stops', 'first', 'median', 'slowest', 'limit'],
      ...rows.map(({ name, first, ms, slowest }) => [
        name,
        `${first.toFixed(3)} ms`,
        `${ms.toFixed(3)} ms`,
        `${slowest.toFixed(2)} ms`,
        name === 'copy of the trip' ? '' : `${LIMIT_MS} ms`,
      ]),
    ]),
  );
  const own = rows.slice(0, -1);
  console.log(
    `ratio: the worst takes ${(Math.max(...own.map(({ ms }) => ms)) / LIMIT_MS).toFixed(2)} of its limit`,
  );
  return own.every(({ ms }) => ms <= LIMIT_MS);
}

/**
 * @param {string} name
 * @param {() => unknown} run
 * @returns {Row} the first run is cold, as after the planner was opened
 */
function measure(name, run) {
  const first = timed(run);
  for (let round = 0; round < WARM_UP_RUNS; round += 1) run();
  const times = Array.from({ length: RUNS }, () => timed(run));
  return { name, first, ms: median(times), slowest: Math.max(...times) };
}

/** @param {() => unknown} run */
function timed(run) {
  const start = performance.now();
  run();
  return performance.now() - start;
}
