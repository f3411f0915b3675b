import { randomUUID } from 'node:crypto';
import {
  newNote,
  newStop,
  addDays,
  stopsOf,
  type Hotel,
  type Stop,
  type Trip,
  changeTransport,
  setLegKind,
} from '@fahrtwind/domain';
import { accepted, dateOf, hotelOf, tripOf } from '@fahrtwind/domain/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joins } from '../../../test/companion-server.ts';
import { readPdf } from '../../../test/read-pdf.ts';
import { startTripServer, type Traveller, type TripServer } from '../../../test/trip-server.ts';

let server: TripServer;
let rita: Traveller;
beforeAll(async () => {
  server = await startTripServer();
  rita = await server.register();
});
afterAll(() => server.close());

async function created(trip: Trip): Promise<Trip> {
  const reply = await rita.create({ ...trip });
  expect(reply.statusCode, reply.body).toBe(200);
  return trip;
}

const print = (who: Traveller, id: string, query = '') =>
  who.on('GET', `/${id}/export.pdf${query}`);

const NAMES = ['Škofja Loka', 'Łódź', 'Đakovo', 'Čakovec', 'Győr', 'Ærø', 'Ñora', 'Θήβα'];

/** A stop in a place of our own. */
function stopAt(id: string, name: string, parts: Partial<Stop> = {}): Stop {
  const location = {
    lat: 46 + id.length / 10,
    lng: 14.3,
    label: `${name}, Slowenien`,
    longLabel: '',
    englishName: '',
  };
  return newStop({ id, location, ...parts });
}

function longTrip(dayCount: number): Trip {
  const start = dateOf('2026-07-12');
  const days = Array.from({ length: dayCount }, (_, index) => ({
    id: `d${index}`,
    date: addDays(start, index),
    hotelId: null,
    cityList: [0, 1, 2].map((place) => {
      const location = {
        lat: 44 + (index % 12) / 3 + place / 9,
        lng: 8 + index / 6 + place / 5,
        label: `Ort ${index + 1}-${place}, Italien`,
        longLabel: `Via Roma ${place}, Ort ${index + 1}-${place}, Italien`,
        englishName: '',
      };
      return newStop({ id: `s${index}-${place}`, location });
    }),
  }));
  return { ...tripOf({}, { id: randomUUID(), title: 'Einmal rundherum' }), days };
}

