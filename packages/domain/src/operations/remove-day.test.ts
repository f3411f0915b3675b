import { describe, expect, it } from 'vitest';
import { accepted } from '../testing/accepted.ts';
import { datesOf, hotelOf, sketchOf, tripOf } from '../testing/trip-of.ts';
import type { Trip } from '../trip/trip.ts';
import { removeDay } from './remove-day.ts';

const TRIP = tripOf({ 'Tag 1': ['Köln'], 'Tag 2': ['Bonn', 'Koblenz'], 'Tag 3': ['Mainz'] });

const without = (dayId: string, trip = TRIP): Trip => accepted(removeDay(trip, { dayId }));

describe('removing a day', () => {
  it('brings its stops to the next day, before those that are there, and closes the gap [DY-3]', () => {
    const found = without('tag-2');
    expect(sketchOf(found)).toEqual({ 'tag-1': ['Köln'], 'tag-3': ['Bonn', 'Koblenz', 'Mainz'] });
    expect(datesOf(found)).toEqual(['2026-07-12', '2026-07-13']);
    expect(found.movedCities).toEqual(['bonn', 'koblenz', 'mainz']);
  });

  it('brings the stops of the last day to the end of the one before [DY-3]', () => {
    const found = without('tag-3');
    expect(sketchOf(found)).toEqual({ 'tag-1': ['Köln'], 'tag-2': ['Bonn', 'Koblenz', 'Mainz'] });
    expect(datesOf(found)).toEqual(['2026-07-12', '2026-07-13']);
    expect(found.movedCities).toEqual(['mainz']);
  });

  it('keeps the start date when it is the first day', () => {
    const found = without('tag-1');
    expect(sketchOf(found)).toEqual({ 'tag-2': ['Köln', 'Bonn', 'Koblenz'], 'tag-3': ['Mainz'] });
    expect(datesOf(found)).toEqual(['2026-07-12', '2026-07-13']);
    expect(found.movedCities).toEqual(['koeln', 'bonn', 'koblenz', 'mainz']);
  });

  it('is refused for the only day [DY-4]', () => {
    const trip = tripOf({ 'Tag 1': ['Köln'] });
    expect(removeDay(trip, { dayId: 'tag-1' })).toEqual({ ok: false, error: 'last-day' });
  });

  it('is refused for a day that is gone', () => {
    expect(removeDay(TRIP, { dayId: 'tag-9' })).toEqual({ ok: false, error: 'day-gone' });
  });
});

const dates = (trip: Trip): readonly unknown[] =>
  trip.hotels.map((hotel) => [hotel.checkInDate, hotel.checkOutDate]);
const withHotel = (checkIn: string, nights: number, booked = false): Trip =>
  tripOf(
    { 'Tag 1': [], 'Tag 2': [], 'Tag 3': [], 'Tag 4': [] },
    { hotels: [hotelOf('Bonn', checkIn, nights, { booked })] },
  );

describe('the hotels of a removed day', () => {
  it.each([
    ['its first', '2026-07-13', 2, ['2026-07-13', '2026-07-14']],
    ['its last', '2026-07-12', 2, ['2026-07-12', '2026-07-13']],
    ['one in the middle', '2026-07-12', 3, ['2026-07-12', '2026-07-14']],
    ['one before', '2026-07-14', 2, ['2026-07-13', '2026-07-15']],
    ['its only', '2026-07-13', 1, ['2026-07-13', '2026-07-14']],
    ['one after', '2026-07-12', 1, ['2026-07-12', '2026-07-13']],
  ])('have the nights of the days that are left: %s day goes', (_, checkIn, nights, expected) => {
    expect(dates(without('tag-2', withHotel(checkIn, nights)))).toEqual([expected]);
  });

  it('keep their dates when they are booked', () => {
    expect(dates(without('tag-2', withHotel('2026-07-14', 2, true)))).toEqual([
      ['2026-07-14', '2026-07-16'],
    ]);
  });
});
