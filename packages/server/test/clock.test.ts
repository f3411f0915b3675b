import { randomUUID } from 'node:crypto';
import { tripOf } from '@fahrtwind/domain/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanUpTrips } from '../src/features/trips/trip.repository.ts';
import { startTripServer, type Traveller, type TripServer } from './trip-server.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** More than what deleted trips and keys are kept for. */
const AGES_MS = 40 * DAY_MS;

let server: TripServer;
let rita: Traveller;

beforeAll(async () => {
  server = await startTripServer();
  rita = await server.register();
  // A turned clock would end the session first, and these tests are about the data.
  await query(`update sign_in_session set expires_at = now() + interval '1 year'`);
});
afterAll(() => server.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date() });
});
afterEach(() => {
  vi.useRealTimers();
});

const query = (sql: string, values: readonly unknown[] = []) =>
  server.testDatabase.database.pool.query(sql, [...values]);

const cleanUp = (): Promise<void> => cleanUpTrips(server.testDatabase.database.db, new Date());

const sketch = () => ({ ...tripOf({ 'Tag 1': ['Köln', 'Bonn'] }, { id: randomUUID() }) });

const turnClock = (ms: number): void => void vi.setSystemTime(Date.now() + ms);

async function stored(id: string) {
  return (await rita.on('GET', `/${id}`)).json();
}

describe.each([
  ['forwards', AGES_MS],
  ['backwards', -AGES_MS],
])('a clock that is turned %s', (_, ms) => {
  it('lets every save be what its reply says', async () => {
    const trip = sketch();
    await rita.create(trip);
    turnClock(ms);
    const update = { ...trip, title: 'Danach', lastOpened: new Date().toISOString() };
    expect((await rita.update(update, 1)).json()).toEqual({ revision: 2 });
    expect(await stored(trip.id)).toMatchObject({ revision: 2, trip: { title: 'Danach' } });
    const stale = await rita.update({ ...trip, title: 'Veraltet' }, 1);
    expect([stale.statusCode, stale.json().current.trip.title]).toEqual([409, 'Danach']);
  });

  it('counts no repeated attempt twice, with its key or after that was cleaned up', async () => {
    const trip = sketch();
    const [making, renaming] = [randomUUID(), randomUUID()];
    await rita.create(trip, making);
    const renamed = { ...trip, title: 'Neu' };
    await rita.update(renamed, 1, renaming);
    turnClock(ms);
    expect((await rita.update(renamed, 1, renaming)).json()).toEqual({ revision: 2 });
    await cleanUp();
    const [making2, renaming2] = [
      await rita.create(trip, making),
      await rita.update(renamed, 1, renaming),
    ];
    const isKept = ms < 0;
    expect(making2.statusCode).toBe(isKept ? 200 : 409);
    expect(renaming2.json()).toMatchObject(isKept ? { revision: 2 } : { current: { revision: 2 } });
    expect(await stored(trip.id)).toMatchObject({ revision: 2, trip: { title: 'Neu' } });
  });

  it('never makes a trip look opened longer ago than it was', async () => {
    const trip = sketch();
    await rita.create(trip);
    const opened = (await rita.on('POST', `/${trip.id}/opened`)).json().lastOpened;
    turnClock(ms);
    const again = (await rita.on('POST', `/${trip.id}/opened`)).json().lastOpened;
    expect(again >= opened).toBe(true);
    expect((await rita.update({ ...trip, lastOpened: trip.lastOpened }, 1)).statusCode).toBe(200);
    expect((await stored(trip.id)).trip.lastOpened).toBe(again);
  });

  it('does not bring a deleted trip back by a save', async () => {
    const trip = sketch();
    await rita.create(trip);
    await rita.on('DELETE', `/${trip.id}`);
    turnClock(ms);
    expect((await rita.update({ ...trip, title: 'Doch' }, 1)).statusCode).toBe(410);
    await cleanUp();
    expect((await rita.update({ ...trip, title: 'Doch' }, 1)).statusCode).toBe(ms < 0 ? 410 : 404);
    expect((await rita.on('GET', `/${trip.id}`)).statusCode).toBe(404);
  });
});

it('restores what was deleted by a clock that went ahead, when it is set right', async () => {
  const trip = sketch();
  turnClock(AGES_MS);
  await rita.create(trip);
  await rita.on('DELETE', `/${trip.id}`);
  turnClock(-AGES_MS);
  await cleanUp();
  const [listed] = (await rita.on('GET', '/deleted')).json().trips;
  expect(listed.id).toBe(trip.id);
  expect((await rita.on('POST', `/${trip.id}/restore`)).json()).toEqual({ revision: 1 });
  expect((await stored(trip.id)).revision).toBe(1);
});

it('does not keep what a device with a wrong clock says of the future', async () => {
  const trip = { ...sketch(), lastOpened: '2199-01-01T00:00:00.000Z' };
  await rita.create(trip);
  expect((await stored(trip.id)).trip.lastOpened).toBe(new Date().toISOString());
});

it.each(['guest', 'member'])(
  'does not sign a %s out for good when it goes ahead by more than a session lasts',
  async (who) => {
    const one = who === 'guest' ? await server.openGuest() : await server.register();
    const trip = sketch();
    await one.create(trip);
    turnClock(AGES_MS);
    expect((await one.browser.get('/api/start')).json().session.state).toBe('visitor');
    const url = '/api/auth/change-password';
    const payload = { currentPassword: 'Wolke sieben', newPassword: 'Wolke acht neun' };
    const cookies = new Map(one.browser.cookies);
    expect((await one.browser.send({ method: 'POST', url, payload })).statusCode).toBe(401);
    turnClock(-AGES_MS);
    // The page asks for its state; only the route of sign-ins takes the cookie away.
    for (const [name, value] of cookies) one.browser.setCookie(name, value);
    expect((await one.on('GET', `/${trip.id}`)).statusCode).toBe(200);
  },
);
