import { randomUUID } from 'node:crypto';
import { tripOf } from '@fahrtwind/domain/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publish } from '../../../test/public-trips.ts';
import { startTripServer, type TripServer, type Traveller } from '../../../test/trip-server.ts';

let server: TripServer;
let rita: Traveller;
beforeAll(async () => {
  server = await startTripServer();
  rita = await server.register();
});
afterAll(() => server.close());

const sketch = (parts: { readonly id?: string; readonly title?: string } = {}) => ({
  ...tripOf({ 'Tag 1': ['Köln', 'Bonn'] }, { id: randomUUID(), ...parts }),
});

async function stored(who: Traveller, id: string) {
  const { revision, trip } = (await who.on('GET', `/${id}`)).json();
  return { revision, trip };
}

async function rowCount(table: 'trip' | 'trip_save', id: string): Promise<number> {
  const column = table === 'trip' ? 'id' : 'trip_id';
  const { pool } = server.testDatabase.database;
  return (await pool.query(`select from ${table} where ${column} = $1`, [id])).rowCount ?? 0;
}

describe('saving a trip', () => {
  it('keeps the whole document, with unknown fields, and counts revisions [CA-3, TR-1]', async () => {
    const trip = { ...sketch(), userId: rita.uid, wishes: ['Meer', { weather: 'sun' }] };
    const created = await rita.create(trip);
    expect([created.statusCode, created.json(), created.headers['etag']]).toEqual([
      200,
      { revision: 1 },
      '"1"',
    ]);
    expect(await stored(rita, trip.id)).toEqual({ revision: 1, trip });
    const renamed = { ...trip, title: 'An den Rhein' };
    expect((await rita.update(renamed, 1)).json()).toEqual({ revision: 2 });
    expect(await stored(rita, trip.id)).toEqual({ revision: 2, trip: renamed });
  });

  it('makes do with id, title and days, and fills in the defaults [TR-4]', async () => {
    const id = randomUUID();
    const reply = await rita.create({ id, title: 'Harz', days: [{ id: 'd1' }] });
    expect(reply.statusCode, reply.body).toBe(200);
    const today = new Date().toISOString().slice(0, 10);
    const { trip } = await stored(rita, id);
    expect(trip).toMatchObject({
      userId: rita.uid,
      hotels: [],
      published: false,
      tripPrints: 0,
      akkomodationType: 'hotel',
      arrivalEntry: null,
      days: [{ id: 'd1', hotelId: null, cityList: [] }],
    });
    expect(trip.createdAt.slice(0, 10) >= today).toBe(true);
  });

  it('was made when it was made, whatever a later save says', async () => {
    const trip = { ...sketch(), createdAt: '2026-03-01T10:00:00.000Z' };
    await rita.create(trip);
    await rita.update({ ...trip, createdAt: '2020-01-01T00:00:00.000Z' }, 1);
    expect((await stored(rita, trip.id)).trip.createdAt).toBe('2026-03-01T10:00:00.000Z');
  });

  it('belongs to who is signed in, whatever the document says', async () => {
    const trip = { ...sketch(), userId: 'somebody-else' };
    await rita.create(trip);
    expect((await stored(rita, trip.id)).trip.userId).toBe(rita.uid);
  });

  it('is for people with a session alone [VA-2]', async () => {
    const trip = sketch();
    const reply = await server.visitor().create(trip);
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'unauthenticated']);
    expect(await rowCount('trip', trip.id)).toBe(0);
  });

  it.each([
    ['private', 1],
    ['published', 2],
  ])(
    'never touches a %s trip of another person, and tells nothing of it [VA-3]',
    async (how, revision) => {
      const [trip, owner] = [sketch(), await server.registerConfirmed()];
      await owner.create(trip);
      if (how === 'published') await publish(owner, trip.id);
      const thief = await server.register();
      const attempts = [
        await thief.create({ ...trip, userId: thief.uid, title: 'Meins' }),
        await thief.update({ ...trip, userId: owner.uid, title: 'Meins' }, revision),
      ];
      for (const reply of attempts) {
        expect(reply.statusCode).toBe(404);
        expect(Object.keys(reply.json())).toEqual(['code', 'message']);
      }
      expect(await stored(owner, trip.id)).toMatchObject({
        revision,
        trip: { title: trip.title, userId: owner.uid },
      });
    },
  );

  it('does not free the id of a deleted trip for others', async () => {
    const trip = sketch();
    await rita.create(trip);
    await rita.on('DELETE', `/${trip.id}`);
    const thief = await server.register();
    expect((await thief.create(trip)).statusCode).toBe(404);
    const own = await rita.update(trip, 1);
    expect([own.statusCode, own.json().code]).toEqual([410, 'trip-deleted']);
  });

  it('refuses a shared copy [PU-3]', async () => {
    const trip = sketch({ id: `${randomUUID()}-copy` });
    const reply = await rita.create(trip);
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'trip-is-copy']);
    expect(await rowCount('trip', trip.id)).toBe(0);
  });
});

