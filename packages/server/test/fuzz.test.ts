import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { tripOf } from '@fahrtwind/domain/testing';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { CURSORS } from './fuzz/cursors.ts';
import { createRandom } from './fuzz/random.ts';
import { requestTo, TARGETS } from './fuzz/requests.ts';
import { startTripServer, type Traveller, type TripServer } from './trip-server.ts';

const requests = inject('fuzzRequests');
/** Only of a run that has the machine to itself. */
const SLOWEST_MS = 500;
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_117);
/** Signs people in and out, and deletes them: after so many requests others take their place. */
const PEOPLE_FOR = 150;

/** Better Auth answers visitors there after half a second, so that the time does not tell whether an address is known. */
const DELAYED = { path: '/api/auth/send-verification-email', ms: 500 };

let server: TripServer;
beforeAll(async () => {
  server = await startTripServer();
  // The server as it is run reads the places at its start, before the first request.
  await server.browser().get('/api/places?q=k');
});
afterAll(() => server.close());

interface Cast {
  readonly people: readonly Traveller[];
  readonly known: readonly string[];
}

async function castPeople(): Promise<Cast> {
  const people = [await server.register(), await server.openGuest(), server.visitor()];
  const trips = ['Köln', 'Bonn'].map((place) => tripOf({ 'Tag 1': [place] }, { id: randomUUID() }));
  for (const trip of trips) await people[0]?.create({ ...trip });
  const ids = [...people.map(({ uid }) => uid), ...trips.map(({ id }) => id)];
  return { people, known: [...ids, 'rita@example.org', 'Wolke sieben', '1', '/planer'] };
}

it(`answers ${requests} requests of any kind without one error of its own`, async () => {
  const random = createRandom(seed);
  const failures: string[] = [];
  const statuses = new Map<number, number>();
  let slowest = { ms: 0, what: '' };
  let cast = await castPeople();
  for (let sent = 0; sent < requests; sent += 1) {
    if (sent % PEOPLE_FOR === PEOPLE_FOR - 1) cast = await castPeople();
    const request = requestTo(random.pick(TARGETS), random, cast.known);
    const { browser } = random.pick(cast.people);
    const started = performance.now();
    const reply: LightMyRequestResponse = await browser.send(request);
    const delayMs = request.url.startsWith(DELAYED.path) ? DELAYED.ms : 0;
    const ms = performance.now() - started - delayMs;
    const what = `#${sent} ${request.method} ${request.url.slice(0, 200)} ${request.payload?.slice(0, 300) ?? ''}`;
    if (ms > slowest.ms) slowest = { ms, what };
    statuses.set(reply.statusCode, (statuses.get(reply.statusCode) ?? 0) + 1);
    if (reply.statusCode >= 500) failures.push(`${what} ${JSON.stringify(request.headers)}`);
  }
  expect(failures, `seed ${seed}`).toEqual([]);
  if (process.env['SOAK'] === '1') {
    console.log({ statuses, slowest });
    expect(slowest.ms, slowest.what).toBeLessThan(SLOWEST_MS);
  }
  // Most of the server would not be reached by requests that are all refused at the door.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(requests / 10);
}, 1_800_000);

it('answers made-up places of every list without one error of its own', async () => {
  const { browser, uid } = await server.register();
  const { pool } = server.testDatabase.database;
  await pool.query('update account set is_moderator = true where id = $1', [uid]);
  const lists = TARGETS.filter(({ query }) => query.properties?.['after'] !== undefined);
  expect(lists.length).toBeGreaterThan(7);
  for (const { path } of lists) {
    const url = path.replaceAll(/:\w+/g, uid);
    const searches = path === '/api/posts' ? ['', 'sort=liked&', 'q=tipp&', 'view=saved&'] : [''];
    for (const [at, after] of CURSORS.entries()) {
      const search = searches[at % searches.length] ?? '';
      const remoteAddress = `10.2.${at >> 8}.${at & 255}`;
      const query = `${search}after=${encodeURIComponent(after)}`;
      const { statusCode } = await browser.send({
        method: 'GET',
        url: `${url}?${query}`,
        remoteAddress,
      });
      expect(statusCode, `${url}?${query}`).toBeLessThan(500);
    }
  }
}, 120_000);
