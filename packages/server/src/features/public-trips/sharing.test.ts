import { addDays } from '@fahrtwind/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTrip } from '../../../test/companion-server.ts';
import { publish, put, shareOf } from '../../../test/public-trips.ts';
import {
  signUp,
  startTripServer,
  type Traveller,
  type TripServer,
} from '../../../test/trip-server.ts';
import { cleanUpShares } from './share.repository.ts';
import { todayOf } from './public-trip.repository.ts';

let server: TripServer;
let rita: Traveller;
beforeAll(async () => {
  server = await startTripServer();
});
beforeEach(async () => {
  rita = await server.registerConfirmed();
});
afterAll(() => server.close());

const read = (id: string) => server.visitor().on('GET', `/${id}/public`);
const titleOf = async (id: string) => (await read(id)).json().trip.title;
const sharesOf = async (who: Traveller, id: string) =>
  (await who.on('GET', `/${id}/shares`)).json().shares;
const inDays = (days: number): string => addDays(todayOf(new Date()), days);

/** Lets a link have ended yesterday. */
async function expire(id: string): Promise<void> {
  const { pool } = server.testDatabase.database;
  await pool.query(`update trip_share set expires_on = $2 where id = $1`, [id, inDays(-1)]);
}

describe('the link to a shared copy', () => {
  it('has a random id with the marker, and is the same as long as it works [TR-5]', async () => {
    const trip = await makeTrip(rita);
    const id = await shareOf(rita, trip.id);
    expect(id).toMatch(/^[\w-]{32}-copy$/);
    expect(id).not.toContain(trip.id);
    expect(await shareOf(rita, trip.id)).toBe(id);
    expect((await read(id)).json().trip).toMatchObject({ id, kind: 'copy', author: { uid: null } });
    expect((await read(`${trip.id}-copy`)).statusCode).toBe(404);
    const other = await makeTrip(rita);
    expect(await shareOf(rita, other.id)).not.toBe(id);
  });

  it('shows the trip as it was until it is refreshed', async () => {
    const trip = await makeTrip(rita, { title: 'Früher' });
    const id = await shareOf(rita, trip.id);
    const { stand, version } = (await read(id)).json().trip;
    await rita.update({ ...trip, title: 'Später' }, 1);
    expect((await read(id)).json().trip).toMatchObject({ title: 'Früher', stand, version });
    expect(await shareOf(rita, trip.id)).toBe(id);
    expect(await titleOf(id)).toBe('Früher');
    expect(await shareOf(rita, trip.id, { refresh: true })).toBe(id);
    const fresh = (await read(id)).json().trip;
    expect(fresh.title).toBe('Später');
    expect(Date.parse(fresh.stand)).toBeGreaterThan(Date.parse(stand));
    expect(fresh.version).not.toBe(version);
  });

  it('follows the trip where the owner wants it, and stays where it is afterwards', async () => {
    const trip = await makeTrip(rita, { title: 'Eins' });
    const id = await shareOf(rita, trip.id, { follows: true });
    await rita.update({ ...trip, title: 'Zwei' }, 1);
    expect((await read(id)).json().trip).toMatchObject({ title: 'Zwei', follows: true });
    await shareOf(rita, trip.id, { follows: false });
    await rita.update({ ...trip, title: 'Drei' }, 2);
    expect((await read(id)).json().trip).toMatchObject({ title: 'Zwei', follows: false });
  });

  it('is listed for its owner with all that was said of it', async () => {
    const trip = await makeTrip(rita);
    expect(await sharesOf(rita, trip.id)).toEqual([]);
    const id = await shareOf(rita, trip.id, { expiresAt: inDays(7), withoutDetails: true });
    expect(await sharesOf(rita, trip.id)).toMatchObject([
      { id, expiresAt: inDays(7), withoutDetails: true, follows: false },
    ]);
    await shareOf(rita, trip.id, { expiresAt: null });
    const [share] = await sharesOf(rita, trip.id);
    expect(share).toMatchObject({ id, expiresAt: null, withoutDetails: true });
    expect(share.url).toMatch(new RegExp(`^http.+/reise-ansehen/${id}$`));
  });

  it('never works again once it is ended; a later one is another', async () => {
    const trip = await makeTrip(rita);
    const id = await shareOf(rita, trip.id);
    for (const time of ['once', 'twice'])
      expect((await rita.on('DELETE', `/${trip.id}/share`)).statusCode, time).toBe(200);
    expect((await read(id)).statusCode).toBe(404);
    expect(await sharesOf(rita, trip.id)).toEqual([]);
    const next = await shareOf(rita, trip.id);
    expect(next).not.toBe(id);
    expect((await read(id)).statusCode).toBe(404);
    expect((await read(next)).statusCode).toBe(200);
  });

  it('ends after its last day, and a new one takes its place', async () => {
    const trip = await makeTrip(rita);
    const id = await shareOf(rita, trip.id, { expiresAt: inDays(0) });
    expect((await read(id)).json().trip).toMatchObject({ expiresAt: inDays(0) });
    await expire(id);
    expect((await read(id)).statusCode).toBe(404);
    expect(await sharesOf(rita, trip.id)).toEqual([]);
    const next = await shareOf(rita, trip.id);
    expect(next).not.toBe(id);
    expect(await sharesOf(rita, trip.id)).toMatchObject([{ id: next, expiresAt: null }]);
  });

  it('is removed some time after it has ended', async () => {
    const trip = await makeTrip(rita);
    const id = await shareOf(rita, trip.id);
    const kept = await shareOf(rita, (await makeTrip(rita)).id);
    await expire(id);
    const { db, pool } = server.testDatabase.database;
    await cleanUpShares(db, todayOf(new Date()));
    const { rows } = await pool.query('select id from trip_share where id = any($1)', [[id, kept]]);
    expect(rows).toEqual([{ id: kept }]);
  });

  it('is made once for all who ask at the same time', async () => {
    const trip = await makeTrip(rita);
    const ids = await Promise.all(Array.from({ length: 6 }, () => shareOf(rita, trip.id)));
    expect(new Set(ids).size).toBe(1);
  });

  it('answers the same for ended, expired, made-up and private, down to the headers', async () => {
    const trip = await makeTrip(rita);
    const ended = await shareOf(rita, trip.id);
    await rita.on('DELETE', `/${trip.id}/share`);
    const expired = await shareOf(rita, trip.id);
    await expire(expired);
    const none = await read('made-up');
    const headers = ({ headers: given }: typeof none) =>
      Object.keys(given).filter((name) => !name.startsWith('x-ratelimit'));
    for (const id of [ended, expired, 'guessed-copy', trip.id]) {
      const reply = await read(id);
      expect([reply.statusCode, reply.body]).toEqual([404, none.body]);
      expect(headers(reply)).toEqual(headers(none));
    }
  });
});

