// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tripOf } from '@fahrtwind/domain/testing';
import { serverTrips } from './trips-api.ts';

afterEach(() => vi.unstubAllGlobals());

it('asks for the list by pages of 200 until there is no next one', async () => {
  const asked: string[] = [];
  const pages = [
    { trips: [{ id: 'a' }, { id: 'b' }], next: '1767225600000.b' },
    { trips: [{ id: 'c' }], next: null },
  ];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(Response.json(pages[asked.length - 1]));
  });
  expect((await serverTrips.list()).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(asked).toEqual(['/api/trips?limit=200', '/api/trips?limit=200&after=1767225600000.b']);
});

/** Answers with an ETag, or with 304 to who has sent it. */
function serve(reply: unknown, etag: string) {
  const conditions: (string | null)[] = [];
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    const known = new Headers(init.headers).get('if-none-match');
    conditions.push(known);
    return Promise.resolve(
      known === etag
        ? new Response(null, { status: 304 })
        : Response.json(reply, { headers: { etag } }),
    );
  });
  return conditions;
}

const companionTripIds = async () => (await serverTrips.listCompanionTrips()).map(({ id }) => id);

describe('what the device has already', () => {
  it.each([
    ['owner', '"7"'],
    ['reader', '"7-reader"'],
  ] as const)('is asked for by revision and role: %s', async (role, etag) => {
    const trip = tripOf({ 'Tag 1': ['Köln'] }, { id: 'harz' });
    const conditions = serve({ revision: 7, role, trip }, etag);
    expect(await serverTrips.get('harz', null)).toMatchObject({ revision: 7, role });
    expect(await serverTrips.get('harz', { revision: 6, role })).toMatchObject({ revision: 7 });
    expect(await serverTrips.get('harz', { revision: 7, role })).toBeNull();
    expect(conditions).toEqual([null, etag.replace('7', '6'), etag]);
  });

  it('is a list in memory, until the server has another one', async () => {
    const first = serve({ trips: [{ id: 'a' }] }, '"one"');
    const list = companionTripIds;
    expect([await list(), await list()]).toEqual([['a'], ['a']]);
    expect(first).toEqual([null, '"one"']);
    const second = serve({ trips: [{ id: 'b' }] }, '"two"');
    expect([await list(), await list()]).toEqual([['b'], ['b']]);
    expect(second).toEqual(['"one"', '"two"']);
  });
});

/** Answers saves with these statuses. */
function answer(status: (method: string) => number) {
  const asked: { readonly method: string; readonly body: unknown }[] = [];
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    const method = String(init.method);
    asked.push({ method, body: JSON.parse(await new Response(init.body).text()) });
    const code = status(method);
    return Response.json(code === 200 ? { revision: 8 } : { code: 'x', message: '' }, {
      status: code,
    });
  });
  return asked;
}

describe('saving', () => {
  const trip = tripOf({ 'Tag 1': ['Köln'], 'Tag 2': ['Bonn'] }, { id: 'harz' });
  const base = { revision: 7, trip, editedAt: 0 };
  const sending = { key: 'schluessel', trip: { ...trip, title: 'Harz' }, editedAt: 1000 };

  it('sends what has changed since the trip of the server', async () => {
    const asked = answer(() => 200);
    expect(await serverTrips.save(sending, base)).toBe(8);
    const set = { title: 'Harz', editedAt: '1970-01-01T00:00:01.000Z' };
    expect(asked).toEqual([{ method: 'PATCH', body: { set, unset: [], days: [] } }]);
  });

  it('sends a new trip whole', async () => {
    const asked = answer(() => 200);
    await serverTrips.save(sending, null);
    expect(asked).toMatchObject([{ method: 'PUT', body: { title: 'Harz', days: trip.days } }]);
  });

  it.each([400, 405])('sends the trip whole where changes are answered with %i', async (status) => {
    const asked = answer((method) => (method === 'PATCH' ? status : 200));
    expect(await serverTrips.save(sending, base)).toBe(8);
    expect(asked.map(({ method }) => method)).toEqual(['PATCH', 'PUT']);
  });

  it('leaves it at what else the server says', async () => {
    const asked = answer(() => 409);
    await expect(serverTrips.save(sending, base)).rejects.toMatchObject({ status: 409 });
    expect(asked.map(({ method }) => method)).toEqual(['PATCH']);
  });
});