describe('a trip as PDF', () => {
  it('has every stop as text, a bookmark for each day, page numbers, and a name from its title', async () => {
    const trip = await created({
      ...tripOf({ 'Tag 1': ['Köln', 'Bonn'] }, { id: randomUUID(), title: 'Über die Alpen' }),
      days: [
        ...tripOf({ 'Tag 1': ['Köln', 'Bonn'] }).days,
        {
          id: 'fern',
          date: dateOf('2026-07-13'),
          hotelId: null,
          cityList: NAMES.map((name, index) => stopAt(`f${index}`, name)),
        },
      ],
    });
    const reply = await print(rita, trip.id);
    expect(reply.statusCode, reply.body.slice(0, 300)).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition':
        'attachment; filename="ueber-die-alpen.pdf"; filename*=UTF-8\'\'%C3%9Cber%20die%20Alpen.pdf',
    });
    const { pages, outline } = await readPdf(reply.rawPayload);
    for (const name of ['Köln', 'Bonn', ...NAMES]) expect(pages.join('\n')).toContain(name);
    expect(outline).toEqual([
      'Übersicht',
      'Tag 1 · Sonntag, 12. Juli 2026',
      'Tag 2 · Montag, 13. Juli 2026',
      'Notrufnummern',
    ]);
    for (const [index, page] of pages.entries()) expect(page).toContain(`Seite ${index + 1}`);
  });

  it('sets days below each other, a day without stops in two lines', async () => {
    const [first, second, ...others] = longTrip(13).days;
    if (!first || !second) throw new Error('no days');
    const days = [first, { ...second, cityList: [] }, ...others];
    const { id } = await created({ ...longTrip(13), days });
    const { pages, outline } = await readPdf((await print(rita, id)).rawPayload);
    expect(outline.filter((title) => title.startsWith('Tag '))).toHaveLength(13);
    expect(pages.length).toBeLessThan(11);
    expect(pages.find((page) => page.includes('Tag 2 ·'))).toContain('Tag 1 ·');
  });

  it('has lodging, bookings, costs and notes, each only where it is wanted', async () => {
    const hotel: Hotel = hotelOf('Bonn', '2026-07-12', 1, {
      booked: true,
      price: '89,90 €',
      checkInTime: '15:00',
      checkOutTime: '10:30',
      bookingNumber: 'BX-4711',
      phone: '+49 228 1234',
      note: 'Schlüssel im Kasten',
    });
    const plain = tripOf({ 'Tag 1': ['Köln'] }, { id: randomUUID(), hotels: [hotel] });
    const note = newNote({ id: 'n', content: 'Dom besteigen' });
    const trip = await created({
      ...plain,
      days: plain.days.map((day) => ({
        ...day,
        cityList: day.cityList.map((stop) => ({ ...stop, note })),
      })),
    });
    const texts = [
      '15:00',
      '10:30',
      'BX-4711',
      '+49 228 1234',
      'Schlüssel im Kasten',
      'Dom besteigen',
      '89,90',
    ];
    const whole = (await readPdf((await print(rita, trip.id)).rawPayload)).pages.join('\n');
    for (const text of texts) expect(whole).toContain(text);
    const omitted = await print(rita, trip.id, '?omit=bookings,costs,notes');
    const less = (await readPdf(omitted.rawPayload)).pages.join('\n');
    expect(texts.filter((text) => less.includes(text))).toEqual(['15:00', '10:30']);
    expect((await print(rita, trip.id, '?omit=everything')).statusCode).toBe(400);
  });

  it('says how a leg is travelled, and its booking only where it is wanted', async () => {
    const plain = tripOf({ 'Tag 1': ['München', 'Verona'] }, { id: randomUUID() });
    const train = accepted(setLegKind(plain, { stopId: 'verona', kind: 'train' }));
    const change = {
      operator: 'ÖBB EC 85',
      departureTime: '07:34',
      arrivalTime: '12:57',
      price: '49,90 €',
      bookingNumber: 'QX7-4711',
    };
    const trip = await created(accepted(changeTransport(train, { stopId: 'verona', change })));
    const whole = (await readPdf((await print(rita, trip.id)).rawPayload)).pages.join('\n');
    const texts = ['Zug: ', 'ab 07:34 Uhr', 'QX7-4711', 'ÖBB EC 85', '49,90', 'Zug nach Verona'];
    for (const text of texts) expect(whole).toContain(text);
    const omitted = await print(rita, trip.id, '?omit=bookings,costs');
    const less = (await readPdf(omitted.rawPayload)).pages.join('\n');
    expect(texts.filter((text) => less.includes(text))).toEqual(['Zug: ', 'ab 07:34 Uhr']);
  });

  it('names a day that runs over on the next page, and cuts nothing', async () => {
    const words = Array.from({ length: 3000 }, (_, index) => `Wort${index}`);
    const note = newNote({ id: 'n', content: words.join(' ') });
    const plain = tripOf({ 'Tag 1': ['Köln'] }, { id: randomUUID() });
    const trip = await created({
      ...plain,
      days: plain.days.map((day) => ({
        ...day,
        cityList: day.cityList.map((stop) => ({ ...stop, note })),
      })),
    });
    const { pages, outline } = await readPdf((await print(rita, trip.id)).rawPayload);
    expect(pages.length).toBeGreaterThan(4);
    for (const page of pages.slice(2))
      expect(page).toContain('Tag 1 · Sonntag, 12. Juli 2026 (Fortsetzung)');
    expect(outline).toHaveLength(3);
    const found = new Set(pages.join(' ').match(/Wort\d+/g));
    expect(words.filter((word) => !found.has(word))).toEqual([]);
  });

  it('is not harmed by what people write', async () => {
    const trip = await created(
      tripOf(
        { 'Tag 1': ['Köln'] },
        { id: randomUUID(), title: `🚐 ../../etc\r\n"x" ${'W'.repeat(450)}` },
      ),
    );
    const reply = await print(rita, trip.id);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-disposition']).toMatch(
      /^attachment; filename="[\w-]+\.pdf"; filename\*=UTF-8''[\w%.~!-]+\.pdf$/,
    );
    expect((await readPdf(reply.rawPayload)).pages.length).toBeLessThan(6);
  });

  it('counts up how often it was printed, for the owner and for who travels along [TR-3]', async () => {
    const trip = await created(tripOf({ 'Tag 1': ['Köln'] }, { id: randomUUID(), tripPrints: 2 }));
    const friend = await server.register();
    await joins(friend, rita, trip.id, 'reader');
    await print(rita, trip.id);
    expect((await print(friend, trip.id)).statusCode).toBe(200);
    const { trip: found, revision } = (await rita.on('GET', `/${trip.id}`)).json();
    expect([found.tripPrints, revision]).toEqual([4, 3]);
    expect((await rita.update({ ...found, title: 'Anders' }, 3)).statusCode).toBe(200);
  });

  it('is made one at a time for each account', async () => {
    const trip = await created(longTrip(3));
    const replies = await Promise.all([print(rita, trip.id), print(rita, trip.id)]);
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 429]));
    expect((await print(rita, trip.id)).statusCode).toBe(200);
  });

  it('of 60 days has every day and every stop', async () => {
    const trip = await created(longTrip(60));
    const reply = await print(rita, trip.id);
    const { pages, outline } = await readPdf(reply.rawPayload);
    expect(outline).toHaveLength(62);
    const text = pages.join('\n');
    for (const { location } of stopsOf(trip)) expect(text).toContain(location.label.split(',')[0]);
  });
});

