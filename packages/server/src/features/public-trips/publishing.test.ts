import { randomUUID } from 'node:crypto';
import { OMISSIONS, type Omission, type PublicTrip } from '@fahrtwind/domain';
import { hotelOf, placeOf, tripOf } from '@fahrtwind/domain/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTrip } from '../../../test/companion-server.ts';
import { publish, put, shareOf } from '../../../test/public-trips.ts';
import { recordStatements } from '../../../test/record-statements.ts';
import { startTripServer, type Traveller, type TripServer } from '../../../test/trip-server.ts';
import { createPublishedSitemap } from './published-sitemap.ts';

let server: TripServer;
let rita: Traveller;
beforeAll(async () => {
  server = await startTripServer();
  rita = await server.registerConfirmed();
});
afterAll(() => server.close());

const read = (id: string, who: Traveller = server.visitor()) => who.on('GET', `/${id}/public`);

describe('a published trip', () => {
  it('is there for anyone who knows its id, and only while it is published [RO-4, CA-2]', async () => {
    const { id } = await makeTrip(rita);
    const everybody = [server.visitor(), await server.openGuest(), await server.register(), rita];
    for (const who of everybody) expect((await read(id, who)).statusCode).toBe(404);
    await publish(rita, id, { title: 'Rhein', text: 'Mit dem Rad', country: 'Deutschland' });
    for (const who of everybody) {
      const reply = await read(id, who);
      expect(reply.json().trip).toMatchObject({ id, kind: 'published', text: 'Mit dem Rad' });
    }
    await rita.on('DELETE', `/${id}/publication`);
    for (const who of everybody) expect((await read(id, who)).statusCode).toBe(404);
  });

  it('is seen by others in its public view alone, as is a copy by everyone; its owner may see both [PU-1]', async () => {
    const { id } = await makeTrip(rita);
    const copyId = await shareOf(rita, id);
    await publish(rita, id);
    for (const who of [server.visitor(), await server.openGuest(), await server.register()]) {
      expect((await who.on('GET', `/${id}`)).statusCode).not.toBe(200);
      expect((await read(id, who)).json().trip).toMatchObject({ kind: 'published' });
      expect((await read(copyId, who)).json().trip).toMatchObject({ kind: 'copy' });
    }
    expect((await rita.on('GET', `/${id}`)).json().trip).toMatchObject({ id, published: true });
    expect((await read(id, rita)).json().trip).toMatchObject({ kind: 'published' });
    expect((await rita.on('GET', `/${copyId}`)).statusCode).toBe(404);
    expect((await read(copyId, rita)).json().trip).toMatchObject({ kind: 'copy' });
  });

  it('is said to be one on all devices of the owner, and nothing but publishing makes it one', async () => {
    const trip = await makeTrip(rita, { published: true });
    const state = async () => (await rita.on('GET', `/${trip.id}`)).json();
    expect(await state()).toMatchObject({ revision: 1, trip: { published: false } });
    await publish(rita, trip.id);
    expect(await state()).toMatchObject({ revision: 2, trip: { published: true } });
    expect((await rita.update({ ...trip, published: false }, 2)).statusCode).toBe(200);
    expect(await state()).toMatchObject({ revision: 3, trip: { published: true } });
    const [listed] = (await rita.on('GET', ''))
      .json()
      .trips.filter((one: { readonly id: string }) => one.id === trip.id);
    expect(listed).toMatchObject({ published: true });
    await rita.on('DELETE', `/${trip.id}/publication`);
    expect(await state()).toMatchObject({ revision: 4, trip: { published: false } });
  });

  it('leaves out everything that can be left out unless the owner says otherwise', async () => {
    const { id } = await makeTrip(rita);
    await publish(rita, id);
    expect((await read(id)).json().trip).toMatchObject({ omitted: OMISSIONS, startDate: null });
    const publication = (await rita.on('GET', `/${id}/publication`)).json();
    expect(publication).toMatchObject({ title: 'Rhein', omit: OMISSIONS, photos: [], revision: 2 });
    expect(publication.url).toMatch(new RegExp(`^http.+/reise-ansehen/${id}$`));
    await publish(rita, id, { omit: ['notes', 'notes'] });
    const changed = (await read(id)).json().trip;
    expect(changed).toMatchObject({ omitted: ['notes'], startDate: '2026-07-12' });
    expect(changed.version).not.toBe(publication.version);
  });

  it('is in the site map unless it is hidden', async () => {
    const { id } = await makeTrip(rita);
    await publish(rita, id);
    const { db, pool } = server.testDatabase.database;
    const isListed = async () =>
      (await createPublishedSitemap(db).readPart(0)).some(({ path }) => path.includes(id));
    expect(await isListed()).toBe(true);
    await pool.query('update trip_publication set is_hidden = true where trip_id = $1', [id]);
    expect(await isListed()).toBe(false);
  });

  it('needs a registered owner with a confirmed address', async () => {
    const [guest, unconfirmed] = [await server.openGuest(), await server.register()];
    for (const [who, code] of [
      [guest, 'unauthorized'],
      [unconfirmed, 'email-not-verified'],
    ] as const) {
      const { id } = await makeTrip(who);
      const reply = await put(who, `${id}/publication`, { title: 'Rhein' });
      expect([reply.statusCode, reply.json().code]).toEqual([403, code]);
      expect((await read(id)).statusCode).toBe(404);
    }
  });

  it.each([
    ['title', { title: '   ' }],
    ['title', { title: 'x'.repeat(501) }],
    ['text', { text: 'x'.repeat(5001) }],
    ['country', { country: 'x'.repeat(201) }],
    ['photos', { photos: ['https://elsewhere.example/a.jpg'] }],
    ['omit', { omit: ['dates', 'everything'] }],
  ])('is refused with a wrong %s, and nothing is changed', async (field, parts) => {
    const { id } = await makeTrip(rita);
    const reply = await put(rita, `${id}/publication`, { title: 'Rhein', ...parts });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().field).toMatch(new RegExp(`^${field}`));
    expect((await read(id)).statusCode).toBe(404);
  });

  it('is not seen while it is deleted', async () => {
    const { id } = await makeTrip(rita);
    await publish(rita, id);
    await rita.on('DELETE', `/${id}`);
    expect((await read(id)).statusCode).toBe(404);
    await rita.on('POST', `/${id}/restore`);
    expect((await read(id)).statusCode).toBe(200);
  });
});

