import { answerJson, startLocalService, type LocalService } from '@fahrtwind/geo/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAccountServer, type AccountServer } from '../../../test/account-server.ts';

let server: AccountServer;

beforeAll(async () => {
  server = await startAccountServer();
});
afterAll(() => server.close());

const get = (url: string, from = server) => from.browser().send({ method: 'GET', url });

describe('GET /api/places', () => {
  it('finds a place by its German name, with state and country, and says who answered', async () => {
    const reply = await get('/api/places?q=Venedig');
    expect(reply.statusCode, reply.body).toBe(200);
    const { places, ...answered } = reply.json();
    expect(places[0]).toEqual({
      label: 'Venedig, Venetien, Italien',
      longLabel: 'Venedig, Venetien, Italien',
      englishName: 'Venice',
      lat: expect.closeTo(45.437, 2),
      lng: expect.closeTo(12.333, 2),
      countryCode: 'IT',
      kind: 'city',
      population: expect.any(Number),
      timeZone: 'Europe/Rome',
    });
    expect(answered).toEqual({
      source: 'gazetteer',
      attribution: expect.arrayContaining(['GeoNames (CC BY 4.0)']),
      isFallback: false,
      isShortLink: false,
    });
  });

  it('answers in English, near a point, and no more than asked for', async () => {
    const reply = await get('/api/places?q=Lagos&near=37.1,-8.6&lang=en&limit=1');
    expect(reply.json().places.map(({ label }: { label: string }) => label)).toEqual([
      'Lagos, Faro, Portugal',
    ]);
  });

  it.each([
    ['50667 Köln', 'Köln', '50667'],
    ['Camping Bled', 'Bled', 'Camping'],
    ['Hauptstraße 5, Trier', 'Trier', 'Hauptstraße 5'],
    ['Xyzabcdef Hallstatt', 'Hallstatt', 'Xyzabcdef'],
  ])('says of %s that it knows %s and not %s', async (text, known, unknown) => {
    const q = encodeURIComponent(text);
    const whole = (await get(`/api/places?q=${q}`)).json();
    expect(whole.places).toEqual([]);
    const partly = (await get(`/api/places?q=${q}&partial=1`)).json();
    expect(partly.places[0].label).toMatch(new RegExp(`^${known}, `));
    expect(partly.unknown).toBe(unknown);
  });

  it('leaves no word out where all are known, or none', async () => {
    const known = (await get('/api/places?q=Rom%20Italien&partial=1')).json();
    expect(known.places[0].label).toMatch(/^Rom, /);
    expect(known).not.toHaveProperty('unknown');
    const none = (await get('/api/places?q=Xyzabcdef%20Qwrtzpsdf&partial=1')).json();
    expect(none.places).toEqual([]);
  });

  it.each([
    ['nothing typed', 'q='],
    ['only blanks', 'q=%20%20'],
    ['another script', 'q=%D0%9A%D0%B8%D1%97%D0%B2'],
  ])('finds nothing for %s', async (_what, query) => {
    expect((await get(`/api/places?${query}`)).json().places).toEqual([]);
  });

  it.each([
    ['q', `q=${'x'.repeat(2000)}`, 'zu lang'],
    ['q', '', 'fehlt'],
    ['near', 'q=Rom&near=Köln', 'passt nicht'],
    ['near', 'q=Rom&near=47.5', 'passt nicht'],
    ['near', 'q=Rom&near=,', 'passt nicht'],
    ['near.lat', 'q=Rom&near=95,11', 'zu groß'],
    ['lang', 'q=Rom&lang=fr', 'passt nicht'],
    ['limit', 'q=Rom&limit=1000', 'zu groß'],
    ['limit', 'q=Rom&limit=0', 'zu klein'],
  ])('names %s when it is wrong (%.30s)', async (field, query, words) => {
    const reply = await get(`/api/places?${query}`);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: 'invalid-argument', field });
    expect(reply.json().message).toContain(words);
  });
});

