import {
  newNote,
  newTransportLeg,
  shortLabel,
  writeCsv,
  type CsvWords,
  type Trip,
} from '@fahrtwind/domain';
import { accepted, hotelOf, PLACES, placeOf, sketchOf, tripOf } from '@fahrtwind/domain/testing';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { startOf, tripOfFile } from './plan-import.ts';
import { readFile } from './read/read-file.ts';

/** As the server writes tables; only what the reader needs. */
const DE: CsvWords = {
  columns: {
    day: 'Tag',
    date: 'Datum',
    kind: 'Art',
    name: 'Name',
    place: 'Ort',
    lat: 'Breite',
    lng: 'Länge',
    arrival: 'Ankunft',
    departure: 'Abfahrt',
    until: 'Bis',
    note: 'Notiz',
    link: 'Link',
    price: 'Preis',
    priceUnit: 'Preis für',
    booked: 'Gebucht',
    transport: 'Verkehrsmittel',
    rideDeparture: 'Fährt ab',
    operator: 'Anbieter',
    bookingNumber: 'Buchungsnummer',
    checkIn: 'Check-in ab',
    checkOut: 'Check-out bis',
    phone: 'Telefon',
  },
  kinds: {
    stop: 'Stopp',
    optional: 'Stopp (optional)',
    lodging: 'Unterkunft',
    activity: 'Aktivität',
    restaurant: 'Restaurant',
    note: 'Notiz',
    poi: 'Sehenswürdigkeit',
    arrivalEntry: 'Anreise',
    departureEntry: 'Rückreise',
    duringTripEntry: 'Unterwegs',
  },
  transports: {
    car: 'Auto',
    camper: 'Wohnmobil',
    motorcycle: 'Motorrad',
    bicycle: 'Fahrrad',
    foot: 'zu Fuß',
    train: 'Bahn',
    bus: 'Bus',
    ferry: 'Fähre',
    flight: 'Flug',
    straight: 'Luftlinie',
  },
  priceUnits: { night: 'Nacht', stay: 'Aufenthalt' },
  yes: 'ja',
  separator: ';',
};
const EN: CsvWords = {
  ...DE,
  separator: ',',
  columns: {
    ...DE.columns,
    day: 'Day',
    date: 'Date',
    kind: 'Kind',
    name: 'Name',
    place: 'Place',
    lat: 'Latitude',
    lng: 'Longitude',
    note: 'Note',
  },
  kinds: {
    ...DE.kinds,
    stop: 'Stop',
    optional: 'Stop (optional)',
    lodging: 'Lodging',
    activity: 'Activity',
    note: 'Note',
    poi: 'Sight',
    arrivalEntry: 'Outbound',
    departureEntry: 'Return',
    duringTripEntry: 'On the way',
  },
};

/** Days with a stop at least: a table has no rows for others. */
const anyPlan = fc
  .array(
    fc.array(
      fc.record({
        name: fc.constantFrom(...PLACES.map(shortLabel)),
        isOptional: fc.boolean(),
        note: fc.string().map((text) => text.trim()),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((days): Trip => {
    const sketch = days.map((stops, index) => [
      `Tag ${index + 1}`,
      stops.map(({ name, isOptional }) => (isOptional ? `${name}?` : name)),
    ]);
    const trip = tripOf(Object.fromEntries(sketch), {
      start: '2027-07-12',
      hotels: [hotelOf('Helsinki', '2027-07-12', 1)],
      arrivalEntry: newTransportLeg({ id: 'leg', type: 'car', from: placeOf('Köln') }),
    });
    return {
      ...trip,
      days: trip.days.map((day, at) => ({
        ...day,
        cityList: day.cityList.map((stop, index) => {
          const content = days[at]?.[index]?.note ?? '';
          return content === '' ? stop : { ...stop, note: newNote({ id: 'note', content }) };
        }),
      })),
    };
  });

function planOf(trip: Trip) {
  return {
    sketch: Object.values(sketchOf(trip)),
    stops: trip.days.map(({ date, cityList }) => ({
      date,
      stops: cityList.map(({ location: { lat, lng, label }, note }) => ({
        at: [lat, lng],
        label,
        note: note?.content ?? '',
      })),
    })),
  };
}

it.each([
  ['German', DE],
  ['English', EN],
])('a %s table is read as the same days, places and notes', (_, words) => {
  let count = 0;
  const makeId = () => `id-${(count += 1)}`;
  fc.assert(
    fc.property(anyPlan, (trip) => {
      const file = accepted(readFile(new TextEncoder().encode(writeCsv(trip, words))));
      const choice = {
        target: 'new',
        title: 'x',
        spread: 'file',
        dayCount: 1,
        dayIndex: 0,
      } as const;
      const start = startOf(file);
      if (!start) throw new Error('no date');
      const read = tripOfFile(
        file,
        { ...choice, start },
        { uid: 'mara', now: '', makeId, nameOfPoint: String },
      );
      expect(planOf(accepted(read))).toEqual(planOf(trip));
      // The hotel and the way there.
      expect(file.notes).toMatchObject([{ code: 'things-left', count: 2 }]);
    }),
  );
});
