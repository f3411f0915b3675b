import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAccountServer, type AccountServer } from '../../../test/account-server.ts';

let server: AccountServer;
beforeAll(async () => {
  server = await startAccountServer();
});
afterAll(() => server.close());

let callers = 0;

/** Every user has their own network address, because calls are counted by address. */
function post(url: string, payload: object | string, address?: string) {
  callers += 1;
  const remoteAddress = address ?? `10.2.${callers >> 8}.${callers & 255}`;
  return server.browser().send({ method: 'POST', url, payload, remoteAddress });
}

const plan = (stops: readonly unknown[], address?: string) =>
  post('/api/routes', { stops }, address);

const KOELN = { cityId: 'koeln', lat: 50.94, lng: 6.96 };
const PARIS = { cityId: 'paris', lat: 48.86, lng: 2.35 };
const NORTH_SEA = { cityId: 'nordsee', lat: 56, lng: 3 };

describe('POST /api/routes', () => {
  it('goes around passes that are closed in the month of the leg, and names them', async () => {
    const stops = [
      { cityId: 'prad', lat: 46.617, lng: 10.593 },
      { cityId: 'bormio', lat: 46.468, lng: 10.37 },
    ];
    const legIn = async (month: number) =>
      (await plan(stops.map((stop) => ({ ...stop, month })))).json().legs[0];
    const [summer, winter] = [await legIn(8), await legIn(2)];
    expect(summer.closures).toEqual([]);
    expect(winter.closures).toEqual([{ name: 'Stilfser Joch', kind: 'pass', isAvoided: true }]);
    expect(winter.meters).toBeGreaterThan(summer.meters * 1.5);
    expect((await plan(stops.map((stop) => ({ ...stop, month: 13 })))).statusCode).toBe(400);
  });

  it('names the ferries of a drive, and the one that a straight line stands for', async () => {
    const stops = [
      { cityId: 'bergen', lat: 60.39, lng: 5.32 },
      { cityId: 'foerde', lat: 61.45, lng: 5.86 },
      { cityId: 'lavik', lat: 61.106, lng: 5.51 },
      { cityId: 'oppedal', lat: 61.05, lng: 5.51, routeProfile: 'direct' },
    ];
    const { legs } = (await plan(stops)).json();
    expect(legs[0].crossings).toContainEqual({
      kind: 'ferry',
      name: 'Oppedal–Lavik',
      minutes: 20,
      points: [expect.any(Number), expect.any(Number)],
    });
    expect(legs[2]).toMatchObject({
      hasFerry: false,
      crossings: [{ kind: 'ferry', name: 'Lavik–Oppedal', minutes: 20 }],
    });
  });

  it('plans the legs from stop to stop, each named after the stop it leads to [ST-6]', async () => {
    const reply = await plan([KOELN, PARIS, { ...KOELN, cityId: 'heim', routeProfile: 'direct' }]);
    expect(reply.statusCode, reply.body).toBe(200);
    const { legs, ...answered } = reply.json();
    expect(legs).toMatchObject([
      { cityId: 'paris', routeProfile: 'driving', hasToll: true, isEstimate: true },
      { cityId: 'heim', routeProfile: 'direct', countries: ['FR', 'DE'] },
    ]);
    expect(legs[0].countries).toEqual(['DE', 'BE', 'FR']);
    expect(legs[0].meters).toBeGreaterThan(460_000);
    expect(legs[0].geometry[0]).toEqual([6.96, 50.94]);
    expect(answered).toMatchObject({ source: 'estimate', isFallback: false });
    expect(answered.attribution.length).toBeGreaterThan(0);
  });

  it('leads a leg through points, and refuses one at 0/0 or the eleventh', async () => {
    const metz = { lat: 49.12, lng: 6.18 };
    const meters = async (via?: readonly object[]) =>
      (await plan([KOELN, { ...PARIS, via }])).json().legs[0].meters;
    expect(await meters([metz])).toBeGreaterThan((await meters()) * 1.1);
    const { legs } = (await plan([KOELN, { ...PARIS, via: [metz] }])).json();
    expect(legs).toMatchObject([{ cityId: 'paris' }]);
    expect(legs[0].geometry).toContainEqual([metz.lng, metz.lat]);
    const empty = await plan([KOELN, { ...PARIS, via: [{ lat: 0, lng: 0 }] }]);
    expect(empty.json()).toMatchObject({ code: 'point-empty', field: 'via.0' });
    const many = await plan([KOELN, { ...PARIS, via: Array.from({ length: 11 }, () => metz) }]);
    expect(many.statusCode).toBe(400);
  });

  it('avoids tolls where asked to', async () => {
    const reply = await plan([KOELN, { ...PARIS, toll: false }]);
    expect(reply.json().legs[0].hasToll).toBe(false);
  });

  it('answers that no road leads somewhere, beside legs that there are', async () => {
    const reply = await plan([KOELN, NORTH_SEA, PARIS, KOELN]);
    expect(reply.statusCode).toBe(200);
    expect(reply.json().legs).toMatchObject([
      { cityId: 'nordsee', noRoute: true },
      { cityId: 'paris', noRoute: true },
      { cityId: 'koeln', meters: expect.any(Number) },
    ]);
  });

  it.each([
    ['an island without a road to it', { lat: -37.07, lng: -12.31 }],
    ['an island that only ships without cars go to', { lat: 54.182, lng: 7.886 }],
    ['a pole', { lat: -90, lng: 10 }],
    ['the sea at the date line', { lat: 30, lng: 180 }],
  ])('answers that no road leads to %s, and goes there as the crow flies', async (_, point) => {
    const there = { ...point, cityId: 'da' };
    const reply = await plan([KOELN, there, { ...KOELN, cityId: 'heim', routeProfile: 'direct' }]);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json().legs).toMatchObject([
      { cityId: 'da', noRoute: true },
      { cityId: 'heim', meters: expect.any(Number) },
    ]);
  });

  it('has no legs for one stop or none', async () => {
    expect((await plan([])).json()).toMatchObject({ legs: [] });
    expect((await plan([KOELN])).json()).toMatchObject({ legs: [] });
  });

  it.each([
    ['the poles', { lat: 90, lng: 10 }, { lat: -90, lng: 10 }],
    ['the date line', { lat: 66, lng: 180 }, { lat: 66, lng: -179.9 }],
  ])('answers for %s', async (_, from, to) => {
    const reply = await plan([
      { ...from, cityId: 'a' },
      { ...to, cityId: 'b', routeProfile: 'direct' },
      { ...from, cityId: 'c' },
    ]);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json().legs[0]).toMatchObject({ cityId: 'b', isEstimate: true });
  });

  it.each([
    ['text for a number', [{ ...KOELN, lat: '50.94' }], 'stops.0.lat'],
    ['nothing', [KOELN, { cityId: 'x', lat: 5 }], 'stops.1.lng'],
    ['null', [{ ...KOELN, lng: null }], 'stops.0.lng'],
    ['a latitude beyond the pole', [{ ...KOELN, lat: 91 }], 'stops.0.lat'],
    ['a longitude twice around', [KOELN, PARIS, { ...KOELN, lng: 400 }], 'stops.2.lng'],
    ['a profile that is none', [{ ...KOELN, routeProfile: 'flying' }], 'stops.0.routeProfile'],
    ['a stop without its id', [{ lat: 50, lng: 7 }], 'stops.0.cityId'],
  ])('names the field for %s', async (_, stops, field) => {
    const reply = await plan(stops);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: 'invalid-argument', field });
    expect(reply.json().message).toContain('Angabe');
  });

  it('refuses a stop at 0/0 and says which one', async () => {
    const reply = await plan([KOELN, { cityId: 'leer', lat: 0, lng: 0 }]);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: 'point-empty', field: 'stops.1' });
    expect(reply.json().message).toContain('Breite und Länge');
  });

  it.each([
    ['a guest', 2000],
    ['a visitor', 300],
  ])('plans for %s %i stops at once, and refuses one more in German', async (who, most) => {
    const stops = Array.from({ length: most + 1 }, (_, index) => ({
      cityId: `s${index}`,
      lat: 46 + (index % 80) / 10,
      lng: 6 + (index % 60) / 10,
    }));
    const browser = server.browser();
    if (who === 'a guest') await browser.post('/api/auth/sign-in/anonymous');
    const send = (asked: readonly unknown[]) =>
      browser.send({ method: 'POST', url: '/api/routes', payload: { stops: asked } });
    const reply = await send(stops.slice(0, most));
    expect(reply.statusCode, reply.body.slice(0, 200)).toBe(200);
    const legs: { cityId: string }[] = reply.json().legs;
    expect(legs.map(({ cityId }) => cityId)).toEqual(
      stops.slice(1, most).map(({ cityId }) => cityId),
    );
    const tooMany = await send(stops);
    expect(tooMany.statusCode).toBe(400);
    expect(tooMany.json()).toEqual({
      code: 'too-many-route-stops',
      field: 'stops',
      message:
        'Das sind zu viele Stopps auf einmal: höchstens 2.000, ohne Anmeldung 300. Bitte frage die Route in Teilen ab.',
    });
  });

  it('refuses what is no list, no JSON or too large', async () => {
    expect((await post('/api/routes', { stops: 'Köln' })).json()).toMatchObject({ field: 'stops' });
    const large = await plan(Array.from({ length: 30_000 }, () => KOELN));
    expect(large.statusCode).toBe(413);
  });

  it('lets one address call 120 times a minute', async () => {
    for (let call = 0; call < 120; call += 1) {
      expect((await plan([], '10.9.9.9')).statusCode).toBe(200);
    }
    const reply = await plan([], '10.9.9.9');
    expect(reply.statusCode).toBe(429);
    expect(reply.json()).toMatchObject({ code: 'too-many-requests' });
    expect((await plan([], '10.9.9.8')).statusCode).toBe(200);
  });
});

