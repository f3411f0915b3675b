import { randomUUID } from 'node:crypto';
import { anyTrip, hotelOf, tripOf } from '@fahrtwind/domain/testing';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { joins, makeTrip } from '../../../test/companion-server.ts';
import { startTripServer, type TripServer, type Traveller } from '../../../test/trip-server.ts';
import { acceptTrip } from './trip.policy.ts';

let server: TripServer;
let rita: Traveller;
beforeAll(async () => {
  server = await startTripServer();
  rita = await server.register();
});
afterAll(() => server.close());

type Fields = Readonly<Record<string, unknown>>;

const day = (fields: Fields = {}): Fields => ({ id: 'd1', date: '2026-07-12', ...fields });
const withStop = (stop: Fields): Fields => ({ days: [day({ cityList: [{ id: 's1', ...stop }] })] });
const days = (count: number): readonly Fields[] =>
  Array.from({ length: count }, (_, index) => ({ id: `d${index}` }));
const stops = (count: number): readonly Fields[] =>
  Array.from({ length: count }, (_, index) => ({ id: `s${index}` }));

const bodyOf = (document: unknown) => ({ text: JSON.stringify(document), outerCommas: null });

const create = (fields: Fields) =>
  rita.create({ id: randomUUID(), title: 'Harz', days: [day()], ...fields });

const repeated = (item: string): string => item.repeat(Math.floor(3_000_000 / item.length));
const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

describe('a document that breaks a rule is refused with its code and field', () => {
  it.each<readonly [string, string, Fields]>([
    ['title-missing', 'title', { title: '  ' }],
    ['title-too-long', 'title', { title: 'R'.repeat(501) }],
    ['trip-days-missing', 'days', { days: [] }],
    ['trip-dates-missing', 'days', { days: [day({ date: '2199-12-31' }), { id: 'd2' }] }],
    ['too-many-days', 'days', { days: days(401) }],
    ['too-many-stops', 'cityList', { days: [day({ cityList: stops(2001) })] }],
    ['too-many-hotels', 'hotels', { hotels: Array.from({ length: 501 }, () => ({})) }],
    ['too-many-entries', 'entries', withStop({ entries: stops(3000), note: 'x' })],
    ['too-many-pois', 'pois', withStop({ pois: Array.from({ length: 3001 }, () => 1) })],
    [
      'too-many-via',
      'via',
      withStop({ via: { from: {}, to: {}, points: Array.from({ length: 11 }, () => ({})) } }),
    ],
    ['date-invalid', 'date', { days: [day({ date: '2026-02-30' })] }],
    ['date-not-consecutive', 'date', { days: [day(), day({ id: 'd2', date: '2026-07-14' })] }],
    ['date-not-consecutive', 'date', { days: [day(), day({ id: 'd2', date: '2026-07-11' })] }],
    ['id-doubled', 'id', { days: [day(), day({ date: '2026-07-13' })] }],
    ['hotel-unknown', 'hotelId', { days: [day({ hotelId: 'h9' })] }],
    ['coordinates-invalid', 'location', withStop({ location: { lat: 91, lng: 7, label: 'X' } })],
    ['time-invalid', 'time', { days: [day({ startMinutes: 1440 })] }],
    ['time-invalid', 'time', withStop({ stayMinutes: -5 })],
    [
      'time-invalid',
      'time',
      { hotels: [{ ...hotelOf('Köln', '2026-07-12', 1), checkInTime: 'abends' }] },
    ],
    ['time-invalid', 'time', withStop({ entries: [{ entryType: 'restaurant', time: '24:00' }] })],
    ['amount-invalid', 'totals', { totalDistance: -1 }],
    [
      'nights-invalid',
      'checkOutDate',
      { hotels: [{ ...hotelOf('Köln', '2026-07-12', 1), checkOutDate: '2026-07-12' }] },
    ],
  ])('%s (%s)', async (code, field, fields) => {
    const reply = await create(fields);
    expect(reply.json()).toEqual({ code, field, message: expect.stringMatching(/\.$/) });
    expect(reply.statusCode).toBe(400);
  });

  it.each<readonly [string, Fields]>([
    ['title', { title: 7 }],
    ['days', { days: 'many' }],
    ['id', { id: 'a b' }],
  ])('an unfit %s', async (field, fields) => {
    const reply = await rita.browser.send({
      method: 'PUT',
      url: '/api/trips/fine',
      headers: { 'if-none-match': '*' },
      payload: { id: 'fine', title: 'Harz', days: [day()], ...fields },
    });
    expect([reply.statusCode, reply.json().field]).toEqual([400, field]);
  });

  it('the id of another address', async () => {
    const payload = { id: 'other', title: 'Harz', days: [day()] };
    const headers = { 'if-none-match': '*' };
    const reply = await rita.browser.send({
      method: 'PUT',
      url: '/api/trips/one',
      headers,
      payload,
    });
    expect([reply.statusCode, reply.json().field]).toEqual([400, 'id']);
  });
});

