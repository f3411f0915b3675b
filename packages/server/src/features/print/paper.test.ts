import { randomUUID } from 'node:crypto';
import {
  addDays,
  changeTransport,
  newNote,
  newStop,
  newTransportLeg,
  setLegKind,
  type Hotel,
  type Trip,
} from '@fahrtwind/domain';
import { accepted, dateOf, hotelOf, placeOf, tripOf } from '@fahrtwind/domain/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../../test/read-pdf.ts';
import { startTripServer, type Traveller, type TripServer } from '../../../test/trip-server.ts';

let server: TripServer;
let rita: Traveller;
beforeAll(async () => {
  server = await startTripServer();
  rita = await server.register();
});
afterAll(() => server.close());

async function printed(trip: Trip, query = '') {
  const created = await rita.create({ ...trip });
  expect(created.statusCode, created.body).toBe(200);
  const reply = await rita.on('GET', `/${trip.id}/export.pdf${query}`);
  expect(reply.statusCode, reply.body.slice(0, 300)).toBe(200);
  return { ...(await readPdf(reply.rawPayload)), bytes: reply.rawPayload };
}

const tripTo = (parts: Partial<Trip> = {}) =>
  tripOf({ 'Tag 1': ['Köln', 'Bonn'] }, { id: randomUUID(), ...parts });

function withNote(content: string): Trip {
  const trip = tripTo();
  const note = newNote({ id: 'n', content });
  return {
    ...trip,
    days: trip.days.map((day) => ({
      ...day,
      cityList: day.cityList.map((stop) => (stop.id === 'bonn' ? { ...stop, note } : stop)),
    })),
  };
}

/** Readers place words of other scripts with or without spaces. */
const dense = (text: string): string => text.replaceAll(/\s/g, '');

/** Fonts besides that of the Latin, Greek and Cyrillic scripts. */
function fontsOf(bytes: Buffer): readonly string[] {
  return [...new Set(bytes.toString('latin1').match(/NotoSans(?=[A-Z])\w+|NotoEmoji/g))];
}

describe('what people write, on paper', () => {
  it('has its signs in ten scripts and more, arrows and pictures', async () => {
    const written = [
      'Łódź, Škofja Loka, Đakovo, Ærø, Győr',
      'Θήβα und Αθήνα',
      'Москва, Київ, Њујорк',
      'თბილისი, მცხეთა',
      'Երևան, Գյումրի',
      'מלון דן כרמל',
      'فندق النور مراكش',
      '北京饭店、東京の「さくら」ホテル',
      '서울역 호텔',
      'โรงแรมกรุงเทพ',
      'कमरा',
      'Kiel → Oslo, −5 °C, ✓ bezahlt, 3 × 2 ≈ 6, ≥ 3 m',
      '⛴ 🚐 ☎ ⚠',
    ];
    const lines = written.map((text) => `A ${text} Z`);
    const text = dense((await printed(withNote(lines.join('\n')))).pages.join(''));
    expect(written.filter((one) => !text.includes(dense(one)))).toEqual([]);
  });

  it('shows a box for what no font has, and the English name of such a place', async () => {
    const location = { ...placeOf('Bonn'), label: 'បាត់ដំបង, Kambodscha', englishName: 'Battambang' };
    const trip = tripTo();
    const days = trip.days.map((day) => ({
      ...day,
      cityList: [...day.cityList, newStop({ id: 'fern', location })],
    }));
    const text = (await printed({ ...trip, days })).pages.join('');
    expect(text).toMatch(/▯+/);
    expect(text).toContain('(Battambang)');
  });

  it('embeds only the fonts that a text needs', async () => {
    expect(fontsOf((await printed(tripTo())).bytes)).toEqual([]);
    expect(fontsOf((await printed(withNote('თბილისი'))).bytes)).toEqual(['NotoSansGeorgian']);
  });

  it('has addresses of links that every viewer can open', async () => {
    const hotel = hotelOf('Bonn', '2026-07-12', 1, { url: 'https://bücher.example/straße?q=grün' });
    const { links } = await printed(tripTo({ hotels: [hotel] }));
    expect(links).toContain('https://xn--bcher-kva.example/stra%C3%9Fe?q=gr%C3%BCn');
    for (const link of links) expect(link).toMatch(/^[\x20-\x7E]+$/);
  });

  it('says of a time after midnight that it is on the next day', async () => {
    const trip = tripTo();
    const days = trip.days.map((day) => ({ ...day, startMinutes: 23 * 60 + 45 }));
    expect((await printed({ ...trip, days })).pages.join('')).toMatch(/an 00:\d\d Uhr \(\+1\)/);
  });
});

