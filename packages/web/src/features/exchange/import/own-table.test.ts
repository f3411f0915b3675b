import {
  changeTransport,
  CSV_WORDS,
  importStops,
  setLegKind,
  hasTicket,
  LEG_KIND_FACTS,
  LEG_KINDS,
  newHotel,
  newLegTransport,
  newNote,
  newStop,
  newTransportLeg,
  priceUnitOf,
  readTrip,
  storedTransport,
  ticketOf,
  transportOf,
  TRANSPORT_TYPES,
  HOTEL_TYPES,
  legKindOf,
  isOnRoute,
  stopsOf,
  writeCsv,
  type Entry,
  type Location,
  type Trip,
} from '@fahrtwind/domain';
import {
  accepted,
  countingIds,
  dateOf,
  hotelOf,
  placeOf,
  PLACES,
  tripOf,
} from '@fahrtwind/domain/testing';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  hotelsOnDays,
  startOf,
  stopsOnDays,
  tripOfFile,
  type ImportChoice,
} from './plan-import.ts';
import { readFile } from './read/read-file.ts';

const START = '2027-07-12';
/** As cells hold it: without white space around it. */
const anyText = fc
  .oneof(fc.string({ maxLength: 30 }), fc.constantFrom('=1+1', 'a;b,"c"', 'eins\nzwei', '−5 °C'))
  .map((text) => text.trim());
const anyPlace = fc.constantFrom(...PLACES);
const anyClock = fc.constantFrom('', '07:35', '23:59');
const anyPrice = fc.constantFrom('', '89,90 €', 'frei');
const anyUrl = fc.constantFrom('', 'https://buchung.example/?id=4;5,6');
const here = { id: 'e', name: '' };

const anyEntry = fc
  .tuple(anyText, anyText, anyPlace, anyClock, anyPrice, anyUrl, fc.boolean())
  .chain(([name, content, location, time, price, url, booked]) =>
    fc.constantFrom<Entry>(
      { ...here, name: name || 'x', location, entryType: 'note', content },
      {
        ...here,
        name: name || 'x',
        location,
        entryType: 'restaurant',
        ...(content && { content }),
        ...(time && { time }),
      },
      {
        ...here,
        name: name || 'x',
        location,
        entryType: 'activity',
        url,
        content,
        ...(price && { price }),
        ...(booked && { booked }),
      },
    ),
  );

const anyStop = fc
  .record({
    location: anyPlace,
    optional: fc.nat(4).map((number) => number === 0),
    note: anyText,
    entries: fc.array(anyEntry, { maxLength: 3 }),
    pois: fc.array(fc.record({ name: anyText.map((text) => text || 'x'), location: anyPlace }), {
      maxLength: 2,
    }),
    kind: fc.constantFrom(...LEG_KINDS),
    ticket: fc.record({
      operator: anyText,
      departureTime: anyClock,
      arrivalTime: anyClock,
      price: anyPrice,
      bookingNumber: anyText,
      url: anyUrl,
      booked: fc.boolean(),
    }),
    stay: fc.constantFrom({}, { stayMinutes: 0 }, { stayMinutes: 90 }),
  })
  .map(({ note, pois, kind, ticket, stay, ...stop }) => {
    const transport = newLegTransport({ kind, ...(hasTicket(kind) && ticket) });
    return newStop({
      ...stop,
      ...stay,
      id: 's',
      note: note === '' ? null : newNote({ id: 'n', content: note }),
      pois: pois.map((poi, index) => ({ ...poi, osmId: String(index) })),
      routeProfile: LEG_KIND_FACTS[kind].routeProfile,
      ...storedTransport(transport),
    });
  });

const anyHotel = fc
  .record({
    name: anyText.map((text) => text || 'x'),
    location: anyPlace,
    type: fc.constantFrom(...HOTEL_TYPES),
    booked: fc.boolean(),
    url: anyUrl,
    price: anyPrice,
    priceUnit: fc.constantFrom('night', 'stay'),
    checkInTime: anyClock,
    checkOutTime: anyClock,
    bookingNumber: anyText,
    phone: fc.constantFrom('', '+49 40 123', '040 / 5'),
    note: anyText,
  })
  .map((hotel) => newHotel({ ...hotelOf('Köln', START, 1), ...hotel }));