const metersIn = ({ days }: PublicTrip) =>
  days.flatMap((day) => day.stops.flatMap(({ leg }) => leg?.meters ?? []));

describe('the legs of a published trip', () => {
  const trip = tripOf({ 'Tag 1': ['Köln', 'München'], 'Tag 2': ['Venedig'] }, { id: randomUUID() });
  const stops = trip.days.flatMap(({ cityList }) => cityList);
  const measured = async (points: readonly { readonly lat: number; readonly lng: number }[]) => {
    const payload = {
      stops: stops.map(({ id, routeProfile, toll }, index) => ({
        cityId: id,
        routeProfile,
        toll,
        month: 7,
        lat: points[index]?.lat,
        lng: points[index]?.lng,
      })),
    };
    const reply = await rita.browser.post('/api/routes', payload);
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json<{ readonly legs: readonly { readonly meters: number }[] }>().legs;
  };
  it('are those that the planner shows', async () => {
    expect((await rita.create({ ...trip })).statusCode).toBe(200);
    await publish(rita, trip.id, { omit: [] });
    const legs = await measured(stops.map(({ location }) => location));
    const { trip: shown } = (await read(trip.id)).json();
    expect(metersIn(shown)).toEqual(legs.map(({ meters }) => meters));
  });

  it('are as long where a home is left out, to the kilometer, and begin near its door on the map', async () => {
    const home = { ...placeOf('Köln'), label: 'Lindenweg 5, Köln, Deutschland', lat: 50.9412 };
    const [first, ...later] = trip.days;
    const [door, ...rest] = first?.cityList ?? [];
    if (!first || !door) throw new Error('no stop');
    const cityList = [{ ...door, location: home }, ...rest];
    const fromHome = { ...trip, id: randomUUID(), days: [{ ...first, cityList }, ...later] };
    expect((await rita.create(fromHome)).statusCode).toBe(200);
    await publish(rita, fromHome.id, { omit: ['home'] });
    const { trip: shown } = (await read(fromHome.id)).json();
    expect(shown.days[0].stops[0]).toMatchObject({ isCoarse: true, label: 'Köln, Deutschland' });
    const own = await measured(
      [...cityList, ...later.flatMap((day) => day.cityList)].map(({ location }) => location),
    );
    expect(metersIn(shown)).toEqual(own.map(({ meters }) => Math.round(meters / 1000) * 1000));
  });
});