describe('the limits', () => {
  it('take 400 days, 2000 stops and nearly 2 MB', async () => {
    expect((await create({ days: days(400) })).statusCode).toBe(200);
    expect((await create({ days: [day({ cityList: stops(2000) })] })).statusCode).toBe(200);
    expect((await create({ notes: 'x'.repeat(2_096_000) })).statusCode).toBe(200);
  });

  it('call a trip of more than 2 MB so, counted in bytes', async () => {
    for (const notes of ['x'.repeat(2_097_152), 'ß'.repeat(1_048_576)]) {
      const reply = await create({ notes });
      expect([reply.statusCode, reply.json().code]).toEqual([413, 'trip-too-large']);
    }
    expect((await create({ notes: 'x'.repeat(4_000_000) })).json().code).toBe('too-large');
  });
});

describe('a hostile document', () => {
  it('that is nested a hundred thousand times is refused', async () => {
    const id = randomUUID();
    const reply = await rita.browser.send({
      method: 'PUT',
      url: `/api/trips/${id}`,
      headers: { 'if-none-match': '*', 'content-type': 'application/json' },
      payload: `{"id":"${id}","title":"Harz","days":[{"id":"d1"}],"x":${nested(100_000)}}`,
    });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'too-deep']);
  });

  it('with characters that PostgreSQL cannot keep is saved without them', async () => {
    const id = randomUUID();
    const half = '🏕'.slice(0, 1);
    const reply = await rita.create({
      id,
      title: `Zelt${half}\0`,
      days: [day()],
      [`odd${half}`]: ['a\0b', '\\u0000', '🏕'],
    });
    expect(reply.statusCode, reply.body).toBe(200);
    expect((await rita.on('GET', `/${id}`)).json().trip).toMatchObject({
      title: 'Zelt\uFFFD',
      'odd\uFFFD': ['ab', '\\u0000', '🏕'],
    });
    expect((await rita.on('GET', '?limit=1')).json().trips[0]).toMatchObject({
      title: 'Zelt\uFFFD',
    });
  });

  it('that is whole is kept as it is written, whatever its way of writing', async () => {
    const trip = tripOf({ 'Tag 1': ['Köln'] }, { id: randomUUID() });
    const text = JSON.stringify({ ...trip, wish: 'x' });
    const written = text.replace('"x"', String.raw`"first", "wish" : "\uD83C\uDFD5 \u0000\uD83C"`);
    const payload = `\uFEFF${written}`;
    const headers = { 'if-none-match': '*', 'content-type': 'application/json' };
    const url = `/api/trips/${trip.id}`;
    const reply = await rita.browser.send({ method: 'PUT', url, headers, payload });
    expect(reply.statusCode, reply.body).toBe(200);
    const found = (await rita.on('GET', `/${trip.id}`)).json().trip;
    expect(found).toEqual({ ...trip, userId: rita.uid, wish: '🏕 \uFFFD' });
  });

  it.each([
    ['beyond all bounds', '1e999999', null],
    ['beyond all bounds on the other side', '-1E+9999999', null],
    ['too small to be stored', '[ 1e-999999 ]', [0]],
    ['with more digits than a database counts', `0.${'3'.repeat(20_000)}`, 1 / 3],
    ['as large as can be', '1.7976931348623157e308', Number.MAX_VALUE],
  ])(
    'with a number %s in an unknown field is kept so that others can save it, too',
    async (_, number, kept) => {
      const [owner, editor] = [rita, await server.register()];
      const trip = await makeTrip(owner);
      await joins(editor, owner, trip.id, 'editor');
      const payload = JSON.stringify({ ...trip, wish: 'x' }).replace('"x"', number);
      const url = `/api/trips/${trip.id}`;
      for (const [revision, who] of [owner, editor, owner].entries()) {
        const headers = { 'if-match': `"${revision + 1}"`, 'content-type': 'application/json' };
        const reply = await who.browser.send({ method: 'PUT', url, headers, payload });
        expect(reply.statusCode, reply.body).toBe(200);
      }
      const found = await owner.on('GET', `/${trip.id}`);
      expect(found.json().trip.wish).toEqual(kept);
    },
  );

  it.each([
    ['a million hotels', `"hotels":[${repeated('{},')}{}]`, 'too-many-values'],
    [
      'a million entries',
      `"days":[{"cityList":[{"entries":[${repeated('{},')}{}]}]}]`,
      'too-many-values',
    ],
    ['a million numbers', `"x":[${repeated('0,')}0]`, 'too-many-values'],
    [
      '100,000 unknown fields',
      `${repeated('"abcdef":"abcdefghijklmnopq",')}"x":0`,
      'too-many-fields',
    ],
    ['100,000 entries with one id', `"x":[${'{"id":"a"},'.repeat(100_000)}0]`, 'too-many-values'],
  ])('with %s is refused before it is parsed', async (_, fields, code) => {
    const parse = vi.spyOn(JSON, 'parse');
    const reply = await rita.browser.send({
      method: 'PUT',
      url: `/api/trips/many`,
      headers: { 'if-none-match': '*', 'content-type': 'application/json' },
      payload: `{"id":"many","title":"Harz",${fields}}`,
    });
    const parsed = parse.mock.calls.map(([text]) => text.length);
    parse.mockRestore();
    expect(reply.json().code).toBe(code);
    expect(Math.max(0, ...parsed)).toBeLessThan(1000);
  });

  it.each([
    ['a prototype', '"__proto__":{"isAdmin":true}'],
    ['a number beyond all bounds', '"totalDistance":1e999'],
  ])('with %s does no harm', async (_, field) => {
    const id = randomUUID();
    const reply = await rita.browser.send({
      method: 'PUT',
      url: `/api/trips/${id}`,
      headers: { 'if-none-match': '*', 'content-type': 'application/json' },
      payload: `{"id":"${id}","title":"Harz","days":[{"id":"d1"}],${field}}`,
    });
    expect(reply.statusCode).toBe(400);
  });

  it('of any shape is saved or refused, and never a bug of ours', async () => {
    const anyFields = fc.dictionary(
      fc.constantFrom('days', 'hotels', 'movedCities', 'arrivalEntry', 'published', 'createdAt'),
      fc.jsonValue({ maxDepth: 4 }),
    );
    const anyDay = fc.dictionary(
      fc.constantFrom('id', 'date', 'cityList', 'hotelId', 'startMinutes'),
      fc.jsonValue({ maxDepth: 4 }),
    );
    const anyDocument = fc.tuple(fc.array(anyDay, { maxLength: 3 }), anyFields);
    await fc.assert(
      fc.asyncProperty(anyDocument, async ([someDays, fields]) => {
        const reply = await create({ days: someDays, ...fields });
        expect([200, 400], reply.body).toContain(reply.statusCode);
      }),
      { numRuns: 150 },
    );
  });
});

describe('what passes the rules', () => {
  const now = new Date('2026-06-01T00:00:00.000Z');

  it('is stored as it was sent', () => {
    fc.assert(
      fc.property(anyTrip(), (trip) => {
        expect(acceptTrip({ ...trip }, { uid: 'anna', now, body: bodyOf(trip) }).trip).toEqual(
          trip,
        );
      }),
    );
  });

  it('was neither opened nor made in the future', () => {
    const future = '2026-06-02T00:00:00.000Z';
    const trip = tripOf({ 'Tag 1': [] }, { createdAt: future, lastOpened: future });
    const accepted = acceptTrip({ ...trip }, { uid: 'anna', now, body: bodyOf(trip) }).trip;
    expect([accepted.createdAt, accepted.lastOpened]).toEqual([
      now.toISOString(),
      now.toISOString(),
    ]);
  });
});
