import { randomUUID } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readTrip } from '@fahrtwind/domain';
import { tripOf } from '@fahrtwind/domain/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joins, makeTrip } from '../../../test/companion-server.ts';
import { startTripServer, type Traveller, type TripServer } from '../../../test/trip-server.ts';

let server: TripServer;
let rita: Traveller;
beforeAll(async () => {
  server = await startTripServer();
  rita = await server.register();
});
afterAll(() => server.close());

const read = (who: Traveller, id: string, headers: Readonly<Record<string, string>> = {}) =>
  who.browser.send({ url: `/api/trips/${id}`, headers });

describe('reading a trip', () => {
  it('sends what is stored, with owner, opening and creation from the row', async () => {
    const trip = { ...tripOf({ 'Tag 1': ['Köln'] }, { id: randomUUID() }), wish: 'Meer' };
    await rita.create({ ...trip, userId: 'mallory', createdAt: '2026-01-02T03:04:05.000Z' });
    const opened = await rita.on('POST', `/${trip.id}/opened`);
    const found = (await read(rita, trip.id)).json();
    expect(found).toEqual({
      revision: 1,
      role: 'owner',
      trip: {
        ...trip,
        userId: rita.uid,
        createdAt: '2026-01-02T03:04:05.000Z',
        lastOpened: opened.json().lastOpened,
      },
    });
  });

  it('is sent as it is stored to browsers, and the same to programs that take no gzip', async () => {
    const trip = await makeTrip(rita);
    const { rows } = await server.testDatabase.database.pool.query<{ readonly doc: Buffer }>(
      'select doc from trip where id = $1',
      [trip.id],
    );
    const headers = { 'accept-encoding': 'gzip, deflate, br' };
    const packed = await rita.browser.send({
      method: 'GET',
      url: `/api/trips/${trip.id}`,
      headers,
    });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(packed.rawPayload.includes(rows[0]?.doc.subarray(9) ?? 'nothing')).toBe(true);
    const plain = await read(rita, trip.id);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  });

  it('reads plain JSON of an earlier program, and packs it with the next save', async () => {
    const trip = await makeTrip(rita);
    const { pool } = server.testDatabase.database;
    const plain = JSON.stringify({ ...trip, wish: 'Meer', tripPrints: 7 });
    await pool.query(`update trip set doc = $2 where id = $1`, [trip.id, Buffer.from(plain)]);
    const { trip: found } = (await read(rita, trip.id)).json();
    expect(found).toMatchObject({ wish: 'Meer', tripPrints: 0, days: trip.days });
    expect((await rita.update(found, 1)).statusCode).toBe(200);
    const { rows } = await pool.query(`select get_byte(doc, 0) as first from trip where id = $1`, [
      trip.id,
    ]);
    expect(rows).toEqual([{ first: 1 }]);
    expect((await read(rita, trip.id)).json().trip).toMatchObject({ wish: 'Meer' });
  });

  it('brings a document of an older shape up to date', async () => {
    const trip = await makeTrip(rita);
    const old = { id: trip.id, title: 'Alt', days: [{ id: 1, date: '12.07.2026' }] };
    await server.testDatabase.database.pool.query(
      'update trip set doc = $2, shape = 0 where id = $1',
      [trip.id, JSON.stringify(old)],
    );
    const found = (await read(rita, trip.id)).json().trip;
    expect(found.days).toMatchObject([{ id: '1', date: '2026-07-12', cityList: [] }]);
    expect(readTrip(found)).toEqual({ ok: true, value: found });
  });

  it('answers 304 without a body to who has it, until it is saved or the role changes', async () => {
    const trip = await makeTrip(rita);
    const friend = await server.register();
    await joins(friend, rita, trip.id, 'editor');
    const etags = await Promise.all(
      [rita, friend].map(async (who) => String((await read(who, trip.id)).headers['etag'])),
    );
    expect(etags).toEqual(['"1"', '"1-editor"']);
    const [mine = '', theirs = ''] = etags;
    for (const [who, etag, status] of [
      [rita, mine, 304],
      [rita, `W/${mine}`, 304],
      [rita, theirs, 200],
      [rita, '"0"', 200],
      [friend, theirs, 304],
      [friend, mine, 200],
    ] as const) {
      const reply = await read(who, trip.id, { 'if-none-match': etag });
      expect([etag, reply.statusCode]).toEqual([etag, status]);
      expect(reply.body === '').toBe(status === 304);
    }
    await rita.update({ ...trip, title: 'Anders' }, 1);
    expect((await read(rita, trip.id, { 'if-none-match': mine })).statusCode).toBe(200);
  });

  it('tells a stranger nothing, whatever they claim to have', async () => {
    const trip = await makeTrip(rita);
    const stranger = await server.register();
    const reply = await read(stranger, trip.id, { 'if-none-match': '"1"' });
    expect(reply.statusCode).toBe(404);
  });
});

describe('a list of trips', () => {
  it.each(['/api/trips?limit=200', '/api/trips/deleted', '/api/trips/shared-with-me'])(
    'is not sent again to who has it: %s',
    async (url) => {
      const owner = await server.register();
      const friend = await server.register();
      const trip = await makeTrip(owner);
      const asked = { owner, friend };
      const get = (who: keyof typeof asked, headers = {}) =>
        asked[who].browser.send({ method: 'GET', url, headers });
      const who = url.endsWith('shared-with-me') ? 'friend' : 'owner';
      const first = await get(who);
      const known = { 'if-none-match': String(first.headers['etag']) };
      const packed = await get(who, { ...known, 'accept-encoding': 'br' });
      for (const again of [await get(who, known), packed])
        expect([again.statusCode, again.body]).toEqual([304, '']);
      if (who === 'friend') await joins(friend, owner, trip.id, 'reader');
      else await owner.browser.send({ method: 'DELETE', url: `/api/trips/${trip.id}` });
      const changed = await get(who, known);
      expect(changed.statusCode).toBe(200);
      expect(changed.json().trips).not.toEqual(first.json().trips);
    },
  );
});

describe('compression', () => {
  it('makes a long trip small, as the browser likes it', async () => {
    const trip = {
      ...tripOf({ 'Tag 1': ['Köln'] }, { id: randomUUID() }),
      wish: 'Meer '.repeat(2000),
    };
    await rita.create(trip);
    const plain = await read(rita, trip.id);
    const [br, gzip] = await Promise.all(
      ['br', 'br, gzip'].map((accepted) => read(rita, trip.id, { 'accept-encoding': accepted })),
    );
    expect([br?.headers['content-encoding'], gzip?.headers['content-encoding']]).toEqual([
      'br',
      'gzip',
    ]);
    expect(brotliDecompressSync(br?.rawPayload ?? '').toString()).toBe(plain.body);
    expect(gunzipSync(gzip?.rawPayload ?? '').toString()).toBe(plain.body);
    expect(br?.rawPayload.length).toBeLessThan(plain.body.length / 5);
    expect([plain.headers['content-encoding'], plain.headers['vary']]).toEqual([
      undefined,
      'Accept-Encoding',
    ]);
  });

  it.each(['/api/start', '/api/account/sessions', '/api/account/export'])(
    'leaves %s alone, where secrets stand beside what people write',
    async (url) => {
      const trip = { ...tripOf({ 'Tag 1': [] }, { id: randomUUID() }), wish: 'Meer '.repeat(2000) };
      await rita.create(trip);
      const reply = await rita.browser.send({ url, headers: { 'accept-encoding': 'br, gzip' } });
      expect([reply.statusCode, reply.headers['content-encoding']]).toEqual([200, undefined]);
    },
  );
});
