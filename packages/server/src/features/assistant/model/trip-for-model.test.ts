import {
  ASSISTANT_FIELDS,
  newEntry,
  newHotel,
  newNote,
  newTransportLeg,
  type Trip,
} from '@fahrtwind/domain';
import { tripOf } from '@fahrtwind/domain/testing';
import { expect, it } from 'vitest';
import { KEYS_OF_FIELDS, tripForModel } from './trip-for-model.ts';

/** With everything that the person may allow. */
const ALL = { mayReadEntries: true };

const SECRETS = [
  'Lindenstraße',
  '04109',
  'Familie Kraus',
  'oma@familie.example',
  '0171',
  'XK7Q2P',
  '4711001122',
  'geheime Notiz',
  'booking.example',
  '50.9',
  'mara',
];

function secretTrip(): Trip {
  const trip = tripOf({ 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Mainz'] }, { userId: 'mara' });
  const [first, ...days] = trip.days;
  const [koeln, ...stops] = first?.cityList ?? [];
  if (!first || !koeln) throw new Error('no stop');
  const location = {
    ...koeln.location,
    label: 'Familie Kraus, Lindenstraße 5, 04109 Leipzig, Deutschland',
    longLabel: 'Familie Kraus, Lindenstraße 5, 04109 Leipzig, Sachsen, Deutschland',
  };
  const home = {
    ...koeln,
    location,
    note: newNote({ id: 'n', content: 'geheime Notiz' }),
    entries: [
      {
        id: 'e',
        entryType: 'restaurant' as const,
        name: 'Essen mit oma@familie.example, +49 0171 2345678',
        location,
        content: 'Fensterplatz, oma@familie.example',
        time: '19:30',
      },
      newEntry({ id: 'f', entryType: 'note', name: 'geheime Notiz', content: '' }),
    ],
    stayMinutes: 30,
    optional: true,
    toll: false,
    routeProfile: 'cycling' as const,
  };
  const hotel = newHotel({
    id: 'h',
    location,
    name: 'Rheinblick XK7Q2P',
    checkInDate: first.date,
    checkOutDate: days[0]?.date ?? first.date,
    bookingNumber: '4711001122',
    phone: '+49 0171 2345678',
    note: 'geheime Notiz',
    url: 'https://booking.example/x',
    price: '89 €',
  });
  const leg = newTransportLeg({ id: 'l', type: 'train', from: location, to: location });
  const begins = { ...first, startMinutes: 480, hotelId: 'h', cityList: [home, ...stops] };
  return { ...trip, days: [begins, ...days], hotels: [hotel], arrivalEntry: leg };
}

it('tells no address, number, note, link, coordinate or person', () => {
  const text = tripForModel(secretTrip(), ALL);
  for (const secret of SECRETS) expect(text).not.toContain(secret);
  expect(text).toContain('Leipzig');
  expect(text).toContain('Rheinblick');
  expect(text).toContain('"stop":"s3"');
});

it('uses exactly the keys that people are told of', () => {
  const keys = new Set<string>();
  JSON.parse(tripForModel(secretTrip(), ALL), (key: string, value: unknown) => {
    if (key !== '' && !/^\d+$/.test(key)) keys.add(key);
    return value;
  });
  const told = ASSISTANT_FIELDS.flatMap((field) => KEYS_OF_FIELDS[field]);
  expect([...keys, 'omitted_days'].toSorted()).toEqual([...new Set(told)].toSorted());
});

it('stays within half of a small context, however long the trip is', () => {
  const names = ['Köln', 'Bonn', 'Mainz', 'Koblenz', 'Frankfurt'];
  const days = Array.from({ length: 300 }, (_, day) => [`Tag ${day + 1}`, names] as const);
  const text = tripForModel(tripOf(Object.fromEntries(days)), ALL);
  expect(text.length).toBeLessThan(24_000);
  expect(JSON.parse(text)).toMatchObject({ omitted_days: expect.any(Number) });
});

it('tells what was written at activities and restaurants only where the person allows it', () => {
  const text = tripForModel(secretTrip(), { mayReadEntries: false });
  expect(text).not.toMatch(/things|Essen mit|Fensterplatz|19:30/);
  expect(tripForModel(secretTrip(), ALL)).toMatch(/Essen mit.*Fensterplatz.*19:30/);
});

it('tells the weekday of each day', () => {
  const trip = tripOf({ 'Tag 1': ['Köln'] });
  expect(JSON.parse(tripForModel(trip, ALL))).toMatchObject({
    days: [{ date: trip.days[0]?.date, weekday: expect.stringMatching(/tag|woch/) }],
  });
});
