import { randomUUID } from 'node:crypto';
import { OMISSIONS, type Omission, type PublicTrip } from '@fahrtwind/domain';
import { hotelOf, placeOf, tripOf } from '@fahrtwind/domain/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTrip } from '../../../test/companion-server.ts';
import { publish, put } from '../../../test/public-trips.ts';
import { startTripServer, type Traveller, type TripServer } from '../../../test/trip-server.ts';

let server: TripServer;
let rita: Traveller;
beforeAll(async () => {
  server = await startTripServer();
  rita = await server.registerConfirmed();
});
afterAll(() => server.close());

const preview = (who: Traveller, id: string, parts: object = {}) =>
  who.browser.post(`/api/trips/${id}/publication/preview`, { title: 'Rhein', ...parts });

const published = (id: string) => server.visitor().on('GET', `/${id}/public`);

/** Without what says when it was published. */
function contentOf(body: string) {
  const { trip }: { readonly trip: PublicTrip } = JSON.parse(body);
  const { stand, version, ...content } = trip;
  expect([stand, version]).toEqual([expect.any(String), expect.any(String)]);
  return content;
}

/** From home to Bonn and Berlin, with a booked lodging, a note and an activity. */
function planned() {
  const trip = tripOf({ 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Berlin'] }, { id: randomUUID() });
  const [price, url] = ['47,11 €', 'https://hotel.example/bonn'];
  const note = { entryType: 'note', name: '', content: 'Schlüssel unter der Matte' };
  const visit = { entryType: 'activity', name: 'Museum', content: '', url, price };
  return {
    ...trip,
    hotels: [{ ...hotelOf('Bonn', '2026-07-12', 1), price, url }],
    days: trip.days.map((day) => ({
      ...day,
      cityList: day.cityList.map((stop) => ({
        ...stop,
        note: { ...note, id: `n-${stop.id}` },
        entries: [{ ...visit, id: `e-${stop.id}` }],
      })),
    })),
  };
}

async function livesIn(city: 'Köln' | 'Berlin' | null): Promise<void> {
  const { user } = (await rita.browser.get('/api/start')).json().session;
  const originLocation = city && { ...placeOf(city), longLabel: '', englishName: '' };
  const reply = await rita.browser.send({
    method: 'PUT',
    url: `/api/user/${rita.uid}`,
    payload: { ...user, originLocation },
  });
  expect(reply.statusCode, reply.body).toBe(200);
}

it.each<readonly [string, readonly Omission[]]>([
  ['everything', OMISSIONS],
  ['nothing', []],
  ...OMISSIONS.map((one) => [one, [one]] as const),
])('the preview without %s is what the published page then shows', async (_, omit) => {
  const trip = planned();
  expect((await rita.create(trip)).statusCode).toBe(200);
  await livesIn('Köln');
  const said = { title: 'Am Rhein', text: 'Mit dem Rad', country: 'Deutschland', omit };
  const shown = await preview(rita, trip.id, said);
  expect(shown.statusCode, shown.body).toBe(200);
  expect((await published(trip.id)).statusCode).toBe(404);
  await publish(rita, trip.id, said);
  const page = contentOf((await published(trip.id)).body);
  expect(contentOf(shown.body)).toEqual(page);
  expect(page).toMatchObject({ title: 'Am Rhein', omitted: omit });
  await rita.on('DELETE', `/${trip.id}/publication`);
});

it('knows the home that an earlier publication was made from', async () => {
  const trip = planned();
  expect((await rita.create(trip)).statusCode).toBe(200);
  await livesIn('Berlin');
  await publish(rita, trip.id);
  await livesIn(null);
  const shown = await preview(rita, trip.id);
  expect(shown.body).not.toMatch(/52\.52/);
  await publish(rita, trip.id);
  expect(contentOf(shown.body)).toEqual(contentOf((await published(trip.id)).body));
});

it('changes nothing: neither the trip nor how it is published', async () => {
  const { id } = await makeTrip(rita);
  await publish(rita, id, { text: 'Zuerst' });
  const state = async () =>
    [
      await rita.on('GET', `/${id}`),
      await rita.on('GET', `/${id}/publication`),
      await published(id),
    ].map(({ body }) => body);
  const before = await state();
  expect((await preview(rita, id, { text: 'Danach', omit: [] })).statusCode).toBe(200);
  expect(await state()).toEqual(before);
});

it('needs what publishing needs', async () => {
  const [guest, unconfirmed] = [await server.openGuest(), await server.register()];
  for (const who of [guest, unconfirmed]) {
    const { id } = await makeTrip(who);
    const [asked, sent] = [
      await preview(who, id),
      await put(who, `${id}/publication`, { title: 'x' }),
    ];
    expect([asked.statusCode, asked.json().code]).toEqual([403, sent.json().code]);
  }
  const { id } = await makeTrip(rita);
  expect((await preview(await server.registerConfirmed(), id)).statusCode).toBe(404);
  expect((await preview(rita, id, { title: ' ' })).json()).toMatchObject({ field: 'title' });
});

it('tells no address of a photo that is not the own', async () => {
  const other = await server.registerConfirmed();
  const path = `photos/${other.uid}/fremdes-foto`;
  await server.testDatabase.database.pool.query(
    `insert into stored_file (id, path, owner_id, token, width, height, stored_at)
     values ('fremd', $1, $2, 'geheim', 10, 10, now())`,
    [path, other.uid],
  );
  const { id } = await makeTrip(rita);
  const reply = await preview(rita, id, { photos: [{ path, alt: '' }] });
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'photo-missing']);
});
