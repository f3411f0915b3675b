import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import autocannon from 'autocannon';

const CONNECTIONS = 10;
/** Enough addresses that the rate limit per address is never reached. */
const ADDRESSES = 1000;
/** In which /proc counts. */
const TICK_MS = 10;

/** @typedef {import('./bench-server.mjs').BenchServer} BenchServer */
/** @typedef {{ perSecond: number, nodeMs: number, postgresMs: number, bytes: number }} Cost processor time of one request */

/**
 * Asks for a path as often as the server answers, and tells what one answer costs.
 *
 * @param {BenchServer} server
 * @param {{ path: string, headers?: Readonly<Record<string, string>>, seconds?: number }} asked
 * @returns {Promise<Cost>}
 */
export async function costOf(server, { path, headers = {}, seconds = 4 }) {
  const fire = (/** @type {number} */ duration) =>
    autocannon({
      url: `http://127.0.0.1:${server.port}${path}`,
      connections: CONNECTIONS,
      duration,
      requests: Array.from({ length: ADDRESSES }, (_, index) => ({
        headers: { ...headers, 'x-forwarded-for': `10.9.${index >> 8}.${(index & 255) + 1}` },
      })),
    });
  await fire(seconds / 2);
  const before = await usageOf(server);
  const result = await fire(seconds);
  const after = await usageOf(server);
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${path}: ${failed} requests failed`);
  const { total } = result.requests;
  return {
    perSecond: result.requests.average,
    nodeMs: (after.nodeMs - before.nodeMs) / total,
    postgresMs: (after.postgresMs - before.postgresMs) / total,
    bytes: result.throughput.total / total,
  };
}

/** @param {BenchServer} server */
async function usageOf({ port, dataDir }) {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const seconds = Number(/^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1]);
  return { nodeMs: seconds * 1000, postgresMs: await postgresMs(dataDir) };
}

/**
 * The processor time of all processes of the embedded PostgreSQL.
 *
 * @param {string} dataDir
 */
async function postgresMs(dataDir) {
  const folder = join(dataDir, 'postgres');
  const clusters = (await readdir(folder)).filter((name) => name.startsWith('cluster'));
  const file = await readFile(join(folder, clusters[0] ?? '', 'postmaster.pid'), 'utf8');
  const postmaster = Number(file.split('\n')[0]);
  let ticks = 0;
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    // A process may have ended meanwhile.
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    const [, parent, ...fields] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    if (Number(name) === postmaster) ticks += (fields[11] ?? 0) + (fields[12] ?? 0);
    else if (parent !== postmaster) continue;
    ticks += (fields[9] ?? 0) + (fields[10] ?? 0);
  }
  return ticks * TICK_MS;
}