const compare = (points: readonly unknown[], more: object = {}) =>
  post('/api/routes/matrix', { points, ...more });

describe('POST /api/routes/matrix', () => {
  it('measures every way there and back, and says where there is none', async () => {
    const reply = await compare([KOELN, PARIS, NORTH_SEA]);
    expect(reply.statusCode, reply.body).toBe(200);
    const { meters, seconds, source, isEstimate } = reply.json();
    expect(meters[0]).toEqual([0, expect.any(Number), null]);
    expect(meters[1][0]).toBe(meters[0][1]);
    expect(seconds[2]).toEqual([null, null, null]);
    expect([source, isEstimate]).toEqual(['estimate', true]);
  });

  it('takes the profile into account', async () => {
    const [drive, ride] = await Promise.all([
      compare([KOELN, PARIS]),
      compare([KOELN, PARIS], { routeProfile: 'cycling' }),
    ]);
    expect(ride.json().seconds[0][1]).toBeGreaterThan(4 * drive.json().seconds[0][1]);
  });

  it('refuses more than 60 points of a visitor, empty ones and bad ones', async () => {
    const many = Array.from({ length: 61 }, () => KOELN);
    expect((await compare(many.slice(0, 60))).statusCode).toBe(200);
    expect((await compare(many)).json()).toMatchObject({
      code: 'too-many-points',
      field: 'points',
    });
    expect((await compare([{ lat: 0, lng: 0 }])).json()).toMatchObject({ code: 'point-empty' });
    expect((await compare([{ lat: 'x', lng: 0 }])).json()).toMatchObject({ field: 'points.0.lat' });
  });
});
