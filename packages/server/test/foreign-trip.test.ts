import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTrip } from './companion-server.ts';
import { startTripServer, type Traveller, type TripServer } from './trip-server.ts';

let server: TripServer;
let owner: Traveller;
let stranger: Traveller;
let queries = 0;

beforeAll(async () => {
  server = await startTripServer();
  [owner, stranger] = [await server.register(), await server.register()];
  const { pool } = server.testDatabase.database;
  const query = pool.query.bind(pool);
  Object.assign(pool, {
    query: (...given: Parameters<typeof query>) => {
      queries += 1;
      return query(...given);
    },
  });
});
afterAll(() => server.close());

const body = (id: string) => ({ id, title: 'Meins', days: [{ id: 'd1' }] });
const on =
  (method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH', path = '', payload?: object) =>
  (id: string): InjectOptions => ({
    method,
    url: `/api/trips/${id}${path}`,
    ...(payload && { payload }),
  });

/** What can be asked about one trip. Creating one is missing: an id that is taken cannot be hidden from who wants it. */
const CALLS: Readonly<Record<string, (id: string) => InjectOptions>> = {
  read: on('GET'),
  save: (id) => ({
    method: 'PUT',
    url: `/api/trips/${id}`,
    headers: { 'if-match': '"1"' },
    payload: body(id),
  }),
  'save with a key': (id) => ({
    method: 'PUT',
    url: `/api/trips/${id}`,
    headers: { 'if-match': '"1"', 'idempotency-key': 'some-key' },
    payload: body(id),
  }),
  'save what has changed': (id) => ({
    method: 'PATCH',
    url: `/api/trips/${id}`,
    headers: { 'if-match': '"1"' },
    payload: { set: { title: 'Meins' } },
  }),
  delete: on('DELETE'),
  restore: on('POST', '/restore'),
  'mark as opened': on('POST', '/opened'),
  'read publicly': on('GET', '/public'),
  'see its preview': on('GET', '/preview/1.png'),
  'read its publication': on('GET', '/publication'),
  publish: on('PUT', '/publication', { title: 'Meins' }),
  withdraw: on('DELETE', '/publication'),
  'list its links': on('GET', '/shares'),
  share: on('PUT', '/share', {}),
  'end its link': on('DELETE', '/share'),
  'list companions': on('GET', '/companions'),
  'change a companion': on('PATCH', '/companions/somebody', { role: 'editor' }),
  'remove a companion': on('DELETE', '/companions/somebody'),
  'make a link': on('POST', '/invitations/link', { role: 'reader' }),
  'invite by mail': on('POST', '/invitations/mail', { email: 'a@example.org', role: 'reader' }),
  'revoke an invitation': on('DELETE', '/invitations/some-id'),
  'say that one is here': on('POST', '/presence', { selection: [], isHere: true }),
};

async function outcomeOf(call: InjectOptions) {
  const before = queries;
  const { statusCode, body: text } = await stranger.browser.send(call);
  return { statusCode, text, queries: queries - before };
}

describe.each(Object.entries(CALLS))('%s', (_name, call) => {
  it.each(['private', 'deleted'])(
    'answers a stranger about a %s trip as about none',
    async (how) => {
      const trip = await makeTrip(owner);
      if (how === 'deleted') await owner.on('DELETE', `/${trip.id}`);
      const none = await outcomeOf(call(randomUUID()));
      expect(await outcomeOf(call(trip.id))).toEqual(none);
      expect(none.statusCode).toBe(404);
    },
  );
});
