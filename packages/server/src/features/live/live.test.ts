import { randomUUID } from 'node:crypto';
import { get, type IncomingMessage } from 'node:http';
import { tripOf } from '@fahrtwind/domain/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startOf } from '../../../test/account-server.ts';
import { give, joins, makeTrip, remove } from '../../../test/companion-server.ts';
import { startTripServer, type TripServer, type Traveller } from '../../../test/trip-server.ts';

let one: TripServer;
let two: TripServer;
let addresses: readonly string[];
beforeAll(async () => {
  one = await startTripServer();
  two = await startTripServer(one.testDatabase);
  addresses = [await one.listen(), await two.listen()];
});
afterAll(async () => {
  await two.close();
  await one.close();
});

interface Listening {
  /** What has arrived so far. */
  readonly text: () => string;
  readonly ended: Promise<void>;
  leave(): void;
}

/** Without an agent: a kept connection would be the test's, not the stream's. */
async function listen({ browser }: Traveller, address = addresses[0]): Promise<Listening> {
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
  const request = get(`${address}/api/live`, { agent: false, headers: { cookie } });
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve).once('error', reject);
  });
  if (response.statusCode !== 200) {
    request.destroy();
    throw new Error(String(response.statusCode));
  }
  expect(response.headers['content-type']).toBe('text/event-stream; charset=utf-8');
  let text = '';
  response.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  response.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => {
    response.once('close', resolve);
  });
  return { text: () => text, ended, leave: () => void request.destroy() };
}

/** Without a person for what is no edit: deleting and restoring. */
const eventOf = (id: string, revision: number, by?: string, isDeleted = false): string =>
  `event: trip\ndata: ${JSON.stringify({ id, revision, isDeleted, by })}\n\n`;

it('tells only the own devices of every change, on all servers', async () => {
  const [rita, other] = [await one.register(), await one.register()];
  const [here, there, foreign] = [
    await listen(rita),
    await listen(rita, addresses[1]),
    await listen(other),
  ];
  const trip = { ...tripOf({ 'Tag 1': ['Köln'] }, { id: randomUUID() }) };
  await rita.create(trip, 'the-first-key');
  await rita.create(trip, 'the-first-key');
  await rita.update(trip, 1);
  expect((await rita.update(trip, 1)).statusCode).toBe(409);
  await rita.on('DELETE', `/${trip.id}`);
  await rita.on('POST', `/${trip.id}/restore`);
  const expected =
    'retry: 2000\n\n' +
    eventOf(trip.id, 1, rita.uid) +
    eventOf(trip.id, 2, rita.uid) +
    eventOf(trip.id, 2, undefined, true) +
    eventOf(trip.id, 2);
  await expect.poll(here.text, { timeout: 15_000 }).toBe(expected);
  await expect.poll(there.text, { timeout: 15_000 }).toBe(expected);
  expect(foreign.text()).toBe('retry: 2000\n\n');
  for (const listening of [here, there, foreign]) listening.leave();
});

/** What was told just before a stream was opened may still arrive by it, first. */
async function endsWith({ text }: Listening, expected: string): Promise<void> {
  await expect.poll(() => text().slice(-expected.length), { timeout: 15_000 }).toBe(expected);
}

const peopleEvent = (id: string): string =>
  `event: companions\ndata: ${JSON.stringify({ id })}\n\n`;

it('tells companions of every change, on all servers, and nothing after they were removed', async () => {
  const [rita, ole] = [await one.register(), await one.register()];
  const trip = await makeTrip(rita);
  const [owner, companion] = [await listen(rita), await listen(ole, addresses[1])];
  await joins(ole, rita, trip.id, 'reader');
  await give(rita, trip.id, ole.uid, 'editor');
  await ole.update({ ...trip }, 1);
  await rita.on('DELETE', `/${trip.id}`);
  await rita.on('POST', `/${trip.id}/restore`);
  await remove(rita, trip.id, ole.uid);
  await rita.update({ ...trip, title: 'Allein' }, 2);
  const together =
    peopleEvent(trip.id) +
    peopleEvent(trip.id) +
    eventOf(trip.id, 2, ole.uid) +
    eventOf(trip.id, 2, undefined, true) +
    eventOf(trip.id, 2) +
    peopleEvent(trip.id);
  await endsWith(owner, together + eventOf(trip.id, 3, rita.uid));
  // What comes later would have come by now: this is a change that Ole does hear of.
  const own = await makeTrip(ole);
  await endsWith(companion, together + eventOf(own.id, 1, ole.uid));
  for (const listening of [owner, companion]) listening.leave();
});

