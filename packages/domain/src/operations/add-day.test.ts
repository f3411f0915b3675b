import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accepted } from '../testing/accepted.ts';
import { anyTrip } from '../testing/any-trip.ts';
import { datesOf, hotelOf, sketchOf, tripOf } from '../testing/trip-of.ts';
import { hotelsThatDoNotFit } from '../trip/hotel-fit.ts';
import type { Trip } from '../trip/trip.ts';
import { addDayAfter, addDayBefore } from './add-day.ts';
import { removeDay } from './remove-day.ts';

const TRIP = tripOf({ 'Tag 1': ['Köln'], 'Tag 2': ['Bonn'], 'Tag 3': ['Mainz'] });

describe('adding a day before another', () => {
  const found = accepted(addDayBefore(TRIP, { dayId: 'tag-2', newDayId: 'neu' }));

  it('puts an empty day there, and all later stops one date on [DY-1]', () => {
    expect(sketchOf(found)).toEqual({
      'tag-1': ['Köln'],
      neu: [],
      'tag-2': ['Bonn'],
      'tag-3': ['Mainz'],
    });
    expect(datesOf(found)).toEqual(['2026-07-12', '2026-07-13', '2026-07-14', '2026-07-15']);
    expect(found.movedCities).toEqual(['bonn', 'mainz']);
  });

  it('moves all stops on when it is the first day, and the start date stays [DY-1]', () => {
    const first = accepted(addDayBefore(TRIP, { dayId: 'tag-1', newDayId: 'neu' }));
    expect(Object.keys(sketchOf(first))).toEqual(['neu', 'tag-1', 'tag-2', 'tag-3']);
    expect(first.days[0]).toEqual({ id: 'neu', date: '2026-07-12', hotelId: null, cityList: [] });
    expect(first.movedCities).toEqual(['koeln', 'bonn', 'mainz']);
  });
});

describe('adding a day after another', () => {
  it('moves only later stops on [DY-2]', () => {
    const found = accepted(addDayAfter(TRIP, { dayId: 'tag-2', newDayId: 'neu' }));
    expect(Object.keys(sketchOf(found))).toEqual(['tag-1', 'tag-2', 'neu', 'tag-3']);
    expect(found.movedCities).toEqual(['mainz']);
  });

  it('prolongs the trip at its end [DY-2]', () => {
    const found = accepted(addDayAfter(TRIP, { dayId: 'tag-3', newDayId: 'neu' }));
    expect(found.days.at(-1)).toMatchObject({ id: 'neu', date: '2026-07-15', cityList: [] });
    expect(found.movedCities).toEqual([]);
  });
});

const stay = (booked: boolean): Trip =>
  accepted(
    addDayBefore(
      tripOf(
        { 'Tag 1': ['Köln'], 'Tag 2': ['Bonn'], 'Tag 3': [] },
        {
          hotels: [
            hotelOf('Köln', '2026-07-12', 2, { booked }),
            hotelOf('Bonn', '2026-07-14', 1, { booked }),
          ],
        },
      ),
      { dayId: 'tag-2', newDayId: 'neu' },
    ),
  );

describe('the hotels around a new day', () => {
  it('move with their days, and a stay around it is prolonged', () => {
    const found = stay(false);
    expect(found.days.map((day) => day.hotelId)).toEqual([
      'hotel-koeln',
      'hotel-koeln',
      'hotel-koeln',
      'hotel-bonn',
    ]);
    expect(found.hotels.map((hotel) => [hotel.checkInDate, hotel.checkOutDate])).toEqual([
      ['2026-07-12', '2026-07-15'],
      ['2026-07-15', '2026-07-16'],
    ]);
    expect(hotelsThatDoNotFit(found)).toEqual([]);
  });

  it('keep their dates when they are booked, and no longer fit', () => {
    const found = stay(true);
    expect(found.days.map((day) => day.hotelId)).toEqual([
      'hotel-koeln',
      null,
      'hotel-koeln',
      'hotel-bonn',
    ]);
    expect(found.hotels.map((hotel) => hotel.checkInDate)).toEqual(['2026-07-12', '2026-07-14']);
    expect(hotelsThatDoNotFit(found).map((hotel) => hotel.id)).toEqual([
      'hotel-koeln',
      'hotel-bonn',
    ]);
  });
});

it.each([
  ['tag-9', 'neu', 'day-gone'],
  ['tag-1', '', 'id-missing'],
  ['tag-1', 'tag-2', 'id-taken'],
])('is refused for the day %s and the new id %j: %s', (dayId, newDayId, error) => {
  expect(addDayBefore(TRIP, { dayId, newDayId })).toEqual({ ok: false, error });
  expect(addDayAfter(TRIP, { dayId, newDayId })).toEqual({ ok: false, error });
});

it('is refused for the 401st day', () => {
  const days = Array.from({ length: 400 }, (_, index) => [`Tag ${index + 1}`, []]);
  const full = tripOf(Object.fromEntries(days));
  expect(addDayAfter(full, { dayId: 'tag-1', newDayId: 'neu' })).toEqual({
    ok: false,
    error: 'too-many-days',
  });
});

it('is undone by removing the new day, wherever it was put', () => {
  fc.assert(
    fc.property(anyTrip(), fc.nat(), fc.boolean(), (trip, place, isBefore) => {
      const dayId = trip.days[place % trip.days.length]?.id ?? '';
      const add = isBefore ? addDayBefore : addDayAfter;
      const longer = accepted(add(trip, { dayId, newDayId: 'neu' }));
      const { movedCities: _, ...found } = accepted(removeDay(longer, { dayId: 'neu' }));
      const { movedCities: __, ...before } = trip;
      expect(found).toEqual(before);
    }),
  );
});
