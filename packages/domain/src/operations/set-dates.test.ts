import { describe, expect, it } from 'vitest';
import { accepted } from '../testing/accepted.ts';
import { countingIds, dateOf, datesOf, hotelOf, sketchOf, tripOf } from '../testing/trip-of.ts';
import { readGermanDate } from '../text/german-date.ts';
import { hotelsThatDoNotFit } from '../trip/hotel-fit.ts';
import type { Trip } from '../trip/trip.ts';
import { moveStopsLater } from './move-stops-later.ts';
import type { Refusal } from './refusal.ts';
import { setDates } from './set-dates.ts';
import type { Result } from '../result.ts';

const TRIP = tripOf({ 'Tag 1': ['Köln'], 'Tag 2': ['Bonn'], 'Tag 3': ['Koblenz', 'Mainz'] });

const between = (first: string, last: string, trip = TRIP): Result<Trip, Refusal> => {
  const [start, end] = [readGermanDate(first), readGermanDate(last)];
  if (!start || !end) throw new Error('no dates');
  return setDates(trip, { start, end, makeId: countingIds() });
};

describe('setting start and end', () => {
  it('gives one day per date, new ones at the end [DY-5]', () => {
    const found = accepted(between('12.07.2026', '16.07.2026'));
    expect(sketchOf(found)).toEqual({ ...sketchOf(TRIP), 'neu-1': [], 'neu-2': [] });
    expect(datesOf(found)).toEqual([
      '2026-07-12',
      '2026-07-13',
      '2026-07-14',
      '2026-07-15',
      '2026-07-16',
    ]);
    expect(found.movedCities).toEqual([]);
  });

  it('brings the stops of days that go away to the last day [DY-5]', () => {
    const found = accepted(between('12.07.2026', '12.07.2026'));
    expect(sketchOf(found)).toEqual({ 'tag-1': ['Köln', 'Bonn', 'Koblenz', 'Mainz'] });
    expect(found.movedCities).toEqual(['bonn', 'koblenz', 'mainz']);
  });

  it('shifts the days that stay when the start is another', () => {
    const found = accepted(between('01.08.2026', '02.08.2026'));
    expect(sketchOf(found)).toEqual({ 'tag-1': ['Köln'], 'tag-2': ['Bonn', 'Koblenz', 'Mainz'] });
    expect(datesOf(found)).toEqual(['2026-08-01', '2026-08-02']);
    expect(found.movedCities).toEqual(['koeln', 'bonn', 'koblenz', 'mainz']);
  });

  it('takes a hotel along unless it is booked, which then no longer fits', () => {
    const hotels = [
      hotelOf('Köln', '2026-07-12', 1),
      hotelOf('Bonn', '2026-07-13', 2, { booked: true }),
    ];
    const found = accepted(between('01.08.2026', '03.08.2026', tripOf(sketchNames, { hotels })));
    expect(found.hotels.map((hotel) => hotel.checkInDate)).toEqual(['2026-08-01', '2026-07-13']);
    expect(found.days.map((day) => day.hotelId)).toEqual([
      'hotel-koeln',
      'hotel-bonn',
      'hotel-bonn',
    ]);
    expect(hotelsThatDoNotFit(found).map((hotel) => hotel.id)).toEqual(['hotel-bonn']);
  });

  it.each([
    ['13.07.2026', '12.07.2026', 'dates-reversed'],
    ['01.01.2026', '05.02.2027', 'too-many-days'],
    ['31.12.1899', '01.01.1900', 'date-out-of-range'],
  ])('from %s to %s is refused: %s', (first, last, error) => {
    expect(between(first, last)).toEqual({ ok: false, error });
  });

  it('gives 400 days and not one more', () => {
    expect(accepted(between('01.01.2026', '04.02.2027')).days).toHaveLength(400);
  });

  it.each([
    ['', 'id-missing'],
    ['tag-1', 'id-taken'],
    ['immer', 'id-taken'],
  ])('is refused when the new days are called %j: %s', (id, error) => {
    const args = { start: dateOf('2026-07-12'), end: dateOf('2026-07-20'), makeId: () => id };
    expect(setDates(TRIP, args)).toEqual({ ok: false, error });
  });
});

const sketchNames = { 'Tag 1': ['Köln'], 'Tag 2': ['Bonn'], 'Tag 3': ['Mainz'] };

describe('moving stops later', () => {
  const trip = tripOf({ 'Tag 1': ['Köln'], 'Tag 2': ['Bonn'], 'Tag 3': [], 'Tag 4': [] });

  it('moves all of them by that many days, if they still fit [DY-7]', () => {
    const found = accepted(moveStopsLater(trip, { days: 2 }));
    expect(sketchOf(found)).toEqual({
      'tag-1': [],
      'tag-2': [],
      'tag-3': ['Köln'],
      'tag-4': ['Bonn'],
    });
    expect(datesOf(found)).toEqual(datesOf(trip));
    expect(found.movedCities).toEqual(['koeln', 'bonn']);
  });

  it('is refused when the last of them would leave the trip [DY-7]', () => {
    expect(moveStopsLater(trip, { days: 3 })).toEqual({ ok: false, error: 'days-do-not-fit' });
    expect(moveStopsLater(TRIP, { days: 1 })).toEqual({ ok: false, error: 'days-do-not-fit' });
  });

  it.each([0, -1, 0.5, Number.NaN])('is refused for %d days', (days) => {
    expect(moveStopsLater(trip, { days })).toEqual({ ok: false, error: 'amount-invalid' });
  });
});
