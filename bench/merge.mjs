import { drawFrom, makeBigTrip } from './big-trip.mjs';
import { loadModule } from './load-module.mjs';
import { median, table } from './table.mjs';

const LIMIT_MS = 20;
const RUNS = 101;
const WARM_UP_RUNS = 20;

/** @typedef {import('./big-trip.mjs').Trip} Trip */
/** @typedef {typeof import('../packages/domain/src/testing/edits.ts').EDITS} Edits */
/** @typedef {{ name: string, edits: number, kinds: readonly (keyof Edits)[] }} Scenario */

/** @type {readonly (keyof Edits)[]} */
const SMALL = [
  'addStop',
  'moveStop',
  'removeStop',
  'setNote',
  'addEntry',
  'setIcon',
  'updateHotel',
];
/** @type {readonly (keyof Edits)[]} */
const LARGE = [
  'addDayAfter',
  'removeDay',
  'shiftDates',
  'optimiseRoute',
  'addHotel',
  'removeHotel',
];

/** @type {readonly Scenario[]} */
const SCENARIOS = [
  { name: 'an edit on each side', edits: 1, kinds: SMALL },
  { name: 'an evening of edits on each side', edits: 50, kinds: SMALL },
  { name: 'a week offline, with days, hotels and order', edits: 200, kinds: [...SMALL, ...LARGE] },
];

/** Merging two edited copies of a trip with 60 days and 300 stops, compared with copying them. */
export async function merge() {
  const base = await makeBigTrip();
  /** @type {{ EDITS: Edits }} */
  const { EDITS } = await loadModule('packages/domain/src/testing/edits.ts');
  /** @type {typeof import('../packages/domain/src/merge/merge-trips.ts')} */
  const { mergeTrips } = await loadModule('packages/domain/src/merge/merge-trips.ts');
  const rows = SCENARIOS.map((scenario) => {
    const [mine, theirs] = [1, 2].map((seed) => edited(EDITS, base, scenario, seed));
    if (!mine || !theirs) throw new Error('two sides');
    const versions = { base, mine, theirs, mineAt: 2, theirsAt: 1 };
    const { conflicts } = mergeTrips(versions);
    return {
      ...scenario,
      conflicts: conflicts.length,
      ms: measure(() => mergeTrips(versions)),
      copyMs: measure(() => [structuredClone(mine), structuredClone(theirs)]),
    };
  });
  console.log(
    table([
      ['60 days, 300 stops', 'edits', 'conflicts', 'median', 'two copies', 'limit'],
      ...rows.map(({ name, edits, conflicts, ms, copyMs }) => [
        name,
        `2 × ${edits}`,
        String(conflicts),
        `${ms.toFixed(2)} ms`,
        `${copyMs.toFixed(2)} ms`,
        `${LIMIT_MS} ms`,
      ]),
    ]),
  );
  const worst = Math.max(...rows.map(({ ms }) => ms));
  console.log(`ratio: ${(worst / LIMIT_MS).toFixed(2)} of the limit`);
  return worst <= LIMIT_MS;
}

/**
 * @param {Edits} all
 * @param {Trip} base
 * @param {Scenario} scenario
 * @param {number} seed
 * @returns {Trip}
 */
function edited(all, base, { edits, kinds }, seed) {
  const draw = drawFrom(seed);
  let trip = base;
  for (let edit = 0; edit < edits; edit += 1) {
    const result = all[kinds[edit % kinds.length] ?? 'setIcon'](trip, draw);
    if (result.ok) trip = result.value;
  }
  // Like a trip from a file or server, it shares no objects with the base.
  return structuredClone(trip);
}

/** @param {() => unknown} run */
function measure(run) {
  for (let round = 0; round < WARM_UP_RUNS; round += 1) run();
  return median(
    Array.from({ length: RUNS }, () => {
      const start = performance.now();
      run();
      return performance.now() - start;
    }),
  );
}