const HOTEL: Hotel = hotelOf('Bonn', '2026-07-12', 1, {
  name: 'Gasthof Adler',
  booked: true,
  price: '89,90 €',
  checkInTime: '15:00',
  bookingNumber: 'BX-4711',
  phone: '+49 228 1234',
});

function pageOf({ pages, outline }: Awaited<ReturnType<typeof printed>>): string {
  expect(outline).toContain('Buchungen');
  return pages.find((page) => page.includes('Buchungen')) ?? '';
}

describe('the page of bookings', () => {
  it('has of a lodging all that a reception asks for', async () => {
    const page = pageOf(await printed(tripTo({ hotels: [HOTEL] })));
    for (const text of [
      'Gasthof Adler · 1 Nacht',
      'Buchungsnummer: BX-4711',
      '12.07.2026',
      'Anreise: 12.07.2026, 15:00',
      'Abreise: 13.07.2026',
      'Telefon: +49 228 1234',
      'Bonn',
      '89,90 €',
      'gebucht',
      '□ bezahlt',
    ])
      expect(page).toContain(text);
  });

  it('has of a rental car who rents it, where and when, and of a train its number', async () => {
    const car = newTransportLeg({
      id: 'wagen',
      type: 'car',
      provider: 'Baltic Cars',
      from: placeOf('Köln'),
      to: placeOf('Bonn'),
      departureDateTime: '2026-07-12T10:00',
      arrivalDateTime: '2026-07-13T18:30',
      price: '499 €',
    });
    const train = accepted(setLegKind(tripTo(), { stopId: 'bonn', kind: 'train' }));
    const change = { operator: 'ICE 4711', departureTime: '08:15', bookingNumber: 'QX7' };
    const trip = accepted(changeTransport(train, { stopId: 'bonn', change }));
    const page = pageOf(await printed({ ...trip, duringTripEntry: car }));
    for (const text of [
      'Baltic Cars',
      'Abholung: 12.07.2026, 10:00 · Köln',
      'Rückgabe: 13.07.2026, 18:30 · Bonn',
      '499 €',
      'Zug nach Bonn, ICE 4711',
      'ab 08:15 Uhr',
      'Buchungsnummer: QX7',
    ])
      expect(page).toContain(text);
  });

  it('says nothing of prices and addresses where they are left out', async () => {
    const trip = tripTo({ hotels: [HOTEL] });
    const page = pageOf(await printed(trip, '?omit=costs,addresses,emergency'));
    expect(page).toContain('BX-4711');
    expect(page).not.toMatch(/89,90|bezahlt|Deutschland/);
  });
});

describe('emergency numbers', () => {
  it('are those of the countries of the route, and can be left out', async () => {
    const trip = tripOf({ 'Tag 1': ['Zürich', 'München'] }, { id: randomUUID() });
    const { pages, outline } = await printed(trip);
    expect(outline).toContain('Notrufnummern');
    const last = pages.at(-1);
    expect(last).toMatch(/Schweiz 112 117 144 118/);
    expect(last).toMatch(/Deutschland 112 110 – –/);
    const without = await rita.on('GET', `/${trip.id}/export.pdf?omit=emergency`);
    expect((await readPdf(without.rawPayload)).outline).not.toContain('Notrufnummern');
  });
});

describe('a compact PDF', () => {
  it('has two days on a page where they fit, and all that the other one has', async () => {
    const start = dateOf('2026-07-12');
    const hotels = Array.from({ length: 12 }, (_, index) => ({
      ...HOTEL,
      id: `h${index}`,
      checkInDate: addDays(start, index),
      checkOutDate: addDays(start, index + 1),
    }));
    const days = Array.from({ length: 12 }, (_, index) => ({
      id: `d${index}`,
      date: addDays(start, index),
      hotelId: `h${index}`,
      cityList: (['Köln', 'Bonn', 'Mainz'] as const).map((name, place) =>
        newStop({ id: `s${index}-${place}`, location: placeOf(name) }),
      ),
    }));
    const trip = { ...tripTo({ hotels }), days };
    const full = await printed(trip);
    const small = await rita.on('GET', `/${trip.id}/export.pdf?layout=compact`);
    const compact = await readPdf(small.rawPayload);
    expect(compact.outline).toEqual(full.outline);
    expect(compact.pages.length).toBeLessThan(full.pages.length);
    for (const page of compact.pages.slice(1, 6)) {
      // Whole days: none is continued on the next page.
      expect(page.match(/Tag \d+ ·/g)?.length).toBeGreaterThanOrEqual(2);
      expect(page).not.toContain('(Fortsetzung)');
    }
  });
});
