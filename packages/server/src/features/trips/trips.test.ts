import { randomUUID } from 'node:crypto';
import { placeOf, tripOf } from '@fahrtwind/domain/testing';
import { endpoints } from '@fahrtwind/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { publish } from '../../../test/public-trips.ts';
import { recordStatements } from '../../../test/record-statements.ts';
import { startTripServer, type TripServer, type Traveller } from '../../../test/trip-server.ts';
import { listTrips } from './list-trips.ts';
import { cleanUpTrips } from './trip.repository.ts';

let server: TripServer;
let rita: Traveller;
beforeAll(async () => {
  server = await startTripServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  rita = await server.registerConfirmed();
});

type Parts = Parameters<typeof tripOf>[1];

async function create(who: Traveller, parts: Parts = {}): Promise<string> {
  const trip = tripOf({ 'Tag 1': ['Köln', 'Bonn?'], 'Tag 2': ['Berlin'] }, { ...parts });
  const id = parts.id ?? randomUUID();
  const reply = await who.create({ ...trip, id });
  expect(reply.statusCode, reply.body).toBe(200);
  return id;
}

async function idsOf(who: Traveller, path = ''): Promise<readonly string[]> {
  const { trips } = (await who.on('GET', path)).json();
  return trips.map((trip: { readonly id: string }) => trip.id);
}

const opened = (day: number): string => `2026-05-${String(day).padStart(2, '0')}T08:00:00.000Z`;

async function setDeleted(id: string, daysAgo: number): Promise<void> {
  const text = `update trip set deleted_at = now() - $2 * interval '1 day' where id = $1`;
  await server.testDatabase.database.pool.query(text, [id, daysAgo]);
}

describe('the list of trips', () => {
  it('holds summaries of the own trips alone, without documents [CA-1, RO-3]', async () => {
    const id = await create(rita, {
      title: 'Rhein',
      totalDistance: 700_000,
      totalDuration: 25_200,
    });
    await create(await server.register());
    const { trips, next } = (await rita.on('GET', '')).json();
    expect(trips).toEqual([
      {
        id,
        title: 'Rhein',
        revision: 1,
        published: false,
        lastOpened: opened(1),
        createdAt: opened(1),
        updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
        startDate: '2026-07-12',
        endDate: '2026-07-13',
        dayCount: 2,
        stopCount: 3,
        totalDistance: 700_000,
        totalDuration: 25_200,
        isEstimate: true,
        from: 'Köln',
        to: 'Berlin',
        route: [
          [expect.closeTo(placeOf('Köln').lng, 3), expect.closeTo(placeOf('Köln').lat, 3)],
          [expect.closeTo(placeOf('Berlin').lng, 3), expect.closeTo(placeOf('Berlin').lat, 3)],
        ],
      },
    ]);
    expect(next).toBeNull();
  });

  it('is empty for a visitor [ER-5]', async () => {
    const reply = await server.visitor().on('GET', '');
    expect([reply.statusCode, reply.json()]).toEqual([200, { trips: [], next: null }]);
  });

  it('has the last opened first and pages by key, also when trips come and go in between', async () => {
    const ids: string[] = [];
    for (const day of [3, 1, 2, 2, 2]) ids.push(await create(rita, { lastOpened: opened(day) }));
    const [third, first, ...seconds] = ids;
    const expected = [third, ...seconds.toSorted().toReversed(), first];
    expect(await idsOf(rita)).toEqual(expected);
    const seen: string[] = [];
    let path = '?limit=2';
    for (let page = 1; page <= 3; page += 1) {
      const { trips, next } = (await rita.on('GET', path)).json();
      seen.push(...trips.map((trip: { readonly id: string }) => trip.id));
      path = `?limit=2&after=${next}`;
      expect(next === null).toBe(page === 3);
      await create(rita, { lastOpened: opened(9) });
    }
    expect(seen).toEqual(expected);
  });

  it.each(['?limit=0', '?limit=201', '?limit=x', '?after=x', '?after=1.a%00'])(
    'refuses %s',
    async (path) => {
      expect((await rita.on('GET', path)).statusCode).toBe(400);
    },
  );

  it('draws a long route by few points, its ends among them', async () => {
    const places = Array.from({ length: 100 }, (_, index) => (index % 2 ? 'Bonn' : 'Köln'));
    const trip = tripOf({ 'Tag 1': ['Berlin', ...places, 'Hamburg'] }, { id: randomUUID() });
    await rita.create({ ...trip });
    const { trips } = (await rita.on('GET', '')).json();
    expect(trips[0]).toMatchObject({ stopCount: 102, from: 'Berlin', to: 'Hamburg' });
    expect(trips[0].route).toHaveLength(32);
    expect(trips[0].route[0][1]).toBeCloseTo(placeOf('Berlin').lat, 3);
    expect(trips[0].route[31][1]).toBeCloseTo(placeOf('Hamburg').lat, 3);
  });
});

it('a list has the fields of the contract and no others, and is one statement', async () => {
  await create(rita, { title: 'Über „Köln“\\' });
  await server.testDatabase.database.pool.query(
    `insert into trip select 'alt', user_id, title, 1, false, summary - 'isEstimate', doc, last_opened, created_at,
       updated_at from trip where user_id = $1`,
    [rita.uid],
  );
  let list: unknown;
  const statements = await recordStatements(async () => {
    list = (await rita.on('GET', '')).json();
  });
  expect(statements.filter((one) => one.includes('from trip'))).toHaveLength(1);
  expect(endpoints.listTrips.reply.parse(list)).toEqual(list);
  expect(list).toMatchObject({ trips: [{ isEstimate: true }, { isEstimate: true }] });
});