describe('a copy', () => {
  it('cannot be saved, deleted, published or shared again [PU-3]', async () => {
    const trip = await makeTrip(rita);
    const id = await shareOf(rita, trip.id);
    const saved = await rita.create({ ...trip, id });
    expect([saved.statusCode, saved.json().code]).toEqual([403, 'trip-is-copy']);
    expect((await rita.on('DELETE', `/${id}`)).statusCode).toBe(404);
    expect((await put(rita, `${id}/publication`, { title: 'x' })).statusCode).toBe(404);
    expect((await put(rita, `${id}/share`, {})).statusCode).toBe(404);
  });

  it('is in no list of own trips, and goes with its trip', async () => {
    const trip = await makeTrip(rita);
    const id = await shareOf(rita, trip.id);
    const ids = (await rita.on('GET', '')).json().trips.map((one: { id: string }) => one.id);
    expect(ids).toEqual([trip.id]);
    await rita.on('DELETE', `/${trip.id}`);
    expect((await read(id)).statusCode).toBe(404);
  });

  it('counts against the room of the account', async () => {
    const trip = await makeTrip(rita);
    const { pool } = server.testDatabase.database;
    const other = await shareOf(rita, (await makeTrip(rita)).id);
    await pool.query('update trip_share set bytes = 210000000 where id = $1', [other]);
    const reply = await put(rita, `${trip.id}/share`, {});
    expect([reply.statusCode, reply.json().code]).toEqual([402, 'quota-exceeded']);
    // A link that follows keeps no copy.
    expect((await put(rita, `${trip.id}/share`, { follows: true })).statusCode).toBe(200);
    expect((await put(rita, `${trip.id}/share`, { follows: false })).json().code).toBe(
      'quota-exceeded',
    );
    expect(await sharesOf(rita, trip.id)).toMatchObject([{ follows: true }]);
  });
});

describe('a guest', () => {
  it('shares for thirty days at most', async () => {
    const guest = await server.openGuest();
    const trip = await makeTrip(guest);
    for (const expiresAt of [inDays(31), null]) {
      const reply = await put(guest, `${trip.id}/share`, { expiresAt });
      expect([reply.statusCode, reply.json()]).toMatchObject([
        400,
        { code: 'share-too-long', field: 'expiresAt' },
      ]);
    }
    await shareOf(guest, trip.id);
    expect(await sharesOf(guest, trip.id)).toMatchObject([{ expiresAt: inDays(30) }]);
  });

  it('who registers keeps the link', async () => {
    const guest = await server.openGuest();
    const trip = await makeTrip(guest);
    const id = await shareOf(guest, trip.id);
    await signUp(guest.browser);
    expect(await sharesOf(guest, trip.id)).toMatchObject([{ id }]);
    expect((await read(id)).statusCode).toBe(200);
  });
});

it.each([
  ['yesterday', { expiresAt: '2020-01-01' }, 'share-end-passed'],
  ['no day', { expiresAt: '2026-02-30' }, undefined],
  ['something else', { follows: 'yes' }, undefined],
])('refuses an end on %s, and makes no link', async (_, body, code) => {
  const trip = await makeTrip(rita);
  const reply = await put(rita, `${trip.id}/share`, body);
  expect(reply.statusCode).toBe(400);
  if (code) expect(reply.json().code).toBe(code);
  expect(await sharesOf(rita, trip.id)).toEqual([]);
});

describe('an account', () => {
  it('gets its publications and links with its data', async () => {
    const trip = await makeTrip(rita);
    await publish(rita, trip.id, { title: 'Rhein', text: 'Schön war es' });
    const id = await shareOf(rita, trip.id);
    const { publicTrips } = (await rita.browser.get('/api/account/export')).json();
    expect(publicTrips).toMatchObject({
      publications: [{ tripId: trip.id, title: 'Rhein', text: 'Schön war es' }],
      shares: [{ id, tripId: trip.id }],
    });
  });

  it('takes its published and shared trips along when it is deleted', async () => {
    const trip = await makeTrip(rita);
    await publish(rita, trip.id);
    const id = await shareOf(rita, trip.id);
    const reply = await rita.browser.send({
      method: 'DELETE',
      url: '/api/account',
      payload: { password: 'Wolke sieben' },
    });
    expect(reply.statusCode, reply.body).toBe(200);
    for (const one of [id, trip.id]) expect((await read(one)).statusCode).toBe(404);
  });
});
