import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeOf, tripOf } from '@fahrtwind/domain/testing';
import { randomUUID } from 'node:crypto';
import { buildPages } from './built-pages.ts';
import { largestTrip } from './loop/largest-trip.ts';
import { publish, shareOf } from './public-trips.ts';
import { startTripServer, type Traveller, type TripServer } from './trip-server.ts';

// Pages with data, as the server sends them to who has no session.

let server: TripServer;
let other: TripServer;
let rita: Traveller;
let removePages: () => Promise<void>;

beforeAll(async () => {
  const { pages, remove } = await buildPages();
  removePages = remove;
  server = await startTripServer(undefined, { pages });
  // A second server on the same database.
  other = await startTripServer(server.testDatabase, { pages });
  rita = await server.registerConfirmed();
}, 180_000);

afterAll(async () => {
  await other.close();
  await server.close();
  await removePages();
});

async function plan(): Promise<string> {
  const trip = tripOf({ 'Tag 1': ['Köln', 'Bonn'] }, { id: randomUUID() });
  const note = { entryType: 'note', name: '', content: 'Nur für uns' };
  const days = trip.days.map((day) => ({
    ...day,
    cityList: day.cityList.map((stop) => ({ ...stop, note: { ...note, id: `note-${stop.id}` } })),
  }));
  expect((await rita.create({ ...trip, days })).statusCode).toBe(200);
  return trip.id;
}

const open = (id: string, from = server) =>
  from.browser().send({ url: `/reise-ansehen/${id}`, headers: { accept: 'text/html' } });

const dataIn = (body: string) =>
  JSON.parse(/id="page-data">(.*?)<\/script>/.exec(body)?.[1] ?? '[]')[0];

describe('a published trip', () => {
  it('is in its page: for people, for messengers in the head, for the app as data [RT-5]', async () => {
    const id = await plan();
    await publish(rita, id, { title: 'Rhein & <Ruhr>', country: 'Deutschland' });
    const { statusCode, body } = await open(id);
    expect(statusCode).toBe(200);
    expect(body).toMatch(/<h1[^>]*>Rhein &amp; &lt;Ruhr&gt;<\/h1>[\s\S]*>Köln<[\s\S]*>Bonn</);
    expect(body).toContain('<title>Rhein &amp; &lt;Ruhr&gt; · Fahrtwind</title>');
    expect(body).toMatch(
      new RegExp(`property="og:image" content="http[^"]+/api/trips/${id}/preview/[\\w-]+\\.png"`),
    );
    const data = dataIn(body);
    expect(data.path).toBe(`/api/trips/${id}/public`);
    expect(data.reply.trip).toMatchObject({ id, title: 'Rhein & <Ruhr>' });
    expect(body).not.toMatch(/Nur für uns|2026-07-12/);
  });

  it('leaves the pages of all servers at once when it is withdrawn', async () => {
    const id = await plan();
    await publish(rita, id);
    for (const from of [server, other]) expect((await open(id, from)).statusCode).toBe(200);
    await rita.on('DELETE', `/${id}/publication`);
    for (const from of [server, other]) {
      const { statusCode, body } = await open(id, from);
      expect(statusCode).toBe(404);
      expect(body).not.toMatch(/Rhein|Köln/);
    }
  });

  it('is left to the browser where rendering it would keep others waiting', async () => {
    const trip = largestTrip();
    expect((await rita.create({ ...trip })).statusCode).toBe(200);
    await publish(rita, trip.id, { title: 'Ganz Europa', country: 'Frankreich' });
    const { statusCode, body } = await open(trip.id);
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Ganz Europa · Fahrtwind</title>');
    expect(body).toContain('data-skeleton');
    expect(dataIn(body).reply.trip).toMatchObject({ id: trip.id, dayCount: 400 });
  });

  it('is in the list', async () => {
    const id = await plan();
    await publish(rita, id, { country: 'Luxemburg' });
    const { body } = await server.browser().get('/reise-ansehen?country=luxemburg&season=x');
    const { path, reply } = dataIn(body);
    expect(path).toBe('/api/published?country=luxemburg');
    expect(reply.trips).toMatchObject([{ id, country: 'Luxemburg' }]);
    expect(body).toContain(`href="/reise-ansehen/${id}"`);
    expect(body).not.toContain(String(placeOf('Köln').lat));
  });
});

it('a shared copy is for who has the link, not for search engines', async () => {
  const id = await shareOf(rita, await plan());
  const { statusCode, body } = await open(id);
  expect(statusCode).toBe(200);
  expect(body).toContain('name="robots" content="noindex"');
  expect(dataIn(body).reply.trip).toMatchObject({ id, kind: 'copy' });
});

const sitemapOf = async (part: string) =>
  (await server.browser().send({ url: `/sitemap.xml?part=${part}` })).body;

it('search engines find published trips in the sitemap, and no others', async () => {
  const [published, hidden] = [await plan(), await plan()];
  await publish(rita, published);
  expect(await sitemapOf('all')).toContain('?part=trips-0</loc>');
  const trips = await sitemapOf('trips-0');
  expect(trips).toContain(`/reise-ansehen/${published}</loc>`);
  expect(trips).not.toContain(hidden);
});

it('a private trip, an ended link and a made-up id have the same page', async () => {
  const id = await plan();
  const copy = await shareOf(rita, id);
  await rita.on('DELETE', `/${id}/share`);
  const none = randomUUID();
  const expected = await open(none);
  expect(expected.statusCode).toBe(404);
  for (const one of [id, copy, `${id}-copy`]) {
    const { statusCode, body, headers } = await open(one);
    expect(statusCode).toBe(404);
    expect(body.replaceAll(one, none)).toBe(expected.body);
    expect(Object.keys(headers)).toEqual(Object.keys(expected.headers));
  }
});
