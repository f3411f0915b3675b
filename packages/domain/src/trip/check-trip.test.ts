import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTrip } from '../testing/any-trip.ts';
import { dateOf, hotelOf, tripOf } from '../testing/trip-of.ts';
import { checkTrip, type ViolationCode } from './check-trip.ts';
import type { NoteEntry } from './entry.ts';
import { EMPTY_LOCATION } from './location.ts';
import { newStop, type Stop } from './stop.ts';
import type { TransportLeg } from './transport-leg.ts';
import type { Day, Trip } from './trip.ts';

const TRIP = tripOf(
  { 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Koblenz'], 'Tag 3': [] },
  { hotels: [hotelOf('Bonn', '2026-07-12', 2)] },
);

const withDay = (index: number, change: Partial<Day>): Trip => ({
  ...TRIP,
  days: TRIP.days.map((day, place) => (place === index ? { ...day, ...change } : day)),
});

const withStop = (change: Partial<Stop>): Trip =>
  withDay(2, {
    cityList: [
      newStop({ id: 'mainz', location: { ...EMPTY_LOCATION, label: 'Mainz' }, ...change }),
    ],
  });

const note = (id: string): NoteEntry => ({
  id,
  entryType: 'note',
  name: '',
  location: EMPTY_LOCATION,
  content: '',
});

const manyDays = (count: number): Trip =>
  tripOf(Object.fromEntries(Array.from({ length: count }, (_, index) => [`Tag ${index}`, []])));

const manyStops = (count: number): Trip =>
  tripOf({ 'Tag 1': Array.from({ length: count }, () => 'Köln') });

const leg = (change: Partial<TransportLeg>): TransportLeg => ({
  id: 'hin',
  url: '',
  booked: false,
  type: 'train',
  from: EMPTY_LOCATION,
  to: EMPTY_LOCATION,
  departureDateTime: '',
  arrivalDateTime: '',
  price: '',
  provider: '',
  ...change,
});

const NOWHERE = { ...EMPTY_LOCATION, lng: 180.5 };
const poi = { osmId: '7', name: 'Turm', location: EMPTY_LOCATION };

const FAULTS: readonly (readonly [string, Trip, ViolationCode, string])[] = [
  ['no id', { ...TRIP, id: ' ' }, 'id-missing', ' '],
  ['no title', { ...TRIP, title: ' ' }, 'title-missing', 'reise'],
  ['a title of 501 letters', { ...TRIP, title: 'R'.repeat(501) }, 'title-too-long', 'reise'],
  ['no day', { ...TRIP, days: [] }, 'days-missing', 'reise'],
  ['401 days', manyDays(401), 'too-many-days', 'reise'],
  ['2,001 stops', manyStops(2001), 'too-many-stops', 'reise'],
  ['a day id twice', withDay(1, { id: 'tag-1' }), 'id-doubled', 'tag-1'],
  ['a day without id', withDay(1, { id: '' }), 'id-missing', ''],
  ['a stop id in two days', withStop({ id: 'koeln' }), 'id-doubled', 'koeln'],
  ['an entry id twice', withStop({ entries: [note('a'), note('a')] }), 'id-doubled', 'a'],
  [
    'a note that shares an entry’s id',
    withStop({ entries: [note('a')], note: note('a') }),
    'id-doubled',
    'a',
  ],
  [
    'a hotel id twice',
    { ...TRIP, hotels: [...TRIP.hotels, ...TRIP.hotels] },
    'id-doubled',
    'hotel-bonn',
  ],
  [
    'a gap in the dates',
    withDay(2, { date: dateOf('2026-07-15') }),
    'date-not-consecutive',
    'tag-3',
  ],
  ['a date twice', withDay(2, { date: dateOf('2026-07-13') }), 'date-not-consecutive', 'tag-3'],
  [
    'a date that is none',
    withDay(2, JSON.parse('{ "date": "2026-02-30" }')),
    'date-invalid',
    'tag-3',
  ],
  ['a date in 1899', tripOf({ 'Tag 1': [] }, { start: '1899-12-31' }), 'date-invalid', 'tag-1'],
  ['an unknown hotel', withDay(2, { hotelId: 'hotel-mainz' }), 'hotel-unknown', 'tag-3'],
  ['minute 1440', withDay(2, { startMinutes: 1440 }), 'time-invalid', 'tag-3'],
  ['a negative stay', withStop({ stayMinutes: -1 }), 'time-invalid', 'mainz'],
  [
    'check-in at 25 o’clock',
    { ...TRIP, hotels: [hotelOf('Bonn', '2026-07-12', 1, { checkInTime: '25:00' })] },
    'time-invalid',
    'hotel-bonn',
  ],
  [
    'check-out in the morning',
    { ...TRIP, hotels: [hotelOf('Bonn', '2026-07-12', 1, { checkOutTime: 'früh' })] },
    'time-invalid',
    'hotel-bonn',
  ],
  [
    'a table at 7:5',
    withStop({
      entries: [
        { id: 'e', entryType: 'restaurant', name: 'Früh', location: EMPTY_LOCATION, time: '7:5' },
      ],
    }),
    'time-invalid',
    'e',
  ],
  [
    'no nights',
    { ...TRIP, hotels: [hotelOf('Bonn', '2026-07-12', 0)] },
    'nights-invalid',
    'hotel-bonn',
  ],
  [
    'a latitude of 91',
    withStop({ location: { ...EMPTY_LOCATION, lat: 91 } }),
    'coordinates-invalid',
    'mainz',
  ],
  ['a negative distance', { ...TRIP, totalDistance: -1 }, 'amount-invalid', 'reise'],
  [
    'a duration that is no number',
    { ...TRIP, totalDuration: Number.NaN },
    'amount-invalid',
    'reise',
  ],
  ['a moved stop that is gone', { ...TRIP, movedCities: ['mainz'] }, 'moved-city-unknown', 'mainz'],
  ['a stop moved twice', { ...TRIP, movedCities: ['bonn', 'bonn'] }, 'moved-city-unknown', 'bonn'],
  [
    'a train at 25 o’clock',
    { ...TRIP, arrivalEntry: leg({ departureDateTime: '2026-07-12T25:00' }) },
    'time-invalid',
    'hin',
  ],
  [
    'an arrival on 30 February',
    { ...TRIP, departureEntry: leg({ arrivalDateTime: '2026-02-30T08:00' }) },
    'time-invalid',
    'hin',
  ],
  [
    'a leg without id',
    { ...TRIP, departureEntry: leg({ id: '' }) },
    'id-missing',
    'departureEntry',
  ],
  [
    'a leg from nowhere',
    { ...TRIP, duringTripEntry: leg({ from: NOWHERE }) },
    'coordinates-invalid',
    'hin',
  ],
  [
    'a leg to nowhere',
    { ...TRIP, arrivalEntry: leg({ to: NOWHERE }) },
    'coordinates-invalid',
    'hin',
  ],
  [
    'a hotel off the globe',
    { ...TRIP, hotels: [hotelOf('Bonn', '2026-07-12', 2, { location: NOWHERE })] },
    'coordinates-invalid',
    'hotel-bonn',
  ],
  [
    'a check-in on a day that is none',
    { ...TRIP, hotels: [hotelOf('Bonn', '2026-07-12', 2, JSON.parse('{"checkInDate":"12.07."}'))] },
    'date-invalid',
    'hotel-bonn',
  ],
  [
    'a check-out on a day that is none',
    { ...TRIP, hotels: [hotelOf('Bonn', '2026-07-12', 2, JSON.parse('{"checkOutDate":""}'))] },
    'date-invalid',
    'hotel-bonn',
  ],
  [
    'an entry off the globe',
    withStop({ entries: [{ ...note('a'), location: NOWHERE }] }),
    'coordinates-invalid',
    'a',
  ],
  [
    'a note off the globe',
    withStop({ note: { ...note('a'), location: NOWHERE } }),
    'coordinates-invalid',
    'a',
  ],
  ['a point of interest twice', withStop({ pois: [poi, poi] }), 'id-doubled', '7'],
  ['negative exports', { ...TRIP, tripPrints: -1 }, 'amount-invalid', 'reise'],
];

describe('checking a trip', () => {
  it('finds nothing wrong with a good one', () => {
    expect(checkTrip(TRIP)).toEqual([]);
  });

  it('finds nothing wrong at the limits of 400 days, 2,000 stops and 500 letters', () => {
    expect(checkTrip(manyDays(400))).toEqual([]);
    expect(checkTrip(manyStops(2000))).toEqual([]);
    expect(checkTrip({ ...TRIP, title: 'R'.repeat(500) })).toEqual([]);
  });

  it.each(FAULTS)('finds %s and nothing else', (_, trip, code, id) => {
    expect(checkTrip(trip)).toEqual([{ code, id }]);
  });

  it('finds nothing wrong with any of the trips that tests draw', () => {
    fc.assert(
      fc.property(anyTrip(), (trip) => {
        expect(checkTrip(trip)).toEqual([]);
      }),
    );
  });

  it('does not go through all hotels again for each of many days', () => {
    let looks = 0;
    const hotel = {
      ...hotelOf('Bonn', '2026-07-12', 1),
      get id() {
        looks += 1;
        return 'h1';
      },
    };
    checkTrip({
      ...manyDays(400),
      hotels: Array.from({ length: 1000 }, () => hotel),
      days: manyDays(400).days.map((day) => ({ ...day, hotelId: 'unknown' })),
    });
    expect(looks).toBeLessThanOrEqual(5 * 1000);
  });
});
