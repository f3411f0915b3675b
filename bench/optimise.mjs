import { loadModule } from './load-module.mjs';
import { nearestTour, twoOpt } from './optimise-peers.mjs';
import { median, table } from './table.mjs';

const SEEDS = 100;
const LIMIT_MS = 200;
const SUCCESSES = 95;
const OPTIMISE = 'packages/domain/src/optimise';

/** @typedef {import('../packages/domain/src/optimise/testing/tsplib.ts').KnownTour} KnownTour */
/** @typedef {typeof import('../packages/domain/src/optimise/best-order.ts').bestOrder} FindOrder */
/** @typedef {{ length: number, ms: number, rounds: number }} Run */
/** @typedef {{ known: KnownTour, peers: readonly { nearest: number, twoOpt: number }[], runs: readonly Run[] }} Row */

/** The thorough optimisation on known problems, compared with nearest neighbour and 2-opt from every start. */
export async function optimise() {
  /** @type {typeof import('../packages/domain/src/optimise/best-order.ts')} */
  const { bestOrder } = await loadModule(`${OPTIMISE}/best-order.ts`);
  /** @type {typeof import('../packages/domain/src/optimise/testing/tsplib.ts')} */
  const { KNOWN_TOURS, tourLength } = await loadModule(`${OPTIMISE}/testing/tsplib.ts`);
  const rows = KNOWN_TOURS.map((known) => {
    const peers = known.matrix.map((_, start) => {
      const nearest = nearestTour(known.matrix, start);
      return {
        nearest: tourLength(known.matrix, nearest),
        twoOpt: tourLength(known.matrix, twoOpt(known.matrix, nearest)),
      };
    });
    const runs = Array.from({ length: SEEDS }, (_, seed) =>
      run(bestOrder, tourLength, known, seed),
    );
    return { known, peers, runs };
  });
  return report(rows);
}

/** The time of this process only, so that other load on the machine does not count against the 200 ms. */
function processorMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * @param {FindOrder} bestOrder
 * @param {(matrix: KnownTour['matrix'], order: readonly number[]) => number} tourLength
 * @param {KnownTour} known
 * @param {number} seed
 * @returns {Run}
 */
function run(bestOrder, tourLength, { matrix }, seed) {
  const start = processorMs();
  let rounds = 0;
  const order = bestOrder(matrix, {
    end: 'first',
    seed,
    mayGoOn: (done) => {
      rounds = done;
      // A round takes some hundredths of a millisecond.
      return processorMs() - start < LIMIT_MS - 1;
    },
  });
  return { length: tourLength(matrix, order), ms: processorMs() - start, rounds };
}

/** @param {readonly Row[]} rows */
function report(rows) {
  const heading = [
    'closed tour',
    'optimum',
    'nearest',
    '2-opt',
    'thorough',
    'found',
    'rounds',
    'median',
    'slowest',
  ];
  const lines = rows.map(({ known: { name, optimum }, peers, runs }) => [
    name,
    String(optimum),
    gap(
      peers.map(({ nearest }) => nearest),
      optimum,
    ),
    gap(
      peers.map(({ twoOpt: length }) => length),
      optimum,
    ),
    gap(
      runs.map(({ length }) => length),
      optimum,
    ),
    `${successes(runs, optimum)} of ${SEEDS}`,
    String(median(runs.map(({ rounds }) => rounds))),
    `${median(runs.map(({ ms }) => ms)).toFixed(0)} ms`,
    `${Math.max(...runs.map(({ ms }) => ms)).toFixed(0)} ms`,
  ]);
  console.log(table([heading, ...lines]));
  console.log('gaps are the mean over all starts (nearest, 2-opt) and all seeds (thorough)');
  console.log(
    `limit: the optimum from ${SUCCESSES} of ${SEEDS} seeds, each within ${LIMIT_MS} ms of processor time`,
  );
  return rows.every(({ known: { optimum }, runs }) => successes(runs, optimum) >= SUCCESSES);
}

/**
 * The number of runs that found the optimum in time.
 *
 * @param {readonly Run[]} runs
 * @param {number} optimum
 */
function successes(runs, optimum) {
  return runs.filter(({ length, ms }) => length === optimum && ms <= LIMIT_MS).length;
}

/**
 * @param {readonly number[]} lengths
 * @param {number} optimum
 */
function gap(lengths, optimum) {
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  return `${((mean / optimum - 1) * 100).toFixed(2)} %`;
}