describe('GET /api/places/at', () => {
  it('names a clicked point', async () => {
    const reply = await get('/api/places/at?lat=47.5&lng=11.1');
    expect(reply.json().places[0]).toMatchObject({
      lat: 47.5,
      lng: 11.1,
      kind: 'point',
      longLabel: 'Garmisch-Partenkirchen, Bayern, Deutschland',
    });
  });

  it.each([
    ['a pole', 'lat=90&lng=11'],
    ['the sea', 'lat=45.5&lng=-30.5'],
  ])('finds nothing at %s', async (_where, query) => {
    const reply = await get(`/api/places/at?${query}`);
    expect(reply.statusCode).toBe(200);
    expect(reply.json().places).toEqual([]);
  });

  it.each([
    ['lng=180', 200],
    ['lng=-180', 200],
  ])('looks at both sides of the date line (%s)', async (lng, status) => {
    expect((await get(`/api/places/at?lat=-16.8&${lng}`)).statusCode).toBe(status);
  });

  it.each([
    ['lat=0&lng=0', 'point-empty', 'lat'],
    ['lat=47&lng=0', 'point-empty', 'lng'],
    ['lat=abc&lng=11', 'invalid-argument', 'lat'],
    ['lat=47', 'invalid-argument', 'lng'],
    ['lat=91&lng=11', 'invalid-argument', 'lat'],
    ['lat=47&lng=181', 'invalid-argument', 'lng'],
    ['lat=Infinity&lng=11', 'invalid-argument', 'lat'],
  ])('refuses %s [LO-4] [VA-1]', async (query, code, field) => {
    const reply = await get(`/api/places/at?${query}`);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code, field, message: expect.stringMatching(/\.$/) });
  });
});

describe('GET /api/pois', () => {
  it('finds sights within a part of the map', async () => {
    const reply = await get('/api/pois?bbox=10.6,47.5,10.9,47.65&kinds=sight,museum');
    expect(reply.json()).toMatchObject({ source: 'fahrtwind', isFallback: false });
    expect(reply.json().pois).toContainEqual({
      osmId: 'fahrtwind/neuschwanstein',
      kind: 'sight',
      name: 'Schloss Neuschwanstein',
      url: '',
      description: expect.stringMatching(/Märchenschloss .*\.$/),
      location: expect.objectContaining({ label: 'Schloss Neuschwanstein, Deutschland' }),
    });
  });

  it.each([
    ['bbox=10.6,47.5,10.9', 'bbox'],
    ['bbox=10.6,47.65,10.9,47.5', 'bbox'],
    ['bbox=10.6,47.5,10.9,95', 'bbox.north'],
    ['bbox=a,b,c,d', 'bbox'],
    ['', 'bbox'],
    ['bbox=10,47,11,48&kinds=castle', 'kinds.0'],
    ['bbox=10,47,11,48&limit=201', 'limit'],
  ])('names what is wrong with %s', async (query, field) => {
    const reply = await get(`/api/pois?${query}`);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: 'invalid-argument', field });
  });
});

describe('GET /api/poi-kinds', () => {
  it('knows what there is within a part of the map, and that there is nothing at sea', async () => {
    const alps = await get('/api/poi-kinds?bbox=10.6,47.5,10.9,47.65');
    expect(alps.json().kinds).toContain('sight');
    expect(alps.json().kinds).not.toContain('fuel');
    expect((await get('/api/poi-kinds?bbox=-31,45,-30,46')).json()).toEqual({ kinds: [] });
  });

  it('names what is wrong', async () => {
    const reply = await get('/api/poi-kinds?bbox=10.6');
    expect(reply.json()).toMatchObject({ code: 'invalid-argument', field: 'bbox' });
  });
});

const configOf = async (from: AccountServer) => (await get('/api/start', from)).json().config;