/** Where the owner lives, booked things and words of their own: a mark in every field that can hold one. */
function markedTrip() {
  const home = { ...placeOf('Köln'), label: 'MARKweg 5, Köln, Deutschland', longLabel: 'MARK' };
  const unknown = { confirmation: 'MARK', contact: { mail: 'MARK@example.org' } };
  const trip = tripOf({ 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Berlin'] }, { id: randomUUID() });
  const leg = {
    ...unknown,
    id: 'leg',
    type: 'train',
    url: 'https://bahn.example/a?MARK=MARK',
    booked: true,
    from: home,
    to: placeOf('Bonn'),
    departureDateTime: '2026-07-12T08:15',
    arrivalDateTime: '',
    price: '4711 €',
    provider: 'MARK',
  };
  const hotel = hotelOf('Bonn', '2026-07-12', 1);
  return {
    ...trip,
    ...unknown,
    arrivalEntry: leg,
    departureEntry: { ...leg, id: 'leg-2', from: placeOf('Berlin'), to: home },
    hotels: [
      {
        ...hotel,
        ...unknown,
        imageUrl: 'https://pictures.example/MARK',
        url: 'https://user:MARK@hotel.example/x?MARK',
        price: '4711 €',
        phone: 'MARK',
        bookingNumber: 'MARK',
        note: 'MARK',
      },
    ],
    days: trip.days.map((day, index) => ({
      ...day,
      ...unknown,
      cityList: day.cityList.map((stop, at) => ({
        ...stop,
        ...unknown,
        ...(index === 0 && at === 0 && { location: home }),
        icon: '<MARK>',
        routeProfile: 'direct',
        transport: {
          ...unknown,
          kind: 'train',
          operator: 'MARK',
          departureTime: '08:15',
          price: '4711 €',
          bookingNumber: 'MARK',
          url: 'https://bahn.example/MARK?MARK',
          booked: true,
          bookedFrom: home,
        },
        note: { id: `n-${stop.id}`, entryType: 'note', name: 'MARK', content: 'MARKnote' },
        entries: [
          {
            ...unknown,
            id: `e-${stop.id}`,
            entryType: 'activity',
            name: 'Museum',
            content: 'MARKnote',
            url: 'https://museum.example/a?MARK',
            price: '4711 €',
            booked: true,
          },
          { ...unknown, id: `t-${stop.id}`, entryType: 'note', name: 'MARKnote', content: 'x' },
        ],
      })),
    })),
  };
}

describe('the bytes that strangers get', () => {
  const PRIVATE: Readonly<Record<Omission, RegExp>> = {
    prices: /4711|471100/,
    bookingLinks: /hotel\.example|museum\.example|bahn\.example/,
    notes: /MARKnote/,
    home: /MARKweg|50\.93/,
    dates: /2026-07|08:15/,
  };
  let id: string;
  beforeAll(async () => {
    const trip = markedTrip();
    id = trip.id;
    const reply = await rita.create(trip);
    expect(reply.statusCode, reply.body).toBe(200);
  });

  it('have no mark, no price, no link, no note, no home and no date by default', async () => {
    await publish(rita, id, { country: 'Atlantis' });
    const copy = await shareOf(rita, id, { withoutDetails: true });
    const bodies = [
      (await read(id)).body,
      (await read(copy)).body,
      (await server.browser().get('/api/published?country=Atlantis')).body,
    ];
    for (const body of bodies) expect(body).not.toMatch(/MARK/);
    for (const found of Object.values(PRIVATE))
      for (const body of bodies) expect(body).not.toMatch(found);
    expect(bodies[0]).toContain('Museum');
  });

  it.each(OMISSIONS)('lack %s alone when that is left out', async (what) => {
    await publish(rita, id, { omit: [what] });
    const { body } = await read(id);
    expect(body).not.toMatch(PRIVATE[what]);
    for (const other of OMISSIONS) if (other !== what) expect(body, other).toMatch(PRIVATE[other]);
    // Nothing private is kept: no unknown field, no booking number, no phone, no mail address.
    expect(body.replaceAll(/MARK(?:note|weg)/g, '')).not.toMatch(/MARK/);
  });

  it('stay without the home when the owner no longer says where it is', async () => {
    const { user } = (await rita.browser.get('/api/start')).json().session;
    const home = { ...placeOf('Berlin'), longLabel: '', englishName: '' };
    const save = (originLocation: object | null) =>
      rita.browser.send({
        method: 'PUT',
        url: `/api/user/${rita.uid}`,
        payload: { ...user, originLocation },
      });
    expect((await save(home)).statusCode).toBe(200);
    await publish(rita, id);
    const copy = await shareOf(rita, id, { withoutDetails: true, refresh: true });
    expect((await save(null)).statusCode).toBe(200);
    for (const time of ['once', 'again']) {
      for (const one of [id, copy]) expect((await read(one)).body, time).not.toMatch(/52\.52/);
      await publish(rita, id);
      await shareOf(rita, id, { refresh: true });
    }
  });
});

const list = async (query: string) => {
  const reply = await server.browser().get(`/api/published?${query}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};
const idsIn = async (query: string) =>
  (await list(query)).trips.map((trip: { readonly id: string }) => trip.id);

async function make(days: number, start: string): Promise<string> {
  const sketch = Object.fromEntries(
    Array.from({ length: days }, (_, index) => [`Tag ${index}`, ['Köln']]),
  );
  const trip = tripOf(sketch, { id: randomUUID(), start });
  expect((await rita.create({ ...trip })).statusCode).toBe(200);
  await publish(rita, trip.id, { country: 'Norwegen' });
  return trip.id;
}

describe('the list of published trips', () => {
  it('is filtered by country, length and season', async () => {
    const summer = await make(3, '2027-07-01');
    const winter = await make(9, '2026-12-28');
    const none = 'country=&days=&season=&after=';
    expect(await idsIn(none)).toEqual(expect.arrayContaining([summer, winter]));
    expect(await idsIn('country=norwegen')).toEqual([winter, summer]);
    expect(await idsIn('country=norwegen&days=1-3')).toEqual([summer]);
    expect(await idsIn('country=norwegen&days=4-')).toEqual([winter]);
    expect(await idsIn('country=norwegen&season=winter')).toEqual([winter]);
    expect(await idsIn('country=norwegen&season=spring')).toEqual([]);
    expect((await list('country=norwegen')).countries).toContain('Norwegen');
    const [first] = (await list('country=norwegen&days=9')).trips;
    expect(first).toMatchObject({ months: [12, 1], season: 'winter', dayCount: 9 });
    expect(first.route[0]).toEqual([7, 50.9]);
  });

  it('names the countries with the first page alone, by steps along their index', async () => {
    for (let count = 0; count < 2; count += 1) await make(2, '2027-07-01');
    const first = await recordStatements(async () => {
      expect((await list('limit=1')).countries).toContain('Norwegen');
    });
    expect(first.filter((one) => one.includes('group by lower(p.country)'))).toEqual([]);
    const { next } = await list('limit=1');
    const after = `limit=1&after=${encodeURIComponent(next)}`;
    const second = await recordStatements(async () => {
      expect((await list(after)).countries).toEqual([]);
    });
    expect(second.filter((one) => one.includes('lower(country)'))).toEqual([]);
  });

  it('finds every word in title, country or place, however umlauts are written', async () => {
    const { id } = await makeTrip(rita);
    const { id: other } = await makeTrip(rita);
    await publish(rita, id, {
      title: 'Über die Höhen',
      country: 'Österreich',
      place: 'Großglockner',
    });
    await publish(rita, other, { title: 'Tiefen', country: 'Österreich' });
    expect(await idsIn('q=oesterreich')).toEqual(expect.arrayContaining([id, other]));
    for (const q of ['höhen+ÖSTERREICH', 'hoehen', 'grossglockner', 'UEBER+die'])
      expect(await idsIn(`q=${encodeURI(q)}`), q).toEqual([id]);
    for (const q of ['höhen+norwegen', '%25', '___', '---'])
      expect(await idsIn(`q=${encodeURI(q)}`), q).toEqual([]);
    expect(await idsIn('q=')).toEqual(expect.arrayContaining([id, other]));
  });

  it('goes on page by page', async () => {
    const many = Array.from({ length: 26 }, () => randomUUID());
    // These are more posts than a person may write in a day.
    const others = [await server.registerConfirmed(), await server.registerConfirmed()] as const;
    for (const [at, id] of many.entries()) {
      const who = at < 13 ? others[0] : others[1];
      await makeTrip(who, { id });
      await publish(who, id, { country: 'Island' });
    }
    const first = await list('country=Island');
    expect(first.trips).toHaveLength(24);
    const second = await list(`country=Island&after=${first.next}`);
    expect(second.trips).toHaveLength(2);
    expect(second.next).toBeNull();
    const all = [...first.trips, ...second.trips].map((trip: { readonly id: string }) => trip.id);
    expect(new Set(all)).toEqual(new Set(many));
  });

  it.each(['days=viele', 'season=heuer', 'after=x', 'after=999999999999999.a'])(
    'refuses %s',
    async (query) => {
      expect((await server.browser().get(`/api/published?${query}`)).statusCode).toBe(400);
    },
  );
});
