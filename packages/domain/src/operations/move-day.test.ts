import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accepted } from '../testing/accepted.ts';
import { anyTrip } from '../testing/any-trip.ts';
import { datesOf, hotelOf, sketchOf, tripOf } from '../testing/trip-of.ts';
import { hotelsThatDoNotFit } from '../trip/hotel-fit.ts';
import type { Trip } from '../trip/trip.ts';
import { moveDay } from './move-day.ts';

const TRIP = tripOf({ 'Tag 1': ['Köln'], 'Tag 2': ['Bonn'], 'Tag 3': ['Mainz'], 'Tag 4': [] });

const moved = (dayId: string, index: number, trip = TRIP): Trip =>
  accepted(moveDay(trip, { dayId, index }));

describe('moving a day', () => {
  it.each([
    ['tag-1', 2, ['tag-2', 'tag-3', 'tag-1', 'tag-4'], ['bonn', 'mainz', 'koeln']],
    ['tag-3', 0, ['tag-3', 'tag-1', 'tag-2', 'tag-4'], ['mainz', 'koeln', 'bonn']],
    ['tag-4', 1, ['tag-1', 'tag-4', 'tag-2', 'tag-3'], ['bonn', 'mainz']],
    ['tag-1', 99, ['tag-2', 'tag-3', 'tag-4', 'tag-1'], ['bonn', 'mainz', 'koeln']],
    ['tag-3', -1, ['tag-3', 'tag-1', 'tag-2', 'tag-4'], ['mainz', 'koeln', 'bonn']],
  ])('%s to place %i takes its stops along and marks what moved', (dayId, index, days, marked) => {
    const found = moved(dayId, index);
    expect(Object.keys(sketchOf(found))).toEqual(days);
    expect(datesOf(found)).toEqual(datesOf(TRIP));
    expect(found.movedCities).toEqual(marked);
  });

  it('to where it is changes nothing, and keeps older marks', () => {
    const marked = { ...TRIP, movedCities: ['bonn'] };
    expect(moved('tag-2', 1, marked)).toBe(marked);
  });

  it('keeps the time at which that day begins', () => {
    const early = {
      ...TRIP,
      days: TRIP.days.map((day) => (day.id === 'tag-3' ? { ...day, startMinutes: 420 } : day)),
    };
    expect(moved('tag-3', 0, early).days[0]?.startMinutes).toBe(420);
  });

  it('is refused for a day that is gone', () => {
    expect(moveDay(TRIP, { dayId: 'tag-9', index: 0 })).toEqual({ ok: false, error: 'day-gone' });
  });
});

const nights = (trip: Trip): readonly (string | null)[] => trip.days.map((day) => day.hotelId);
const dates = (trip: Trip): readonly unknown[] =>
  trip.hotels.map((hotel) => [hotel.checkInDate.slice(8), hotel.checkOutDate.slice(8)]);
const withHotels = (...hotels: Trip['hotels']): Trip =>
  tripOf({ 'Tag 1': [], 'Tag 2': [], 'Tag 3': [], 'Tag 4': [] }, { hotels });

const ONE = withHotels(hotelOf('Bonn', '2026-07-13', 1));
const TWO = withHotels(hotelOf('Bonn', '2026-07-13', 2));
const BOOKED = withHotels(hotelOf('Bonn', '2026-07-13', 2, { booked: true }));
const BONN = 'hotel-bonn';

describe('the night of a moved day', () => {
  it.each([
    ['goes with it when it is the only one', ONE, 'tag-2', 3, [null, null, null, BONN], [15, 16]],
    ['moves when another day passes it', ONE, 'tag-1', 3, [BONN, null, null, null], [12, 13]],
    ['stays in the stay that it moves within', TWO, 'tag-2', 2, [null, BONN, BONN, null], [13, 15]],
    ['leaves a longer stay', TWO, 'tag-3', 0, [null, null, BONN, null], [14, 15]],
    ['joins the stay it comes into', TWO, 'tag-1', 1, [BONN, BONN, BONN, null], [12, 15]],
  ])('%s', (_, trip, dayId, index, hotelIds, [checkIn, checkOut]) => {
    const found = moved(dayId, index, trip);
    expect(nights(found)).toEqual(hotelIds);
    expect(dates(found)).toEqual([[String(checkIn), String(checkOut)]]);
    expect(hotelsThatDoNotFit(found)).toEqual([]);
  });

  it('stays with a booked hotel, which keeps its dates and no longer fits', () => {
    const found = moved('tag-3', 0, BOOKED);
    expect(nights(found)).toEqual([BONN, null, BONN, null]);
    expect(dates(found)).toEqual([['13', '15']]);
    expect(hotelsThatDoNotFit(found)).toEqual(BOOKED.hotels);
  });

  it('does not join a booked stay', () => {
    expect(nights(moved('tag-1', 1, BOOKED))).toEqual([BONN, null, BONN, null]);
  });
});

it('moves every day there and back without losing a stop, a date or an order', () => {
  fc.assert(
    fc.property(anyTrip(), fc.nat(), fc.nat(), (trip, from, to) => {
      const [start, end] = [from % trip.days.length, to % trip.days.length];
      const dayId = trip.days[start]?.id ?? '';
      const there = moved(dayId, end, trip);
      expect(there.days[end]?.id).toBe(dayId);
      expect(datesOf(there)).toEqual(datesOf(trip));
      expect(sketchOf(moved(dayId, start, there))).toEqual(sketchOf(trip));
    }),
  );
});
