import { randomUUID } from 'node:crypto';
import { startBenchServer } from './bench-server.mjs';
import { makeTrip } from './big-trip.mjs';
import { median, table } from './table.mjs';

const FEW = 1000;
const MANY = 100_000;
const LIMIT_RATIO = 1.2;
const ROUNDS = 400;
const WARM_UP_ROUNDS = 50;
/** How many trips the measured user has; all others have five. */
const OWN_TRIPS = 300;
const TRIPS_EACH = 5;
const BYTES = 10 * 1024;

/** @typedef {import('./bench-server.mjs').BenchServer} BenchServer */

/** Listing and opening trips among 100,000 others, compared with 1,000. */
export async function listTrips() {
  const servers = [];
  try {
    for (const trips of [FEW, MANY]) {
      const server = await startBenchServer();
      servers.push(server);
      await plant(server, trips);
    }
    return report(await measure(servers));
  } finally {
    for (const server of servers) await server.stop();
  }
}

/**
 * Saves one trip over HTTP and copies it: to its owner and to users with five trips each. The packed document is the same
 * in all of them.
 *
 * @param {BenchServer} server
 * @param {number} trips
 */
async function plant({ send, client, uid }, trips) {
  const trip = await makeTrip(BYTES);
  const id = randomUUID();
  await send(`/api/trips/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'if-none-match': '*' },
    body: JSON.stringify({ ...trip, id }),
  });
  await client.query(
    `insert into account (id, name, email)
     select 'person-' || number, 'Person', 'person-' || number || '@reise.example'
     from generate_series(0, $1::int) number`,
    [Math.ceil(trips / TRIPS_EACH)],
  );
  // Own trips are scattered among the others, as when people plan at the same time.
  await client.query(
    `insert into trip (id, user_id, title, summary, doc, last_opened, created_at, updated_at, deleted_at)
     select 'trip-' || number, owner, 'Reise ' || number, summary,
       doc, now() - number * interval '1 minute', created_at, updated_at,
       case when number % 20 = 7 then now() end
     from trip, generate_series(1, $2::int - 1) number, lateral (
       select case when number % ($2::int / $3::int) = 0 and number / ($2::int / $3::int) < $3::int then $1
         else 'person-' || number / $4::int end as owner
     ) whose
     where id = $5`,
    [uid, trips, OWN_TRIPS, TRIPS_EACH, id],
  );
  await client.query('vacuum (analyze) trip');
}

/**
 * The servers take turns, so that other load on the machine affects both.
 *
 * @param {readonly BenchServer[]} servers
 */
async function measure(servers) {
  const ids = await Promise.all(servers.map(ownIds));
  /** @type {Readonly<Record<string, (server: number, round: number) => string>>} */
  const paths = {
    'GET /api/trips': () => '/api/trips',
    'GET /api/trips/{id}': (server, round) =>
      `/api/trips/${ids[server]?.[round % (ids[server]?.length ?? 1)]}`,
  };
  /** @type {Record<string, number[][]>} */
  const times = Object.fromEntries(Object.keys(paths).map((name) => [name, [[], []]]));
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    for (const [name, pathOf] of Object.entries(paths)) {
      for (const [index, { send }] of servers.entries()) {
        const path = pathOf(index, Math.abs(round));
        const start = performance.now();
        await send(path);
        if (round >= 0) times[name]?.[index]?.push(performance.now() - start);
      }
    }
  }
  return times;
}

/** @param {BenchServer} server */
async function ownIds({ send }) {
  /** @type {{ trips: readonly { id: string }[] }} */
  const { trips } = await send('/api/trips?limit=200');
  if (trips.length !== 200) throw new Error(`${trips.length} own trips in a page`);
  return trips.map(({ id }) => id);
}

/** @param {Readonly<Record<string, readonly (readonly number[])[]>>} times */
function report(times) {
  const rows = Object.entries(times).map(([name, [few = [], many = []]]) => ({
    name,
    few: median(few),
    many: median(many),
  }));
  console.log(
    table([
      ['medians', `${FEW} trips`, `${MANY} trips`, 'ratio', 'limit'],
      ...rows.map(({ name, few, many }) => [
        name,
        `${few.toFixed(2)} ms`,
        `${many.toFixed(2)} ms`,
        (many / few).toFixed(2),
        String(LIMIT_RATIO),
      ]),
    ]),
  );
  const worst = Math.max(...rows.map(({ few, many }) => many / few));
  console.log(`ratio: ${worst.toFixed(2)} of ${FEW} trips`);
  return worst <= LIMIT_RATIO;
}
