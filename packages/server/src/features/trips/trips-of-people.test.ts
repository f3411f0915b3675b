import { randomUUID } from 'node:crypto';
import { tripOf } from '@fahrtwind/domain/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  signUp,
  startTripServer,
  type TripServer,
  type Traveller,
} from '../../../test/trip-server.ts';
import { readDocument } from '../../shared/trip-document/packed-document.ts';
import { reassignTrips } from './trip.repository.ts';

let server: TripServer;
beforeAll(async () => {
  server = await startTripServer();
});
afterAll(() => server.close());

let trips = 0;

/** Each a day younger than the one before. */
async function create(who: Traveller, title: string, key?: string): Promise<string> {
  trips += 1;
  const createdAt = new Date(Date.UTC(2026, 0, trips)).toISOString();
  const parts = { id: randomUUID(), title, createdAt };
  const trip = { ...tripOf({ 'Tag 1': ['Köln'] }, parts), wish: 'Meer' };
  const reply = await who.create(trip, key);
  expect(reply.statusCode, reply.body).toBe(200);
  return trip.id;
}

async function rowsOf(uid: string) {
  const { rows } = await server.testDatabase.database.pool.query(
    `select id, doc, revision from trip where user_id = $1 order by title`,
    [uid],
  );
  return rows.map(({ doc, ...row }) => ({ ...row, wish: readDocument(doc)['wish'] }));
}

describe('a guest who registers', () => {
  it('takes every trip along, and is their owner wherever they are read [DT-2, CA-5]', async () => {
    const guest = await server.openGuest();
    const demo = await create(guest, 'Demo');
    const deleted = await create(guest, 'Gelöscht');
    await guest.on('DELETE', `/${deleted}`);
    const bystander = await server.register();
    await create(bystander, 'Unbeteiligt');
    const uid = await signUp(guest.browser);
    expect(uid).not.toBe(guest.uid);
    expect(await rowsOf(uid)).toEqual([
      { id: demo, wish: 'Meer', revision: '1' },
      { id: deleted, wish: 'Meer', revision: '1' },
    ]);
    expect(await rowsOf(bystander.uid)).toHaveLength(1);
    const found = (await guest.on('GET', `/${demo}`)).json();
    expect(found).toMatchObject({ revision: 1, trip: { userId: uid } });
    const exported = (await guest.browser.get('/api/account/export')).json();
    const owned = { trip: { userId: uid } };
    expect(exported.trips).toMatchObject([owned, owned]);
    expect((await guest.on('POST', `/${deleted}/restore`)).statusCode).toBe(200);
  });

  it('still gets the reply that was lost before, for what the device sends again', async () => {
    const guest = await server.openGuest();
    const key = randomUUID();
    const trip = { ...tripOf({ 'Tag 1': ['Köln'] }, { id: randomUUID() }), userId: guest.uid };
    await guest.create(trip, key);
    const uid = await signUp(guest.browser);
    expect((await guest.create({ ...trip, userId: uid }, key)).json()).toEqual({ revision: 1 });
  });

  it('has the same when the move is repeated [CA-5]', async () => {
    const [from, to] = [await server.register(), await server.register()];
    await create(from, 'Eins');
    const { db } = server.testDatabase.database;
    await reassignTrips(db, from.uid, to.uid);
    const once = await rowsOf(to.uid);
    await reassignTrips(db, from.uid, to.uid);
    expect(await rowsOf(to.uid)).toEqual(once);
    expect(once).toHaveLength(1);
    expect(await rowsOf(from.uid)).toEqual([]);
  });
});

describe('a person who leaves', () => {
  it('finds the own trips in the download, deleted ones too', async () => {
    const rita = await server.register();
    const kept = await create(rita, 'Behalten');
    const deleted = await create(rita, 'Gelöscht');
    await rita.on('DELETE', `/${deleted}`);
    await create(await server.register(), 'Fremd');
    const exported = (await rita.browser.get('/api/account/export')).json();
    expect(exported.trips).toMatchObject([
      { revision: 1, trip: { id: kept, wish: 'Meer' }, deletedAt: null },
      { revision: 1, trip: { id: deleted }, deletedAt: expect.stringMatching(/Z$/) },
    ]);
    expect(exported.trips).toHaveLength(2);
  });

  it('leaves no trip behind', async () => {
    const rita = await server.register();
    await create(rita, 'Weg', randomUUID());
    const reply = await rita.browser.send({ method: 'DELETE', url: '/api/account', payload: {} });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(await rowsOf(rita.uid)).toEqual([]);
  });
});
