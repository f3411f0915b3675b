import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { startBenchServer } from './bench-server.mjs';
import { makeTrip } from './big-trip.mjs';
import { median, table } from './table.mjs';

const BYTES = 50 * 1024;
const READERS = 10;
const READ_SECONDS = 5;
const WRITERS = 10;
const SAVES = 5000;
const WARM_UP_SAVES = 500;
const REQUESTS = 20_000;
/** Enough addresses that the rate limit per address is never reached. */
const ADDRESSES = 1000;

const LISTED = 50;

const LIMITS = { readCpuMs: 1, listCpuMs: 2, saveMs: 5, savesPerSecond: 600, megabytes: 180 };

/** @typedef {import('./bench-server.mjs').BenchServer} BenchServer */
/** @typedef {import('./big-trip.mjs').Trip} Trip */
/** @typedef {{ name: string, value: number, unit: string, limit: number, isAtLeast?: boolean }} Figure */

/** Many who read and save trips of 50 KB at the same time, and what the server takes for it. */
export async function tripLoad() {
  const trip = await makeTrip(BYTES);
  const server = await startBenchServer();
  try {
    await create(server, { ...trip, id: 'gelesen' });
    for (let number = 1; number < LISTED; number += 1)
      await create(server, { ...trip, id: `gelistet-${number}` });
    const reads = await measureReads(server);
    const saves = await measureSaves(server, trip);
    const left = REQUESTS - reads.requests - 2 * SAVES;
    if (left > 0) await fire(server, { amount: left });
    const { megabytes } = await usageOf(server);
    return report([
      ...reads.figures,
      ...saves,
      {
        name: `largest process after ${REQUESTS} requests`,
        value: megabytes,
        unit: 'MB',
        limit: LIMITS.megabytes,
      },
    ]);
  } finally {
    await server.stop();
  }
}

/**
 * @param {BenchServer} server
 * @param {Trip} trip
 */
async function create({ send }, trip) {
  const headers = { 'content-type': 'application/json', 'if-none-match': '*' };
  await send(`/api/trips/${trip.id}`, { method: 'PUT', headers, body: JSON.stringify(trip) });
}

const AS_BROWSERS = { 'accept-encoding': 'gzip, deflate, br' };

/** @type {readonly { name: string, path?: string, headers?: Readonly<Record<string, string>>, limit?: number }[]} */
const READS = [
  { name: 'read a trip' },
  { name: 'read it as browsers do (gzip)', headers: AS_BROWSERS },
  { name: 'ask whether it has changed (304)', headers: { 'if-none-match': '"1"' } },
  {
    name: `list ${LISTED} trips`,
    path: '/api/trips',
    headers: AS_BROWSERS,
    limit: LIMITS.listCpuMs,
  },
];

/** @param {BenchServer} server */
async function measureReads(server) {
  await fire(server, { duration: 2 });
  /** @type {Figure[]} */
  const figures = [];
  let requests = 0;
  for (const { name, limit = LIMITS.readCpuMs, ...asked } of READS) {
    const before = await usageOf(server);
    const { total, perSecond } = await fire(server, { duration: READ_SECONDS, ...asked });
    const cpuMs = ((await usageOf(server)).cpuSeconds - before.cpuSeconds) * (1000 / total);
    requests += total;
    const per = `${name}, ${perSecond.toFixed(0)}/s, processor time`;
    figures.push({ name: per, value: cpuMs, unit: 'ms', limit });
  }
  return { figures, requests };
}

/**
 * @param {BenchServer} server
 * @param {{ duration?: number, amount?: number, path?: string, headers?: Readonly<Record<string, string>> }} options
 */
