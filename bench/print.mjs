import { randomUUID } from 'node:crypto';
import { startBenchServer } from './bench-server.mjs';
import { makeBigTrip } from './big-trip.mjs';
import { median, table } from './table.mjs';

const LIMIT_MS = 6000;
const ROUNDS = 5;

/** The PDF of a trip of 60 days and 300 stops, until its last byte has arrived. */
export async function print() {
  const id = randomUUID();
  const body = JSON.stringify({ ...(await makeBigTrip()), id });
  const server = await startBenchServer();
  try {
    const headers = { 'content-type': 'application/json', 'if-none-match': '*' };
    await server.send(`/api/trips/${id}`, { method: 'PUT', headers, body });
    /** @type {number[]} */
    const times = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = performance.now();
      await download(server, id);
      times.push(performance.now() - start);
    }
    return report(times);
  } finally {
    await server.stop();
  }
}

/**
 * @param {import('./bench-server.mjs').BenchServer} server
 * @param {string} id
 */
async function download({ port, cookie }, id) {
  const url = `http://localhost:${port}/api/trips/${id}/export.pdf`;
  const reply = await fetch(url, { headers: { cookie } });
  const bytes = await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`${reply.status} ${new TextDecoder().decode(bytes)}`);
}

/** @param {readonly number[]} times */
function report(times) {
  const [middle, slowest] = [median(times), Math.max(...times)];
  console.log(
    table([
      ['60 days as PDF', 'median', 'slowest', 'limit'],
      [`${ROUNDS} times`, seconds(middle), seconds(slowest), seconds(LIMIT_MS)],
    ]),
  );
  console.log(`ratio: ${(middle / LIMIT_MS).toFixed(2)} of the limit`);
  return middle <= LIMIT_MS;
}

/** @param {number} ms */
function seconds(ms) {
  return `${(ms / 1000).toFixed(2)} s`;
}
