import { describe, expect, it } from 'vitest';
import { accepted } from '../testing/accepted.ts';
import { PLACES, placeOf } from '../testing/places.ts';
import { countingIds, dateOf, datesOf, routeOf } from '../testing/trip-of.ts';
import { checkTrip } from '../trip/check-trip.ts';
import { EMPTY_LOCATION } from '../trip/location.ts';
import type { Trip } from '../trip/trip.ts';
import { createTrip, type CreateTrip } from './create-trip.ts';

const NOW = '2026-05-01T08:00:00.000Z';

const args = (more: Partial<CreateTrip> = {}): CreateTrip => ({
  id: 't1',
  userId: 'anna',
  now: NOW,
  start: dateOf('2026-12-31'),
  dayCount: 3,
  makeId: countingIds(),
  ...more,
});

const perDay = (trip: Trip): readonly number[] => trip.days.map((day) => day.cityList.length);

describe('a new trip', () => {
  it('is called Mein Roadtrip and has its defaults [TR-1, TR-2, TR-4]', () => {
    const trip = accepted(createTrip(args()));
    expect(trip).toEqual({
      id: 't1',
      userId: 'anna',
      title: 'Mein Roadtrip',
      days: ['2026-12-31', '2027-01-01', '2027-01-02'].map((date, index) => ({
        id: `neu-${index + 1}`,
        date,
        hotelId: null,
        cityList: [],
      })),
      hotels: [],
      totalDuration: 0,
      totalDistance: 0,
      lastOpened: NOW,
      published: false,
      movedCities: [],
      createdAt: NOW,
      tripPrints: 0,
      akkomodationType: 'hotel',
      arrivalEntry: null,
      departureEntry: null,
      duringTripEntry: null,
    });
    expect(checkTrip(trip)).toEqual([]);
  });

  it('has the title, the lodging and the first places that were chosen', () => {
    const places = ['Köln', 'Bonn', 'Mainz'].map(placeOf);
    const trip = accepted(
      createTrip(args({ title: ' Alpen ', akkomodationType: 'camping', places })),
    );
    expect(trip).toMatchObject({ title: 'Alpen', akkomodationType: 'camping' });
    expect(routeOf(trip)).toEqual(['Köln', 'Bonn', 'Mainz']);
    expect(checkTrip(trip)).toEqual([]);
  });

  it.each([
    [5, 3, [2, 0, 1, 0, 0]],
    [3, 7, [3, 2, 2]],
    [4, 4, [2, 1, 1, 0]],
    [4, 2, [2, 0, 0, 0]],
    [1, 2, [2]],
    [4, 1, [1, 0, 0, 0]],
    [3, 0, [0, 0, 0]],
  ])('of %i days has its first leg on day 1 and %i places spread', (dayCount, count, expected) => {
    const places = PLACES.slice(0, count);
    expect(perDay(accepted(createTrip(args({ dayCount, places }))))).toEqual(expected);
  });

  it.each([
    [7, ['Köln', 'Paris', 'Köln'], [2, 0, 0, 0, 0, 0, 1]],
    [7, ['Köln', 'Paris', 'Lyon', 'Köln'], [2, 0, 0, 1, 0, 0, 1]],
    [2, ['Köln', 'Bonn', 'Mainz', 'Köln'], [3, 1]],
    [1, ['Köln', 'Bonn', 'Köln'], [3]],
  ])(
    'of %i days that returns to its start does so on the last day',
    (dayCount, names, expected) => {
      const places = names.map(placeOf);
      expect(perDay(accepted(createTrip(args({ dayCount, places }))))).toEqual(expected);
    },
  );

  it('can have 400 days', () => {
    expect(datesOf(accepted(createTrip(args({ dayCount: 400 }))))).toHaveLength(400);
  });

  it.each([
    [{ id: ' ' }, 'id-missing'],
    [{ id: 't1-copy' }, 'copy-id'],
    [{ title: 'R'.repeat(501) }, 'title-too-long'],
    [{ dayCount: 0 }, 'amount-invalid'],
    [{ dayCount: 1.5 }, 'amount-invalid'],
    [{ dayCount: 401 }, 'too-many-days'],
    [{ start: dateOf('1899-12-31') }, 'date-out-of-range'],
    [{ start: dateOf('2199-12-30') }, 'date-out-of-range'],
    [JSON.parse('{ "start": "31.12.2026" }'), 'date-invalid'],
    [{ places: [EMPTY_LOCATION] }, 'location-invalid'],
    [{ places: Array.from({ length: 2001 }, () => placeOf('Köln')) }, 'too-many-stops'],
  ])('%# is refused with %2$s', (more, error) => {
    expect(createTrip(args(more))).toEqual({ ok: false, error });
  });
});
