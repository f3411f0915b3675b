import { answerJson, startLocalService, type LocalService } from '@fahrtwind/geo/testing';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startAccountServer, type AccountServer } from '../../../test/account-server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const PLACE = 'lat=47.2692&lng=11.4041&label=Innsbruck,%20Tirol,%20Österreich';
const STAY = `${PLACE}&arrival=${inDays(30)}&departure=${inDays(32)}&persons=3`;

const started: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of started.splice(0).toReversed()) await one.close();
});

let plain: AccountServer;
beforeAll(async () => {
  plain = await startAccountServer();
});
afterAll(() => plain.close());

const get = (url: string, from = plain) => from.browser().send({ method: 'GET', url });
const find = (query: string, from = plain) => get(`/api/lodgings?${query}`, from);

async function serverWith(env: Readonly<Record<string, string>>): Promise<AccountServer> {
  const server = await startAccountServer({ env, testDatabase: plain.testDatabase });
  started.push(server);
  return server;
}

async function startProvider(
  respond: Parameters<typeof startLocalService>[0],
): Promise<LocalService> {
  const provider = await startLocalService(respond);
  started.push(provider);
  return provider;
}

const resultAt = (url: string, id: string) => ({
  id,
  name: 'Goldener Adler',
  type: 'hotel',
  lat: 47.268,
  lng: 11.393,
  address: 'Altstadt 6',
  url: 'https://buchen.example/adler',
  stars: 4,
  total: { amount: 258, currency: 'EUR' },
  images: [`${url}/bilder/adler.png`],
  commission: true,
});

describe('GET /api/lodgings', () => {
  it('prepares searches on booking sites where nothing else is known', async () => {
    const reply = await find(STAY);
    expect(reply.statusCode, reply.body).toBe(200);
    const { lodgings, links, ...answered } = reply.json();
    expect(lodgings).toEqual([]);
    expect(links.map(({ site }: { site: string }) => site)).toEqual([
      'Booking.com',
      'Airbnb',
      'park4night',
    ]);
    const query = new URL(links[0].url).searchParams;
    expect(Object.fromEntries(query)).toEqual({
      ss: 'Innsbruck, Tirol, Österreich',
      checkin: inDays(30),
      checkout: inDays(32),
      group_adults: '3',
    });
    expect(links.some(({ isAd }: { isAd: boolean }) => isAd)).toBe(false);
    expect(answered).toEqual({ source: 'links', attribution: [], isFallback: false });
  });

  it('marks links with the partner id as advertisements, and no others', async () => {
    const server = await serverWith({ BOOKING_PARTNER_ID: '304142' });
    const { links } = (await find(`${STAY}&type=Hotel`, server)).json();
    expect(links).toMatchObject([
      { site: 'Booking.com', isAd: true },
      { site: 'Airbnb', isAd: false },
    ]);
    expect(links[0].url).toContain('aid=304142');
    expect((await get('/api/start', server)).json().config).toMatchObject({
      bookingPartnerId: '304142',
      bookingSearchHost: null,
    });
  });

  it.each([
    ['lat', 'lat=0&lng=11', 'point-empty'],
    ['lat', 'lat=abc&lng=11', 'invalid-argument'],
    ['persons', `${PLACE}&persons=0`, 'invalid-argument'],
    ['persons', `${PLACE}&persons=99`, 'invalid-argument'],
    ['limit', `${PLACE}&limit=1000`, 'invalid-argument'],
    ['type', `${PLACE}&type=Palast`, 'invalid-argument'],
    ['label', `${PLACE}${'x'.repeat(300)}`, 'invalid-argument'],
    ['arrival', `${PLACE}&departure=${inDays(3)}`, 'stay-missing'],
    ['arrival', `${PLACE}&arrival=2027-02-31&departure=2027-03-02`, 'stay-missing'],
    ['arrival', `${PLACE}&arrival=2020-01-01&departure=${inDays(3)}`, 'stay-past'],
    ['arrival', `${PLACE}&arrival=9999-01-01&departure=9999-01-02`, 'stay-too-far'],
    ['departure', `${PLACE}&arrival=${inDays(3)}`, 'stay-missing'],
    ['departure', `${PLACE}&arrival=${inDays(3)}&departure=${inDays(3)}`, 'stay-not-after-arrival'],
    ['departure', `${PLACE}&arrival=${inDays(3)}&departure=${inDays(60)}`, 'stay-too-long'],
  ])('names %s when it is wrong', async (field, query, code) => {
    const reply = await find(query);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code, field });
  });
});