describe('the revision', () => {
  it('has to be said, once', async () => {
    const trip = sketch();
    const url = `/api/trips/${trip.id}`;
    for (const headers of [{}, { 'if-match': '"1"', 'if-none-match': '*' }]) {
      const reply = await rita.browser.send({ method: 'PUT', url, headers, payload: trip });
      expect([reply.statusCode, reply.json().code]).toEqual([428, 'revision-missing']);
    }
    const headers = { 'if-match': '*' };
    const reply = await rita.browser.send({ method: 'PUT', url, headers, payload: trip });
    expect([reply.statusCode, reply.json().field]).toEqual([400, 'if-match']);
  });

  it('answers a stale save with what is stored now, which stays', async () => {
    const trip = sketch({ title: 'Eins' });
    await rita.create(trip);
    await rita.update({ ...trip, title: 'Zwei' }, 1);
    const attempts = [
      await rita.update({ ...trip, title: 'Drei' }, 1),
      await rita.update({ ...trip, title: 'Drei' }, 7),
      await rita.create({ ...trip, title: 'Drei' }),
    ];
    const now = await stored(rita, trip.id);
    for (const reply of attempts) {
      expect(reply.statusCode).toBe(409);
      expect(reply.json()).toEqual({
        code: 'trip-changed',
        message: expect.stringContaining('geändert'),
        current: now,
      });
    }
    expect(now).toMatchObject({ revision: 2, trip: { title: 'Zwei' } });
  });

  it('of a trip that is not there cannot be started from', async () => {
    expect((await rita.update(sketch(), 3)).statusCode).toBe(404);
  });

  it('lets exactly one of many win who started from the same, and loses no acknowledged save', async () => {
    const trip = sketch();
    await rita.create(trip);
    for (const base of [1, 2, 3]) {
      const replies = await Promise.all(
        Array.from({ length: 8 }, (_, writer) =>
          rita.update({ ...trip, title: `${base} von ${writer}` }, base),
        ),
      );
      const winners = replies.flatMap((reply, index) => (reply.statusCode === 200 ? [index] : []));
      expect(winners).toHaveLength(1);
      expect(replies.filter((reply) => reply.statusCode === 409)).toHaveLength(7);
      expect(await stored(rita, trip.id)).toMatchObject({
        revision: base + 1,
        trip: { title: `${base} von ${winners[0]}` },
      });
    }
  });

  it('is 1 for exactly one of many who make the same new trip', async () => {
    const trip = sketch();
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, writer) => rita.create({ ...trip, title: `Nr. ${writer}` })),
    );
    const statuses = replies.map((reply) => reply.statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(7);
  });
});

describe('a repeated attempt', () => {
  it('gets the reply of the first and saves nothing again, also when others have saved since', async () => {
    const trip = sketch();
    const [making, renaming] = [randomUUID(), randomUUID()];
    const renamed = { ...trip, title: 'Neu' };
    expect((await rita.create(trip, making)).json()).toEqual({ revision: 1 });
    expect((await rita.create(trip, making)).json()).toEqual({ revision: 1 });
    expect((await rita.update(renamed, 1, renaming)).json()).toEqual({ revision: 2 });
    await rita.update({ ...trip, title: 'Von woanders' }, 2);
    expect((await rita.update(renamed, 1, renaming)).json()).toEqual({ revision: 2 });
    expect((await rita.create(trip, making)).json()).toEqual({ revision: 1 });
    expect(await stored(rita, trip.id)).toMatchObject({
      revision: 3,
      trip: { title: 'Von woanders' },
    });
  });

  it('is one save when both arrive at once', async () => {
    const trip = sketch();
    for (const save of [
      (key: string) => rita.create(trip, key),
      (key: string) => rita.update({ ...trip, title: 'Neu' }, 1, key),
    ]) {
      const key = randomUUID();
      const replies = await Promise.all(Array.from({ length: 6 }, () => save(key)));
      expect(new Set(replies.map((reply) => reply.body)).size).toBe(1);
      expect(replies[0]?.statusCode).toBe(200);
    }
    expect((await stored(rita, trip.id)).revision).toBe(2);
    expect(await rowCount('trip_save', trip.id)).toBe(2);
  });

  it('may try again what was refused', async () => {
    const trip = sketch();
    await rita.create(trip);
    const key = randomUUID();
    expect((await rita.update(trip, 5, key)).statusCode).toBe(409);
    expect((await rita.update(trip, 1, key)).json()).toEqual({ revision: 2 });
  });

  it('cannot be another save under the same key', async () => {
    const trip = sketch();
    const key = randomUUID();
    await rita.create(trip, key);
    const reply = await rita.update({ ...trip, title: 'Anders' }, 1, key);
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'idempotency-key-reused']);
    expect((await stored(rita, trip.id)).revision).toBe(1);
  });
});