it('tells only the people of a trip who is here and what they select', async () => {
  const [rita, ole, stranger] = [await one.register(), await one.register(), await one.register()];
  const trip = await makeTrip(rita);
  await joins(ole, rita, trip.id, 'reader');
  const [owner, foreign] = [await listen(rita, addresses[1]), await listen(stranger)];
  const here = { selection: ['bonn'], isHere: true };
  const say = ({ browser }: Traveller) => browser.post(`/api/trips/${trip.id}/presence`, here);
  expect((await say(stranger)).statusCode).toBe(404);
  expect((await say(ole)).statusCode).toBe(200);
  const data = { id: trip.id, uid: ole.uid, ...here };
  const event = `event: presence\ndata: ${JSON.stringify(data)}\n\n`;
  await endsWith(owner, event);
  expect(foreign.text()).toBe('retry: 2000\n\n');
  await remove(rita, trip.id, ole.uid);
  expect((await say(ole)).statusCode).toBe(404);
  for (const listening of [owner, foreign]) listening.leave();
});

it('tells a person of new notifications and of those seen elsewhere, on all servers, and no other person', async () => {
  const [rita, ole] = [await one.registerConfirmed(), await one.registerConfirmed()];
  const [here, foreign] = [await listen(rita, addresses[1]), await listen(ole)];
  const follow = { method: 'PUT', url: `/api/people/${rita.uid}/follow` } as const;
  expect((await ole.browser.send(follow)).statusCode).toBe(200);
  const event = 'event: notification\ndata: {}\n\n';
  await expect.poll(here.text, { timeout: 15_000 }).toBe(`retry: 2000\n\n${event}`);
  const user = (await rita.browser.get(`/api/user/${rita.uid}`)).json();
  const payload = { ...user, seenUntil: user.notifications[0].createdAt };
  await rita.browser.send({ method: 'PUT', url: `/api/user/${rita.uid}`, payload });
  await expect.poll(here.text, { timeout: 15_000 }).toBe(`retry: 2000\n\n${event}${event}`);
  expect(foreign.text()).toBe('retry: 2000\n\n');
  for (const listening of [here, foreign]) listening.leave();
});

it('tells who travels along when the owner’s account is deleted', async () => {
  const [rita, ole] = [await one.register(), await one.register()];
  const trip = await makeTrip(rita);
  await joins(ole, rita, trip.id, 'reader');
  const companion = await listen(ole);
  await rita.browser.send({ method: 'DELETE', url: '/api/account', payload: {} });
  await expect.poll(companion.text, { timeout: 15_000 }).toContain(peopleEvent(trip.id));
  expect((await ole.on('GET', `/${trip.id}`)).statusCode).toBe(404);
  companion.leave();
});

async function onOtherDevice(who: Traveller): Promise<Traveller> {
  const { session } = await startOf(who.browser);
  const email = session.state === 'registered' ? session.user.email : '';
  const browser = one.browser();
  const credentials = { email, password: 'Wolke sieben' };
  expect((await browser.post('/api/auth/sign-in/email', credentials)).statusCode).toBe(200);
  return { ...who, browser };
}

it('ends, on every server, with the session', async () => {
  const rita = await one.register();
  const [here, there] = [await listen(rita), await listen(rita, addresses[1])];
  expect((await rita.browser.post('/api/auth/sign-out')).statusCode).toBe(200);
  await Promise.all([here.ended, there.ended]);
  await expect(listen(rita)).rejects.toThrow('401');
});

