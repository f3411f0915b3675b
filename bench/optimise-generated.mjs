import { loadModule } from './load-module.mjs';
import { table } from './table.mjs';

const OPTIMISE = 'packages/domain/src/optimise';
const LIMIT_MS = 200;
const REFERENCE_MS = 5000;
const REFERENCES = 3;
const INSTANCES = 2;
const SIZES = [
  { stops: 100, seeds: 50 },
  { stops: 150, seeds: 50 },
  { stops: 300, seeds: 20 },
  { stops: 500, seeds: 20 },
];
/** Up to here the best known order is to be found, above it is enough to come near. */
const EXACT_STOPS = 150;
const FOUND_LIMIT = 0.95;
const GAP_LIMIT = 0.004;

/** @typedef {import('../packages/domain/src/optimise/path-costs.ts').CostMatrix} Matrix */
/** @typedef {(matrix: Matrix, seed: number, ms: number) => number} Run */
/** @typedef {{ stops: number, found: number, mean: number, worst: number }} Row */

/** The thorough optimisation on tours that it was not tuned on, against the best of some very long runs. */
export async function optimiseGenerated() {
  /** @type {typeof import('../packages/domain/src/optimise/best-order.ts')} */
  const { bestOrder } = await loadModule(`${OPTIMISE}/best-order.ts`);
  /** @type {typeof import('../packages/domain/src/optimise/testing/generated-tour.ts')} */
  const { generatedTour } = await loadModule(`${OPTIMISE}/testing/generated-tour.ts`);
  /** @type {Run} */
  const run = (matrix, seed, ms) => {
    const begin = processorMs();
    const mayGoOn = () => processorMs() - begin < ms - 1;
    return lengthOf(matrix, bestOrder(matrix, { end: 'first', seed, mayGoOn }));
  };
  const rows = SIZES.map(({ stops, seeds }) => {
    // Other trips every day, so that no number can be tuned to them.
    const today = Math.floor(Date.now() / 86_400_000);
    const gaps = Array.from({ length: INSTANCES }, (_, index) =>
      gapsOf(run, generatedTour(stops, today * INSTANCES + index), seeds),
    ).flat();
    const found = gaps.filter((gap) => gap === 0).length / gaps.length;
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    return { stops, found, mean, worst: Math.max(...gaps) };
  });
  return report(rows);
}

/** The time of this process only, so that other load on the machine does not count. */
function processorMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** @param {Matrix} matrix @param {readonly number[]} order */
function lengthOf(matrix, order) {
  return order.reduce(
    (sum, from, place) => sum + (matrix[from]?.[order[(place + 1) % order.length] ?? 0] ?? 0),
    0,
  );
}

/** @param {Run} run @param {Matrix} matrix @param {number} seeds */
function gapsOf(run, matrix, seeds) {
  const lengths = Array.from({ length: seeds }, (_, seed) => run(matrix, seed, LIMIT_MS));
  const long = Array.from({ length: REFERENCES }, (_, seed) =>
    run(matrix, -1 - seed, REFERENCE_MS),
  );
  const best = Math.min(...lengths, ...long);
  return lengths.map((length) => length / best - 1);
}

/** @param {readonly Row[]} rows */
function report(rows) {
  console.log(
    table([
      [`generated tours, ${LIMIT_MS} ms`, 'best known', 'mean gap', 'worst', 'limit'],
      ...rows.map(({ stops, found, mean, worst }) => [
        `${stops} stops`,
        percent(found),
        percent(mean),
        percent(worst),
        stops <= EXACT_STOPS ? `${percent(FOUND_LIMIT)} best known` : `${percent(GAP_LIMIT)} gap`,
      ]),
    ]),
  );
  console.log(
    `best known: the best of ${REFERENCES} runs of ${REFERENCE_MS / 1000} s and all others`,
  );
  return rows.every(({ stops, found, mean }) =>
    stops <= EXACT_STOPS ? found >= FOUND_LIMIT : mean <= GAP_LIMIT,
  );
}

/** @param {number} share */
function percent(share) {
  return `${(share * 100).toFixed(2)} %`;
}