async function fire({ port, cookie }, { path = '/api/trips/gelesen', headers = {}, ...howLong }) {
  const requests = Array.from({ length: ADDRESSES }, (_, index) => ({
    headers: { cookie, ...headers, 'x-forwarded-for': `10.8.${index >> 8}.${(index & 255) + 1}` },
  }));
  const url = `http://127.0.0.1:${port}${path}`;
  const result = await autocannon({ url, connections: READERS, requests, ...howLong });
  const failed = result['4xx'] + result['5xx'] + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} reads failed`);
  return { total: result.requests.total, perSecond: result.requests.average };
}

/**
 * @param {BenchServer} server
 * @param {Trip} trip
 * @returns {Promise<readonly Figure[]>}
 */
async function measureSaves(server, trip) {
  /** @type {Figure[]} */
  const figures = [];
  for (const [what, send] of Object.entries({
    'a day of a trip': sendDay,
    'a whole trip': sendWhole,
  })) {
    await write(server, { ...trip, id: randomUUID() }, send, WARM_UP_SAVES);
    const alone = await write(server, { ...trip, id: randomUUID() }, send, 200);
    const ids = Array.from({ length: WRITERS }, () => randomUUID());
    const before = await usageOf(server);
    const start = performance.now();
    await Promise.all(ids.map((id) => write(server, { ...trip, id }, send, SAVES / WRITERS)));
    const perSecond = SAVES / ((performance.now() - start) / 1000);
    const cpuMs = ((await usageOf(server)).cpuSeconds - before.cpuSeconds) * (1000 / SAVES);
    figures.push(
      {
        name: `save ${what}, one after the other, median`,
        value: median(alone),
        unit: 'ms',
        limit: LIMITS.saveMs,
      },
      {
        name: `save ${what}, ${WRITERS} writers, ${cpuMs.toFixed(2)} ms of Node each`,
        value: perSecond,
        unit: '/s',
        limit: LIMITS.savesPerSecond,
        isAtLeast: true,
      },
    );
  }
  return figures;
}

/** @typedef {(trip: Trip, number: number) => { method: string, body: string }} Send */

/** @type {Send} what the planner sends of an edit */
function sendDay({ days }, number) {
  const day = days[number % days.length];
  const set = { editedAt: new Date().toISOString() };
  const changes = { set, unset: [], days: [{ ...day, startMinutes: 300 + (number % 600) }] };
  return { method: 'PATCH', body: JSON.stringify(changes) };
}

/** @type {Send} */
function sendWhole(trip, number) {
  return { method: 'PUT', body: JSON.stringify({ ...trip, title: `Reise ${number}` }) };
}

/**
 * Saves a trip again and again, each time on the revision before.
 *
 * @param {BenchServer} server
 * @param {Trip} trip
 * @param {Send} send
 * @param {number} times
 */
async function write(server, trip, send, times) {
  await create(server, trip);
  /** @type {number[]} */
  const taken = [];
  for (let revision = 1; revision <= times; revision += 1) {
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      'if-match': `"${revision}"`,
    };
    const { method, body } = send(trip, revision);
    const start = performance.now();
    await server.send(`/api/trips/${trip.id}`, { method, headers, body });
    taken.push(performance.now() - start);
  }
  return taken;
}

/**
 * The processor time of all processes of the server, and the memory of the largest one.
 *
 * @param {BenchServer} server
 */
async function usageOf({ port }) {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const valueOf = (/** @type {string} */ name) =>
    Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  const bytes = [...text.matchAll(/^process_memory_bytes\{.*\} (\S+)$/gm)].map(([, one]) =>
    Number(one),
  );
  return {
    cpuSeconds: valueOf('process_cpu_seconds_total'),
    megabytes: Math.max(...bytes) / 1024 / 1024,
  };
}

/** @param {readonly Figure[]} figures */
function report(figures) {
  const rows = figures.map(({ name, value, unit, limit, isAtLeast = false }) => ({
    cells: [name, `${value.toFixed(2)} ${unit}`, `${limit} ${unit}`, (value / limit).toFixed(2)],
    isKept: isAtLeast ? value >= limit : value <= limit,
  }));
  console.log(
    table([['50 KB, 10 at once', '', 'limit', 'ratio'], ...rows.map(({ cells }) => cells)]),
  );
  return rows.every(({ isKept }) => isKept);
}