const anyTransport = fc
  .record({
    type: fc.constantFrom(...TRANSPORT_TYPES),
    from: anyPlace,
    to: anyPlace,
    departureDateTime: fc.constantFrom('', `${START}T07:35`),
    arrivalDateTime: fc.constantFrom('', `${START}T23:59`),
    price: anyPrice,
    provider: anyText,
    booked: fc.boolean(),
    url: anyUrl,
  })
  .map((leg) => newTransportLeg({ ...leg, id: 'leg' }));

const anyTrip = fc
  .record({
    days: fc.array(fc.array(anyStop, { maxLength: 3 }), { minLength: 1, maxLength: 5 }),
    hotels: fc.array(fc.option(anyHotel), { minLength: 5, maxLength: 5 }),
    legs: fc.record({
      arrivalEntry: fc.option(anyTransport),
      departureEntry: fc.option(anyTransport),
      duringTripEntry: fc.option(anyTransport),
    }),
  })
  .filter(({ days }) => days.some((day) => day.length > 0))
  .map(({ days, hotels, legs }): Trip => {
    const plain = tripOf(Object.fromEntries(days.map((_, at) => [`Tag ${at + 1}`, []])), {
      start: START,
    });
    const nights = plain.days.map((day, at) => {
      const hotel = hotels[at];
      return hotel ? { ...hotel, ...nightFrom(day.date), id: `h${at}` } : null;
    });
    return {
      ...plain,
      ...legs,
      hotels: nights.filter((hotel) => hotel !== null),
      days: plain.days.map((day, at) => ({
        ...day,
        hotelId: nights[at]?.id ?? null,
        cityList: (days[at] ?? []).map((stop, index) => ({ ...stop, id: `s${at}-${index}` })),
      })),
    };
  });

function nightFrom(date: string) {
  const { checkInDate, checkOutDate } = hotelOf('Köln', date, 1);
  return { checkInDate, checkOutDate };
}

function pointOf({ lat, lng, label }: Location) {
  return { lat, lng, label };
}

/** All that a table says of a trip. The way to the first stop and to optional ones is none. */
function saidOf(trip: Trip) {
  const [first] = stopsOf(trip).filter(isOnRoute);
  return {
    days: trip.days.map(({ date, hotelId, cityList }) => ({
      date,
      hotel: trip.hotels.findIndex(({ id }) => id === hotelId),
      stops: cityList.map((stop) => ({
        at: pointOf(stop.location),
        optional: stop.optional,
        stay: stop.stayMinutes,
        note: stop.note?.content ?? '',
        entries: stop.entries.map(({ location, ...entry }) => [
          { ...entry, id: '' },
          pointOf(location),
        ]),
        pois: stop.pois.map(({ name, location }) => [name, pointOf(location)]),
        way: stop === first || !isOnRoute(stop) ? null : wayOf(stop),
      })),
    })),
    hotels: trip.hotels.map(({ location, ...hotel }) => ({
      ...Object.fromEntries(Object.entries(hotel).filter(([, value]) => value !== '')),
      id: '',
      at: pointOf(location),
      priceUnit: hotel.price === '' ? '' : priceUnitOf(hotel),
    })),
    legs: [trip.arrivalEntry, trip.departureEntry, trip.duringTripEntry].map(
      (leg) => leg && { ...leg, id: '', from: pointOf(leg.from), to: pointOf(leg.to) },
    ),
  };
}

function wayOf(stop: Trip['days'][number]['cityList'][number]) {
  const { bookedDate: _date, bookedFrom: _from, bookedTo: _to, ...ticket } = ticketOf(stop) ?? {};
  return { kind: legKindOf(stop), ticket, isSaid: transportOf(stop) !== null };
}

const CHOICE: Omit<ImportChoice, 'start'> = {
  target: 'new',
  title: 'x',
  spread: 'file',
  dayCount: 1,
  dayIndex: 0,
};

function fileOf(csv: string) {
  return accepted(readFile(new TextEncoder().encode(csv)));
}

function importedFrom(csv: string): Trip {
  const file = fileOf(csv);
  const start = startOf(file);
  if (!start) throw new Error('no date');
  const args = { uid: 'mara', now: '', makeId: countingIds(), nameOfPoint: String };
  return accepted(tripOfFile(file, { ...CHOICE, start }, args));
}