describe('the link of a trip on paper', () => {
  it('is that of its share for the owner, and nothing for who travels along', async () => {
    const trip = await created(tripOf({ 'Tag 1': ['Köln'] }, { id: randomUUID() }));
    const friend = await server.register();
    await joins(friend, rita, trip.id, 'reader');
    const urlFor = async (who: Traveller): Promise<string | null> =>
      (await who.on('GET', `/${trip.id}/maps`)).json().publicUrl;
    expect(await urlFor(rita)).toBeNull();
    const url = `/api/trips/${trip.id}/share`;
    const share = await rita.browser.send({ method: 'PUT', url, payload: {} });
    expect(share.statusCode, share.body).toBe(200);
    expect(await urlFor(rita)).toBe(share.json().url);
    expect(await urlFor(friend)).toBeNull();
    const { pages } = await readPdf((await print(rita, trip.id)).rawPayload);
    expect(pages[0]?.replaceAll(' ', '')).toContain(share.json().url);
  });
});

describe('the maps of a trip', () => {
  it('show land, the legs and the stops of each day', async () => {
    const trip = await created(
      tripOf({ 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': [] }, { id: randomUUID() }),
    );
    const { trip: whole, days, attribution } = (await rita.on('GET', `/${trip.id}/maps`)).json();
    expect(whole.shapes.some(({ kind }: { kind: string }) => kind === 'land')).toBe(true);
    expect(whole.legs).toHaveLength(1);
    expect(whole.legs[0]).not.toHaveProperty('isDirect');
    expect(whole.stops).toMatchObject([
      { day: 1, number: '1', label: { text: 'Köln' } },
      { day: 1, number: '2', label: { text: 'Bonn' } },
    ]);
    for (const { x, y } of whole.stops) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(whole.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(whole.height);
    }
    expect(days[1]).toBeNull();
    expect(attribution).toContain('Natural Earth, GeoNames (CC BY 4.0)');
  });

  it('draw a train as a dashed line, which follows no road', async () => {
    const plain = tripOf({ 'Tag 1': ['München', 'Verona', 'Venedig'] }, { id: randomUUID() });
    const trip = await created(accepted(setLegKind(plain, { stopId: 'verona', kind: 'train' })));
    const { trip: whole } = (await rita.on('GET', `/${trip.id}/maps`)).json();
    expect(whole.legs).toMatchObject([{ day: 1, isDirect: true }, { day: 1 }]);
    expect(whole.legs[1]).not.toHaveProperty('isDirect');
  });
});