it('reads one page of the index, however many trips there are', async () => {
  const id = await create(rita);
  const { pool } = server.testDatabase.database;
  await pool.query(
    `insert into trip select id || '-' || number, user_id, title, 1, false, summary, doc,
       last_opened - number * interval '1 minute', created_at, updated_at
     from trip, generate_series(1, 20000) as number where id = $1`,
    [id],
  );
  await pool.query('analyze trip');
  const { db } = server.testDatabase.database;
  const query = vi.spyOn(pool, 'query');
  const middle = { lastOpened: new Date('2026-04-24T08:00:00Z'), id: 'x' };
  const afterwards = await listTrips(db, rita.uid, { limit: 51, after: middle });
  const atFirst = await listTrips(db, rita.uid, { limit: 51, after: null });
  const asked = query.mock.calls.map((call: readonly unknown[]) => Object(call[0]));
  query.mockRestore();
  expect([afterwards.length, atFirst.length, asked.length]).toEqual([51, 51, 2]);
  for (const { text, values } of asked) {
    const explained = { text: `explain ${text}`, values };
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(explained);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index Scan using trip_of_user/);
    expect(plan).not.toMatch(/Sort|Seq Scan/);
  }
});

describe('opening a trip', () => {
  it('puts it first for its owner, without a new revision [RO-5]', async () => {
    const older = await create(rita, { lastOpened: opened(1) });
    const newer = await create(rita, { lastOpened: opened(2) });
    const { lastOpened } = (await rita.on('POST', `/${older}/opened`)).json();
    expect(await idsOf(rita)).toEqual([older, newer]);
    const found = (await rita.on('GET', `/${older}`)).json();
    expect(found).toMatchObject({ revision: 1, trip: { lastOpened } });
    // A device that has not heard of it saves what it knows; the later time stays.
    await rita.update({ ...found.trip, lastOpened: opened(1) }, 1);
    expect((await rita.on('GET', `/${older}`)).json().trip.lastOpened).toBe(lastOpened);
  });

  it('by another person counts for nothing, also of a published one [RO-5]', async () => {
    const id = await create(rita);
    await publish(rita, id);
    const other = await server.register();
    expect((await other.on('POST', `/${id}/opened`)).statusCode).toBe(404);
    expect((await other.on('GET', `/${id}/public`)).statusCode).toBe(200);
    expect((await rita.on('GET', `/${id}`)).json().trip.lastOpened).toBe(opened(1));
  });
});

describe('deleting a trip', () => {
  it('takes it out of everything but the list of deleted ones, and restoring brings it back [CA-4]', async () => {
    const id = await create(rita);
    const before = (await rita.on('GET', `/${id}`)).json();
    for (const time of ['once', 'twice']) {
      expect((await rita.on('DELETE', `/${id}`)).statusCode, time).toBe(200);
    }
    expect((await rita.on('GET', `/${id}`)).statusCode).toBe(404);
    expect((await rita.on('POST', `/${id}/opened`)).statusCode).toBe(404);
    expect(await idsOf(rita)).toEqual([]);
    const [deleted] = (await rita.on('GET', '/deleted')).json().trips;
    expect(deleted).toMatchObject({ id, title: before.trip.title });
    const days = (Date.parse(deleted.restorableUntil) - Date.parse(deleted.deletedAt)) / 86_400_000;
    expect(days).toBe(30);
    for (const time of ['once', 'twice']) {
      expect((await rita.on('POST', `/${id}/restore`)).json(), time).toEqual({ revision: 1 });
    }
    expect((await rita.on('GET', `/${id}`)).json()).toEqual(before);
    expect(await idsOf(rita, '/deleted')).toEqual([]);
  });

  it('is for good after 30 days, even before the clean-up', async () => {
    const [late, early] = [await create(rita), await create(rita)];
    await setDeleted(late, 30.01);
    await setDeleted(early, 29.99);
    expect(await idsOf(rita, '/deleted')).toEqual([early]);
    expect((await rita.on('POST', `/${late}/restore`)).statusCode).toBe(404);
    expect((await rita.on('POST', `/${early}/restore`)).statusCode).toBe(200);
  });

  it('lets the clean-up remove what cannot be restored, and nothing else', async () => {
    const { db, pool } = server.testDatabase.database;
    const [gone, deleted, kept] = [await create(rita), await create(rita), await create(rita)];
    await setDeleted(gone, 31);
    await setDeleted(deleted, 29);
    await cleanUpTrips(db, new Date());
    const { rows } = await pool.query('select id from trip where user_id = $1', [rita.uid]);
    expect(new Set(rows.map((row) => row.id))).toEqual(new Set([deleted, kept]));
  });

  it('can be done and undone by the owner only', async () => {
    const id = await create(rita);
    const other = await server.register();
    expect((await other.on('DELETE', `/${id}`)).statusCode).toBe(404);
    await rita.on('DELETE', `/${id}`);
    expect((await other.on('POST', `/${id}/restore`)).statusCode).toBe(404);
    expect(await idsOf(other, '/deleted')).toEqual([]);
  });
});