it.each([
  ['German', CSV_WORDS.de],
  ['English', CSV_WORDS.en],
  ['German (with commas)', { ...CSV_WORDS.de, separator: ',' } as const],
])('a %s table becomes the same trip again', (_, words) => {
  fc.assert(
    fc.property(anyTrip, (trip) => {
      const csv = writeCsv(trip, words);
      expect(fileOf(csv).notes).toEqual([]);
      const imported = importedFrom(csv);
      expect(saidOf(imported)).toEqual(saidOf(trip));
      // What is stored is read as it was written.
      expect(accepted(readTrip(imported)).hotels).toEqual(imported.hotels);
    }),
  );
});

const PLAN = tripOf(
  { 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Mainz'] },
  { start: START, hotels: [hotelOf('Bonn', START, 1, { booked: true, bookingNumber: 'HX' })] },
);

it('a booked ticket is booked for the day and between the places of the file', () => {
  const train = accepted(setLegKind(PLAN, { stopId: 'bonn', kind: 'train' }));
  const change = { departureTime: '08:15', bookingNumber: 'R7', booked: true } as const;
  const trip = accepted(changeTransport(train, { stopId: 'bonn', change }));
  const read = stopsOf(importedFrom(writeCsv(trip, CSV_WORDS.en)))[1]?.transport;
  const { bookedDate, bookedFrom, bookedTo } = stopsOf(trip)[1]?.transport ?? {};
  expect(bookedDate).toBe(START);
  expect(read).toMatchObject({ bookingNumber: 'R7', bookedDate });
  expect([read?.bookedFrom.label, read?.bookedTo.label]).toEqual([
    bookedFrom?.label,
    bookedTo?.label,
  ]);
});

it('hotels of a table keep the nights of an open trip, and take those that are free', () => {
  const file = fileOf(writeCsv(PLAN, CSV_WORDS.de));
  const choice = {
    ...CHOICE,
    target: 'current',
    start: PLAN.days[0]?.date ?? dateOf(START),
  } as const;
  const hotels = hotelsOnDays(file, choice);
  const free = tripOf({ 'Tag 1': [], 'Tag 2': [] }, { start: '2027-08-01' });
  const put = accepted(importStops(free, { stops: [], hotels, makeId: countingIds() }));
  expect(put.days.map(({ hotelId }) => hotelId)).toEqual([put.hotels[0]?.id, null]);
  expect(put.hotels).toMatchObject([
    { bookingNumber: 'HX', checkInDate: '2027-08-01', checkOutDate: '2027-08-02' },
  ]);
  const twice = accepted(importStops(put, { stops: [], hotels, makeId: countingIds('mehr') }));
  expect(twice.days).toEqual(put.days);
});

it('what a spreadsheet has saved by its own dates is read, too', () => {
  const german = writeCsv(PLAN, CSV_WORDS.de).replaceAll(/(\d{4})-(\d\d)-(\d\d)/g, '$3.$2.$1');
  expect(saidOf(importedFrom(german))).toEqual(saidOf(PLAN));
});

it('addresses that are no pages stay outside', () => {
  const stop = newStop({
    id: 's',
    location: placeOf('Köln'),
    entries: [
      {
        id: 'e',
        name: 'Dom',
        location: placeOf('Köln'),
        entryType: 'activity',
        url: 'javascript:alert(1)',
        content: '',
      },
    ],
  });
  const trip = { ...PLAN, days: PLAN.days.map((day) => ({ ...day, cityList: [stop] })) };
  const [entry] = stopsOf(importedFrom(writeCsv(trip, CSV_WORDS.de)))[0]?.entries ?? [];
  expect(entry).toMatchObject({ name: 'Dom', url: '' });
});

it('a table of another program keeps saying what was left out', () => {
  const csv = 'Tag;Art;Name;Breite;Länge\n1;Stopp;Köln;50,94;6,96\n1;Unterkunft;H;50,94;6,96\n';
  const file = fileOf(csv);
  expect(file.notes).toMatchObject([{ code: 'things-left', count: 1, lines: [3] }]);
  expect(
    stopsOnDays(file, { ...CHOICE, start: dateOf(START) }, countingIds(), String),
  ).toHaveLength(1);
});