describe('with outside services', () => {
  let photon: LocalService;
  let overpass: LocalService;
  let outside: AccountServer;
  let isPhotonOut = false;

  const ROME = {
    geometry: { type: 'Point', coordinates: [12.48, 41.89] },
    properties: {
      name: 'Rom',
      country: 'Italien',
      countrycode: 'IT',
      osm_key: 'place',
      osm_value: 'city',
    },
  };

  beforeAll(async () => {
    photon = await startLocalService((_request, response) =>
      isPhotonOut ? answerJson(response, {}, 500) : answerJson(response, { features: [ROME] }),
    );
    overpass = await startLocalService((_request, response) => answerJson(response, {}, 504));
    outside = await startAccountServer({
      env: { GEOCODER: 'photon', GEOCODER_URL: photon.url, POI_URL: overpass.url },
    });
  });
  afterAll(async () => {
    await outside.close();
    await photon.close();
    await overpass.close();
  });

  it('asks once, names who answered, and remembers it', async () => {
    const first = await get('/api/places?q=Rom', outside);
    const second = await get('/api/places?q=Rom', outside);
    expect(first.json()).toMatchObject({ source: 'photon', isFallback: false });
    expect(first.json().places[0]).toMatchObject({ label: 'Rom, Italien', kind: 'city' });
    expect(second.json()).toEqual(first.json());
    expect(photon.requests).toHaveLength(1);
    expect(photon.requests[0]?.headers['user-agent']).toMatch(/^Fahrtwind\//);
  });

  it('falls back to the gazetteer when the service is out, says so, and does not remember it', async () => {
    isPhotonOut = true;
    const out = await get('/api/places?q=Venedig', outside);
    isPhotonOut = false;
    expect(out.json()).toMatchObject({ source: 'gazetteer', isFallback: true });
    expect(out.json().places[0]).toMatchObject({ label: 'Venedig, Venetien, Italien' });
    const back = await get('/api/places?q=Venedig', outside);
    expect(back.json()).toMatchObject({ source: 'photon', isFallback: false });
  });

  it('sends the point of a map link, never the link', async () => {
    const before = photon.requests.length;
    const link = encodeURIComponent('https://www.openstreetmap.org/#map=14/41.89/12.48');
    const reply = await get(`/api/places?q=${link}`, outside);
    expect(reply.json().places[0]).toMatchObject({ kind: 'point', lat: 41.89, lng: 12.48 });
    const asked = photon.requests.slice(before);
    expect(asked.map(({ path }) => path)).toEqual(['/reverse']);
  });

  it('promises addresses only where a service knows them', async () => {
    expect(await configOf(server)).toMatchObject({ hasAddresses: false });
    expect(await configOf(outside)).toMatchObject({ hasAddresses: true });
  });

  it('says that a short link is one, and asks no service about it', async () => {
    const before = photon.requests.length;
    const link = encodeURIComponent('https://maps.app.goo.gl/AbC123');
    const reply = await get(`/api/places?q=${link}`, outside);
    expect(reply.json()).toMatchObject({ places: [], isShortLink: true });
    expect(photon.requests).toHaveLength(before);
  });

  it('shows the bundled sights when Overpass is out', async () => {
    const reply = await get('/api/pois?bbox=10.6,47.5,10.9,47.65&kinds=sight', outside);
    expect(reply.json()).toMatchObject({ source: 'fahrtwind', isFallback: true });
    expect(overpass.requests).toHaveLength(1);
  });

  it('does not ask Overpass for half of Europe', async () => {
    const before = overpass.requests.length;
    const reply = await get('/api/pois?bbox=0,40,20,55&kinds=sight', outside);
    expect(reply.json()).toMatchObject({ source: 'fahrtwind', isFallback: false });
    expect(overpass.requests).toHaveLength(before);
  });
});

const ask = (payload: object) =>
  server.browser().send({ method: 'POST', url: '/api/places/along', payload });

describe('POST /api/places/along', () => {
  /** From Bruneck over the Brenner motorway and down to Verona, roughly. */
  const lines = [
    [
      [11.4, 47.26],
      [11.5, 47],
      [11.35, 46.5],
    ],
    [
      [11.35, 46.5],
      [11.0, 45.9],
      [10.99, 45.44],
    ],
  ];

  it('finds what lies beside a way in the order of passing, with its leg and how far off it is', async () => {
    const kinds = ['sight', 'museum', 'town', 'pass'];
    const reply = await ask({ lines, kinds, withinMeters: 15_000 });
    expect(reply.statusCode, reply.body).toBe(200);
    const finds: readonly {
      line: number;
      alongMeters: number;
      asideMeters: number;
      kind: string;
      name: string;
    }[] = reply.json().finds;
    expect(new Set(finds.map(({ kind }) => kind))).toEqual(new Set(kinds));
    expect(finds.map(({ name }) => name)).toEqual(expect.arrayContaining(['Innsbruck', 'Verona']));
    const order = finds.map(({ line, alongMeters }) => line * 1e9 + alongMeters);
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(finds.every(({ asideMeters }) => asideMeters <= 15_000)).toBe(true);
  });

  it('finds only the kinds and the distance that were asked for', async () => {
    const { finds } = (await ask({ lines, kinds: ['town'], withinMeters: 2000 })).json();
    expect(finds.length).toBeGreaterThan(0);
    expect(new Set(finds.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(['town']));
  });

  it('refuses more points than it can look at', async () => {
    const long = [Array.from({ length: 601 }, (_, index) => [index / 10, 47])];
    expect((await ask({ lines: long, kinds: ['town'], withinMeters: 1000 })).statusCode).toBe(400);
  });
});