/** From an address that no other test has. */
const askElsewhere = () =>
  plain.browser().send({ method: 'GET', url: '/api/lodgings', remoteAddress: '198.51.100.7' });

it('answers one address no more than forty times a minute', async () => {
  const replies = await Promise.all(Array.from({ length: 45 }, askElsewhere));
  expect(replies.filter(({ statusCode }) => statusCode === 429).length).toBe(5);
});

describe('a configured booking search', () => {
  it('answers with prices, stars and pictures that this server serves, and is asked once', async () => {
    const provider = await startProvider(({ path }, response) => {
      if (path === '/v1/search') {
        answerJson(response, { results: [resultAt(provider.url, 'adler')], attribution: 'Betten' });
      } else {
        void sharp({ create: { width: 900, height: 600, channels: 3, background: '#0f4c5c' } })
          .png()
          .toBuffer()
          .then((bytes) => response.end(bytes));
      }
    });
    const server = await serverWith({
      LODGING_URL: `${provider.url}/v1`,
      LODGING_KEY: 'geheim',
    });
    const query = `${STAY}&limit=7`;
    const reply = (await find(query, server)).json();
    expect(reply).toMatchObject({
      source: 'booking-search',
      attribution: ['Betten'],
      isFallback: false,
      lodgings: [
        {
          id: 'booking/adler',
          type: 'Hotel',
          name: 'Goldener Adler',
          stars: 4,
          totalCents: 25_800,
          imageUrl: `${provider.url}/bilder/adler.png`,
          isAd: true,
        },
      ],
    });
    expect(reply.links).toHaveLength(3);
    const [asked] = provider.requests;
    expect(asked?.headers.authorization).toBe('Bearer geheim');
    expect(asked?.query.get('guests')).toBe('3');
    await find(query, server);
    expect(provider.requests).toHaveLength(1);

    const address: string = reply.lodgings[0].picture;
    expect(address).toMatch(/^\/api\/lodgings\/picture\?/);
    const picture = await get(address, server);
    expect(picture.statusCode).toBe(200);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=86400',
    });
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 480,
    });
    await get(address, server);
    expect(provider.requests).toHaveLength(2);
    const forged = address.replace('adler.png', 'anderes.png');
    expect((await get(forged, server)).statusCode).toBe(404);
    expect(provider.requests).toHaveLength(2);
  });

  it('has no picture where something else lies', async () => {
    const provider = await startProvider(({ path }, response) => {
      if (path === '/search') answerJson(response, { results: [resultAt(provider.url, 'text')] });
      else response.end('<svg xmlns="http://www.w3.org/2000/svg"/>');
    });
    const server = await serverWith({ LODGING_URL: provider.url });
    const { lodgings } = (await find(`${STAY}&limit=8`, server)).json();
    expect((await get(lodgings[0].picture, server)).statusCode).toBe(404);
  });

  it('is stood in for by links when it is out, which is said', async () => {
    const provider = await startProvider((_request, response) =>
      answerJson(response, { error: 'oh' }, 500),
    );
    const server = await serverWith({ LODGING_URL: provider.url, LODGING_KEY: 'geheim' });
    const reply = (await find(`${STAY}&limit=9`, server)).json();
    expect(reply).toMatchObject({ lodgings: [], source: 'links', isFallback: true });
    expect(reply.links[0].url).toContain('Innsbruck');
    const { config } = (await get('/api/start', server)).json();
    expect(config.bookingSearchHost).toBe('127.0.0.1');
    expect(JSON.stringify(config)).not.toContain('geheim');
  });

  it('is stood in for by what the map knows, without prices', async () => {
    const tags = { tourism: 'hotel', name: 'Hotel Post', stars: '3' };
    const map = await startProvider((_request, response) =>
      answerJson(response, {
        elements: [{ type: 'node', id: 8, lat: 47.27, lon: 11.4, tags }],
      }),
    );
    const provider = await startProvider((_request, response) => response.end('<html>'));
    const server = await serverWith({ LODGING_URL: provider.url, POI_URL: map.url });
    expect((await find(`${STAY}&limit=10`, server)).json()).toMatchObject({
      isFallback: true,
      source: 'overpass',
      attribution: ['© OpenStreetMap (ODbL)'],
      lodgings: [{ id: 'node/8', name: 'Hotel Post', stars: 3, totalCents: null, picture: null }],
    });
  });

  it('is not asked while the dates are open', async () => {
    const provider = await startProvider((_request, response) => response.end());
    const server = await serverWith({ LODGING_URL: provider.url });
    expect((await find(PLACE, server)).json()).toMatchObject({ source: 'links' });
    expect(provider.requests).toEqual([]);
  });
});
