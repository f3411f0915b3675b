import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { startBenchServer } from './bench-server.mjs';
import { median, table } from './table.mjs';

const ROUNDS = 3;
const SECONDS = 5;
const CONNECTIONS = 20;
/** Enough addresses that the rate limit per address is never reached. */
const ADDRESSES = 1000;

/** @typedef {{ perSecond: number, p50: number, p99: number, failed: number }} Sample */

/** GET /api/start with a session, compared with a plain Fastify route that sends the same bytes. */
export async function sessionEndpoint() {
  const server = await startBenchServer();
  try {
    const url = `http://127.0.0.1:${server.port}/api/start`;
    const { cookie } = server;
    const body = await (await fetch(url, { headers: { cookie } })).text();
    if (!body.includes('"registered"')) throw new Error(`no session: ${body.slice(0, 200)}`);
    const bare = fork(fileURLToPath(new URL('bare-route.mjs', import.meta.url)), [body]);
    const [port] = await once(bare, 'message');
    try {
      return report(
        await compare({ url, cookie }, { url: `http://127.0.0.1:${port}/`, cookie: '' }),
      );
    } finally {
      bare.kill();
    }
  } finally {
    await server.stop();
  }
}

/** @typedef {{ url: string, cookie: string }} Target */

/**
 * They take turns, so that other load on the machine affects both.
 *
 * @param {Target} checked
 * @param {Target} bare
 */
async function compare(checked, bare) {
  await Promise.all([fire(checked, 2), fire(bare, 2)]);
  /** @type {{ checked: Sample[], bare: Sample[] }} */
  const samples = { checked: [], bare: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    samples.bare.push(await fire(bare, SECONDS));
    samples.checked.push(await fire(checked, SECONDS));
  }
  return samples;
}

/**
 * @param {Target} target
 * @param {number} duration
 * @returns {Promise<Sample>}
 */
async function fire({ url, cookie }, duration) {
  const requests = Array.from({ length: ADDRESSES }, (_, index) => ({
    headers: { cookie, 'x-forwarded-for': `10.0.${Math.floor(index / 250)}.${(index % 250) + 1}` },
  }));
  const result = await autocannon({ url, connections: CONNECTIONS, duration, requests });
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

/** @param {{ checked: readonly Sample[], bare: readonly Sample[] }} samples */
function report({ checked, bare }) {
  const row = (/** @type {string} */ name, /** @type {readonly Sample[]} */ list) => [
    name,
    middle(list, 'perSecond').toFixed(0),
    `${middle(list, 'p50')} ms`,
    `${middle(list, 'p99')} ms`,
    String(list.reduce((sum, { failed }) => sum + failed, 0)),
  ];
  const heading = [
    `${CONNECTIONS} connections, median of ${ROUNDS} × ${SECONDS} s`,
    'req/s',
    'p50',
    'p99',
    'failed',
  ];
  console.log(
    table([
      heading,
      row('GET /api/start with a session', checked),
      row('bare Fastify route', bare),
    ]),
  );
  const ratio = middle(checked, 'perSecond') / middle(bare, 'perSecond');
  console.log(`ratio: ${ratio.toFixed(3)} of the bare route`);
  return [...checked, ...bare].every(({ failed }) => failed === 0);
}

/**
 * @param {readonly Sample[]} list
 * @param {keyof Sample} key
 */
function middle(list, key) {
  return median(list.map((sample) => sample[key]));
}
