import { randomUUID } from 'node:crypto';
import { startBenchServer } from './bench-server.mjs';
import { makeTrip } from './big-trip.mjs';
import { median, table } from './table.mjs';

const LIMIT_MS = 5;
const SAVES = 300;
const WARM_UP_SAVES = 400;
const BYTES = 20 * 1024;

/** @typedef {import('./bench-server.mjs').BenchServer} BenchServer */
/** @typedef {import('./big-trip.mjs').Trip} Trip */
/** @typedef {(number: number) => () => Promise<void>} Save prepares what is sent, and gives what sends it */

/** Saving a trip of 20 KB over HTTP, compared with a plain `INSERT … ON CONFLICT` of the same text. */
export async function saveTrip() {
  const trip = { ...(await makeTrip(BYTES)), id: randomUUID() };
  const server = await startBenchServer();
  try {
    const saves = [await throughHttp(server, trip), await bareInsert(server, trip)];
    for (let number = 0; number < WARM_UP_SAVES; number += 1) {
      for (const save of saves) await save(number)();
    }
    /** @type {number[][]} */
    const times = saves.map(() => []);
    // They take turns, so that other load on the machine affects both.
    for (let number = 0; number < SAVES; number += 1) {
      for (const [index, save] of saves.entries()) {
        const send = save(WARM_UP_SAVES + number);
        const start = performance.now();
        await send();
        times[index]?.push(performance.now() - start);
      }
    }
    return report(times, JSON.stringify(trip).length);
  } finally {
    await server.stop();
  }
}

/**
 * @param {BenchServer} server
 * @param {Trip} trip
 * @returns {Promise<Save>}
 */
async function throughHttp({ send }, trip) {
  let revision = 0;
  return (number) => {
    const body = JSON.stringify({ ...trip, title: `Reise ${number}` });
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...(revision === 0 ? { 'if-none-match': '*' } : { 'if-match': `"${revision}"` }),
    };
    return async () => {
      const saved = await send(`/api/trips/${trip.id}`, { method: 'PUT', headers, body });
      revision = saved.revision;
    };
  };
}

/**
 * @param {BenchServer} server
 * @param {Trip} trip
 * @returns {Promise<Save>}
 */
async function bareInsert({ client }, trip) {
  // The same column type as the product's, so that the peer does the same parsing and packing.
  await client.query('create table bare_trip (id text primary key, doc json not null)');
  await client.query('alter table bare_trip alter column doc set storage external');
  const insert = `insert into bare_trip (id, doc) values ($1, $2)
    on conflict (id) do update set doc = excluded.doc`;
  return (number) => {
    const text = JSON.stringify({ ...trip, title: `Reise ${number}` });
    return async () => void (await client.query(insert, [trip.id, text]));
  };
}

/**
 * @param {readonly (readonly number[])[]} times
 * @param {number} bytes
 */
function report([saves = [], inserts = []], bytes) {
  console.log(
    table([
      [
        `${(bytes / 1024).toFixed(1)} KB, ${SAVES} saves, one after the other`,
        'median',
        'p95',
        'limit',
      ],
      row('PUT /api/trips/{id} with revision and key', saves, `${LIMIT_MS} ms`),
      row('INSERT … ON CONFLICT', inserts),
    ]),
  );
  const [save, insert] = [median(saves), median(inserts)];
  console.log(
    `ratio: ${(save / insert).toFixed(2)} of the bare insert, ${(save / LIMIT_MS).toFixed(2)} of the limit`,
  );
  return save <= LIMIT_MS;
}

/**
 * @param {string} name
 * @param {readonly number[]} times
 * @param {string} [limit]
 */
function row(name, times, limit = '') {
  const p95 = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;
  return [name, `${median(times).toFixed(2)} ms`, `${p95.toFixed(2)} ms`, limit];
}
