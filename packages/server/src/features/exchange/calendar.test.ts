import { randomUUID } from 'node:crypto';
import { tripOf } from '@fahrtwind/domain/testing';
import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { joins, makeTrip, remove } from '../../../test/companion-server.ts';
import {
  signUp,
  startTripServer,
  type Traveller,
  type TripServer,
} from '../../../test/trip-server.ts';

let server: TripServer;
beforeAll(async () => {
  server = await startTripServer();
});
afterAll(() => server.close());

async function linkOf({ browser }: Traveller, tripId?: string): Promise<string> {
  const url = tripId === undefined ? '/api/calendar-link' : `/api/trips/${tripId}/calendar-link`;
  const reply = await browser.send({ method: 'PUT', url });
  expect(reply.statusCode, reply.body).toBe(200);
  return new URL(reply.json<{ readonly url: string }>().url).pathname;
}

/** As a calendar asks: without a cookie. */
const ask = (path: string, etag?: string) =>
  server.browser().send({
    method: 'GET',
    url: path,
    headers: etag === undefined ? {} : { 'if-none-match': etag },
  });

async function titlesAt(path: string): Promise<readonly string[]> {
  const reply = await ask(path);
  expect(reply.statusCode, reply.body).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(reply.body));
  return calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one).summary);
}

it('shows a trip to all who know its secret address, and writes it again only after a change', async () => {
  const owner = await server.register();
  const trip = await makeTrip(owner);
  const path = await linkOf(owner, trip.id);
  expect(path).toMatch(/^\/api\/calendar\/[\w-]{43}\.ics$/);
  expect(await titlesAt(path)).toEqual(['Tag 1: Köln – Bonn']);
  const first = await ask(path);
  const etag = String(first.headers['etag']);
  expect((await ask(path, etag)).statusCode).toBe(304);
  await owner.update({ ...tripOf({ 'Tag 1': ['Mainz'] }), id: trip.id }, 1);
  expect((await ask(path, etag)).body).toContain('SUMMARY:Tag 1: Mainz');
});

it('ends when it is renewed or ended, and is told from nothing then', async () => {
  const owner = await server.register();
  const trip = await makeTrip(owner);
  const first = await linkOf(owner, trip.id);
  const second = await linkOf(owner, trip.id);
  const unknown = await ask(`/api/calendar/${'a'.repeat(43)}.ics`);
  expect((await ask(first)).body).toBe(unknown.body);
  expect((await ask(second)).statusCode).toBe(200);
  expect((await owner.on('DELETE', `/${trip.id}/calendar-link`)).statusCode).toBe(200);
  expect((await ask(second)).statusCode).toBe(404);
});

it('is kept as a hash alone', async () => {
  const owner = await server.register();
  const secret = /calendar\/(.*)\.ics/.exec(await linkOf(owner))?.[1] ?? '';
  const { rows } = await server.testDatabase.database.pool.query<object>(
    'select calendar_link::text from calendar_link',
  );
  expect(JSON.stringify(rows)).not.toContain(secret);
  const exported = (await owner.browser.get('/api/account/export')).json();
  expect(exported.calendarLinks).toMatchObject([{ tripId: null }]);
  expect(JSON.stringify(exported)).not.toContain(secret);
});

it('of all trips has those of others too, as long as one travels along', async () => {
  const [owner, companion] = [await server.register(), await server.register()];
  const trip = await makeTrip(owner);
  await joins(companion, owner, trip.id, 'reader');
  const [all, one] = [await linkOf(companion), await linkOf(companion, trip.id)];
  await companion.create({ ...tripOf({ 'Tag 1': ['Mainz'] }), id: randomUUID() });
  expect((await titlesAt(all)).toSorted()).toEqual(['Tag 1: Köln – Bonn', 'Tag 1: Mainz']);
  await remove(owner, trip.id, companion.uid);
  expect(await titlesAt(all)).toEqual(['Tag 1: Mainz']);
  expect((await ask(one)).statusCode).toBe(404);
});

it('goes on when a guest registers, and ends with the account', async () => {
  const guest = await server.openGuest();
  await makeTrip(guest);
  const path = await linkOf(guest);
  await signUp(guest.browser);
  expect(await titlesAt(path)).toEqual(['Tag 1: Köln – Bonn']);
  const left = await guest.browser.send({
    method: 'DELETE',
    url: '/api/account',
    payload: { password: 'Wolke sieben' },
  });
  expect(left.statusCode, left.body).toBe(200);
  expect((await ask(path)).statusCode).toBe(404);
});
