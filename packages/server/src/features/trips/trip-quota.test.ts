import { randomUUID } from 'node:crypto';
import { GUESTS_OF_NETWORK, QUOTAS } from '@fahrtwind/domain';
import { tripOf } from '@fahrtwind/domain/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joins, makeTrip } from '../../../test/companion-server.ts';
import { startTripServer, type Traveller, type TripServer } from '../../../test/trip-server.ts';

let server: TripServer;
beforeAll(async () => {
  server = await startTripServer();
});
afterAll(() => server.close());

const newTrip = () => ({ ...tripOf({ 'Tag 1': ['Köln'] }, { id: randomUUID() }) });
const query = (text: string, values: readonly unknown[]) =>
  server.testDatabase.database.pool.query(text, [...values]);

/** As if the user's trips were so large together. */
async function fill(id: string, bytes: number): Promise<void> {
  await query('update trip set bytes = $2 where id = $1', [id, bytes]);
}

async function expectFull(who: Traveller): Promise<void> {
  const reply = await who.create(newTrip());
  expect([reply.statusCode, reply.json().code]).toEqual([402, 'quota-exceeded']);
  expect(reply.json().message).toMatch(/Speicherplatz.*Lösche/);
}

describe.each([
  ['guest', () => server.openGuest()],
  ['registered', () => server.register()],
] as const)('a %s account', (kind, open) => {
  const quota = QUOTAS[kind];

  it('keeps so many trips and no more, until one is deleted', async () => {
    const who = await open();
    const trip = await makeTrip(who);
    await query(
      `insert into trip (id, user_id, title, summary, doc, last_opened, created_at, updated_at)
       select id || '-' || number, user_id, title, summary, doc, last_opened, created_at, updated_at
       from trip, generate_series(2, $2::int) number where id = $1`,
      [trip.id, quota.trips],
    );
    await expectFull(who);
    expect((await who.on('DELETE', `/${trip.id}`)).statusCode).toBe(200);
    expect((await who.create(newTrip())).statusCode).toBe(200);
  });

  it('keeps so many bytes: a full one still gets smaller, is read and deleted', async () => {
    const who = await open();
    const trip = await makeTrip(who);
    await fill(trip.id, quota.bytes);
    await expectFull(who);
    expect((await who.update({ ...trip, title: 'Kürzer' }, 1)).statusCode).toBe(200);
    await fill(trip.id, 1000);
    const other = newTrip();
    await who.create(other);
    await fill(trip.id, quota.bytes);
    const grown = { ...other, wish: 'x'.repeat(5000) };
    expect((await who.update(grown, 1)).json().code).toBe('quota-exceeded');
    expect((await who.on('GET', `/${other.id}`)).json().revision).toBe(1);
    expect((await who.on('DELETE', `/${trip.id}`)).statusCode).toBe(200);
    expect((await who.update(grown, 1)).statusCode).toBe(200);
  });

  it('cannot be filled with deleted trips', async () => {
    const who = await open();
    const trip = await makeTrip(who);
    await fill(trip.id, 2 * quota.bytes);
    await who.on('DELETE', `/${trip.id}`);
    await expectFull(who);
  });

  it('tells what it uses, without deleted trips', async () => {
    const who = await open();
    const [trip, gone] = [await makeTrip(who), await makeTrip(who)];
    await fill(trip.id, 4711);
    await who.on('DELETE', `/${gone.id}`);
    expect((await who.browser.get('/api/account/usage')).json()).toEqual({
      used: { trips: 1, bytes: 4711 },
      quota,
    });
  });
});

/** What a new trip is answered with. */
async function answer(who: Traveller) {
  const reply = await who.create(newTrip());
  return [reply.statusCode, reply.json().code];
}

const comesFrom = (who: Traveller, network: string) =>
  query(
    `insert into guest_network (guest_uid, network) values ($1, $2)
     on conflict (guest_uid) do update set network = excluded.network`,
    [who.uid, network],
  );

describe('guests together', () => {
  it('keep so many bytes of one network and no more; others are not touched', async () => {
    const [first, second, elsewhere] = [
      await server.openGuest(),
      await server.openGuest(),
      await server.openGuest(),
    ];
    await comesFrom(first, 'hostel');
    await comesFrom(second, 'hostel');
    const trip = await makeTrip(first);
    await fill(trip.id, GUESTS_OF_NETWORK.bytes);
    expect(await answer(second)).toEqual([429, 'guest-limit']);
    expect(await answer(elsewhere)).toEqual([200, undefined]);
    await fill(trip.id, 1000);
    expect(await answer(second)).toEqual([200, undefined]);
  });

  it('keep no more than their share of the disk, which leaves room for accounts', async () => {
    const [guest, person] = [await server.openGuest(), await server.register()];
    await query('insert into guest_usage (bytes, most_bytes) values (100, 100)', []);
    expect(await answer(guest)).toEqual([507, 'storage-full']);
    expect(await answer(person)).toEqual([200, undefined]);
    await query('delete from guest_usage', []);
    expect(await answer(guest)).toEqual([200, undefined]);
  });
});

it('an editor fills the account of the owner, not their own', async () => {
  const [owner, editor] = [await server.register(), await server.register()];
  const [trip, other] = [await makeTrip(owner), await makeTrip(owner)];
  await joins(editor, owner, trip.id, 'editor');
  await fill(other.id, QUOTAS.registered.bytes);
  const grown = { ...trip, wish: 'x'.repeat(5000) };
  expect((await editor.update(grown, 1)).json().code).toBe('quota-exceeded');
  expect((await editor.create(newTrip())).statusCode).toBe(200);
});