it('ends when another device signs this one out, and only here', async () => {
  const rita = await one.register();
  const own = await listen(rita, addresses[1]);
  const other = await listen(await onOtherDevice(rita), addresses[1]);
  const send = { method: 'DELETE', url: '/api/account/sessions' } as const;
  expect((await rita.browser.send(send)).statusCode).toBe(200);
  await other.ended;
  await makeTrip(rita);
  await expect.poll(own.text, { timeout: 15_000 }).toContain('event: trip');
  own.leave();
});

it('ends with the account', async () => {
  const rita = await one.register();
  const listening = await listen(rita, addresses[1]);
  const send = { method: 'DELETE', url: '/api/account', payload: {} } as const;
  expect((await rita.browser.send(send)).statusCode).toBe(200);
  await listening.ended;
});

it('passes on the largest presence that the contract allows, to a full car', async () => {
  const [rita, ...others] = await Promise.all(Array.from({ length: 11 }, () => one.register()));
  if (!rita) throw new Error('nobody is here');
  const trip = await makeTrip(rita);
  for (const other of others) await joins(other, rita, trip.id, 'reader');
  const listening = await listen(rita, addresses[1]);
  const url = `/api/trips/${trip.id}/presence`;
  const selection = Array.from({ length: 50 }, () => 'x'.repeat(100));
  const reply = await others[0]?.browser.post(url, { selection, isHere: true });
  expect(reply?.statusCode).toBe(200);
  await expect.poll(listening.text, { timeout: 15_000 }).toContain(JSON.stringify(selection));
  const tooMuch = { selection: ['ü'.repeat(100)], isHere: true };
  expect((await rita.browser.post(url, tooMuch)).json()).toMatchObject({ field: 'selection.0' });
  listening.leave();
});

it('is for people with a session', async () => {
  await expect(listen(one.visitor())).rejects.toThrow('401');
});

it('gives one person ten streams, and a place again when one ends', async () => {
  const rita = await one.register();
  const listening = await Promise.all(Array.from({ length: 10 }, () => listen(rita)));
  await expect(listen(rita)).rejects.toThrow('429');
  listening[0]?.leave();
  await expect
    .poll(async () => {
      const stream = await listen(rita).catch(() => null);
      stream?.leave();
      return stream !== null;
    })
    .toBe(true);
  for (const stream of listening) stream.leave();
});

it('ends when the database is lost, and listens again for who comes back', async () => {
  const rita = await one.register();
  const before = await listen(rita);
  await one.testDatabase.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query like 'listen %'`,
  );
  await before.ended;
  const after = await listen(rita);
  const trip = { ...tripOf({ 'Tag 1': [] }, { id: randomUUID() }) };
  await rita.create(trip);
  await expect.poll(after.text, { timeout: 15_000 }).toContain(eventOf(trip.id, 1, rita.uid));
  after.leave();
});

it('ends when the server closes, which it does not hold up', async () => {
  const server = await startTripServer(one.testDatabase);
  const rita = await server.register();
  const listening = await listen(rita, await server.listen());
  await server.close();
  await listening.ended;
});

it('ends soon after its session although the word of it was lost', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const server = await startTripServer(one.testDatabase);
  const rita = await server.register();
  const listening = await listen(rita, await server.listen());
  // As by a server that was killed after its commit.
  await one.testDatabase.database.pool.query('delete from sign_in_session where user_id = $1', [
    rita.uid,
  ]);
  vi.advanceTimersByTime(15_000);
  await listening.ended;
  vi.useRealTimers();
  await server.close();
});

it('a change whose event was lost is in the list that a client asks for after it has come back', async () => {
  const rita = await one.register();
  const trip = await makeTrip(rita);
  const before = await listen(rita, addresses[1]);
  // Saved by a server that was killed before it could tell.
  await one.testDatabase.database.pool.query(
    'update trip set revision = revision + 1 where id = $1',
    [trip.id],
  );
  await one.testDatabase.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query like 'listen %'`,
  );
  await before.ended;
  expect(before.text()).not.toContain('"revision":2');
  const after = await listen(rita, addresses[1]);
  expect((await rita.on('GET', '')).json()).toMatchObject({
    trips: [{ id: trip.id, revision: 2 }],
  });
  after.leave();
});
