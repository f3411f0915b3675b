import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { startBenchServer } from './bench-server.mjs';
import { table } from './table.mjs';

const QUERIES = 10_000;
const LIMIT_MS = 10;
const LIMIT_RIGHT = 0.97;
const LIMIT_MB = 250;
const GAZETTEER = '../packages/geo/src/gazetteer/';
/** Searching places needs no session. */
const AS_VISITOR = { headers: { cookie: '' } };
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** @typedef {import('../packages/geo/src/gazetteer/testing/expected-places.ts').ExpectedPlace} ExpectedPlace */
/** @typedef {import('./bench-server.mjs').BenchServer} BenchServer */

/** The search over HTTP on the built server: the list of expected places, and 10,000 variations of it with typos. */
export async function placeSearch() {
  const { isExpected, parseExpectedPlaces } = await loadExpected();
  const file = fileURLToPath(new URL(`${GAZETTEER}expected-places.tsv`, import.meta.url));
  const list = parseExpectedPlaces(readFileSync(file, 'utf8'));
  const server = await startBenchServer();
  try {
    let right = 0;
    for (const expected of list) {
      const { places } = await server.send(addressOf(expected.query, expected.near), AS_VISITOR);
      if (isExpected(places[0], expected)) right += 1;
    }
    const times = await timesOf(server, mixedQueries(list));
    const megabytes = await residentMegabytes(server);
    return report(right / list.length, list.length, times, megabytes);
  } finally {
    await server.stop();
  }
}

/** @returns {Promise<typeof import('../packages/geo/src/gazetteer/testing/expected-places.ts')>} */
async function loadExpected() {
  const input = fileURLToPath(new URL(`${GAZETTEER}testing/expected-places.ts`, import.meta.url));
  const bundle = await rolldown({ input });
  const { output } = await bundle.generate({ format: 'esm' });
  await bundle.close();
  return import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
}

/**
 * @param {string} query
 * @param {ExpectedPlace['near']} [near]
 */
function addressOf(query, near = null) {
  const place = near ? `&near=${near.lat},${near.lng}` : '';
  return `/api/places?q=${encodeURIComponent(query)}${place}`;
}

/**
 * Queries as people type them: complete, partial, misspelt, with different map positions. The same in every run.
 *
 * @param {readonly ExpectedPlace[]} list
 */
function mixedQueries(list) {
  let state = 20_261_115;
  const random = (/** @type {number} */ below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  return Array.from({ length: QUERIES }, (_, index) => {
    const { query, point } = list[random(list.length)] ?? { query: 'Rom', point: null };
    const at = random(query.length);
    const letter = LETTERS[random(LETTERS.length)] ?? 'a';
    const texts = [
      query,
      query.slice(0, 1 + at),
      query.slice(0, at) + letter + query.slice(at + 1),
      query.slice(0, at) + query.slice(at + 1),
    ];
    return addressOf(texts[index % texts.length] ?? query, index % 3 === 0 ? point : null);
  });
}

/**
 * @param {BenchServer} server
 * @param {readonly string[]} addresses
 */
async function timesOf(server, addresses) {
  /** @type {number[]} */
  const times = [];
  for (const address of addresses) {
    const start = performance.now();
    await server.send(address, AS_VISITOR);
    times.push(performance.now() - start);
  }
  return times.toSorted((one, other) => one - other);
}

/** @param {BenchServer} server */
async function residentMegabytes({ port }) {
  const metrics = await (await fetch(`http://localhost:${port}/metrics`)).text();
  const [, bytes] = /^process_resident_memory_bytes (\S+)$/m.exec(metrics) ?? [];
  return Number(bytes) / 1024 / 1024;
}

/**
 * @param {number} right
 * @param {number} count
 * @param {readonly number[]} times
 * @param {number} megabytes
 */
function report(right, count, times, megabytes) {
  const quantile = (/** @type {number} */ part) =>
    times[Math.floor(times.length * part)] ?? Number.NaN;
  const p95 = quantile(0.95);
  console.log(
    table([
      ['place search over HTTP', 'measured', 'limit'],
      [`right place first of ${count}`, `${(right * 100).toFixed(1)} %`, `${LIMIT_RIGHT * 100} %`],
      [`median of ${times.length} queries`, `${quantile(0.5).toFixed(2)} ms`, ''],
      ['95th percentile', `${p95.toFixed(2)} ms`, `${LIMIT_MS} ms`],
      ['slowest', `${(times.at(-1) ?? Number.NaN).toFixed(2)} ms`, ''],
      ['memory of the server', `${megabytes.toFixed(0)} MB`, `${LIMIT_MB} MB`],
    ]),
  );
  return right >= LIMIT_RIGHT && p95 <= LIMIT_MS && megabytes <= LIMIT_MB;
}
