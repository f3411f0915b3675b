import { drawFrom, makeBigTrip } from './big-trip.mjs';
import { loadModule } from './load-module.mjs';
import { median, table } from './table.mjs';

const LIMIT_MS = 1;
const THOROUGH_LIMIT_MS = 200;
const RUNS = 201;
const SLOW_RUNS = 5;
const WARM_UP_RUNS = 100;

/** @typedef {import('./big-trip.mjs').Trip} Trip */
/** @typedef {import('./big-trip.mjs').Draw} Draw */
/** @typedef {(trip: Trip, draw: Draw) => { readonly ok: boolean }} Operation */
/** @typedef {{ name: string, ms: number, slowest: number, accepted: number, runs: number, limit: number }} Row */

/** Every operation of the domain on a trip of 60 days and 300 stops, compared with copying the trip. */
export async function operations() {
  const trip = await makeBigTrip();
  const rows = Object.entries(await findOperations()).map(([name, operation]) =>
    name === 'previewThorough'
      ? measure(name, operation, trip, { limit: THOROUGH_LIMIT_MS, runs: SLOW_RUNS })
      : measure(name, operation, trip, { limit: LIMIT_MS, runs: RUNS }),
  );
  const copy = measure('structuredClone', () => ({ ok: Boolean(structuredClone(trip)) }), trip, {
    limit: Number.POSITIVE_INFINITY,
    runs: RUNS,
  });
  return report(rows, copy);
}

/** @returns {Promise<Readonly<Record<string, Operation>>>} */
async function findOperations() {
  /** @type {typeof import('../packages/domain/src/testing/edits.ts')} */
  const { EDITS } = await loadModule('packages/domain/src/testing/edits.ts');
  /** @type {typeof import('../packages/domain/src/index.ts')} */
  const domain = await loadModule('packages/domain/src/index.ts');
  const now = '2026-06-01T08:00:00.000Z';
  return {
    ...EDITS,
    previewThorough: (trip, draw) => {
      const end = performance.now() + THOROUGH_LIMIT_MS * 0.75;
      const preview = domain.previewThorough(trip, {
        matrix: { stopIds: [], meters: [], seconds: [] },
        by: 'distance',
        keepLast: true,
        seed: draw.number(99),
        mayGoOn: () => performance.now() < end,
      });
      return domain.ok(preview.trip);
    },
    duplicateTrip: (trip, { makeId }) =>
      domain.duplicateTrip(trip, { id: makeId(), userId: 'ben', now, makeId }),
    createTrip: (trip, { makeId }) =>
      domain.createTrip({
        id: makeId(),
        userId: 'ben',
        now,
        start: firstDate(trip),
        dayCount: trip.days.length,
        places: domain.stopsOf(trip).map(({ location }) => location),
        makeId,
      }),
  };
}

/** @param {Trip} trip */
function firstDate({ days: [day] }) {
  if (!day) throw new Error('a trip without days');
  return day.date;
}

/**
 * @param {string} name
 * @param {Operation} operation
 * @param {Trip} trip
 * @param {{ limit: number, runs: number }} options
 * @returns {Row} the median of the runs that were accepted: to refuse is quick
 */
function measure(name, operation, trip, { limit, runs }) {
  const draw = drawFrom(1);
  for (let run = 0; run < Math.min(runs, WARM_UP_RUNS); run += 1) operation(trip, draw);
  /** @type {number[]} */
  const times = [];
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    const { ok } = operation(trip, draw);
    if (ok) times.push(performance.now() - start);
  }
  return {
    name,
    ms: median(times),
    slowest: Math.max(...times),
    accepted: times.length,
    runs,
    limit,
  };
}

/**
 * @param {readonly Row[]} rows
 * @param {Row} copy
 */
function report(rows, copy) {
  const line = (/** @type {Row} */ { name, ms, slowest, accepted, runs, limit }) => [
    name,
    `${ms.toFixed(3)} ms`,
    `${slowest.toFixed(2)} ms`,
    (ms / copy.ms).toFixed(2),
    `${accepted} of ${runs}`,
    Number.isFinite(limit) ? `${limit} ms` : '',
  ];
  console.log(
    table([
      ['60 days, 300 stops', 'median', 'slowest', 'of a copy', 'accepted', 'limit'],
      ...rows.toSorted((one, other) => other.ms - one.ms).map(line),
      line(copy),
    ]),
  );
  const shares = rows.map(({ ms, limit }) => ms / limit);
  console.log(`ratio: the worst takes ${Math.max(...shares).toFixed(2)} of its limit`);
  return rows.every(({ ms, limit, accepted, runs }) => ms <= limit && accepted > runs / 10);
}
