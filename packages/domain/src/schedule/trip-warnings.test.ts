import { describe, expect, it } from 'vitest';
import { removeDay } from '../operations/remove-day.ts';
import { setDayStart } from '../operations/set-day-start.ts';
import { shiftDates } from '../operations/shift-dates.ts';
import { accepted } from '../testing/accepted.ts';
import { dateOf, hotelOf, tripOf } from '../testing/trip-of.ts';
import type { Trip } from '../trip/trip.ts';
import { nightsOnTheWay, openNightsOf } from './nights.ts';
import { scheduleTrip, type DaySchedule } from './schedule-trip.ts';
import { tripWarnings, type TripWarning, type WarningOptions } from './trip-warnings.ts';

const HOTELS = [hotelOf('Bonn', '2026-07-12', 1), hotelOf('Mainz', '2026-07-13', 1)];
const TRIP = tripOf(
  { 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Koblenz', 'Mainz'], 'Tag 3': ['Köln'] },
  { hotels: HOTELS },
);

const warnings = (
  trip: Trip,
  seconds = 3600,
  options: WarningOptions = {},
): readonly TripWarning[] =>
  tripWarnings(
    trip,
    scheduleTrip(trip, () => ({ meters: 1, seconds })),
    options,
  );

it('warns about nothing where all is well', () => {
  expect(warnings(TRIP)).toEqual([]);
});

const notTag2 = ({ dayId }: DaySchedule): boolean => dayId !== 'tag-2';

describe('a long drive', () => {
  it.each([
    [3 * 3600, {}, []],
    [3 * 3600 + 1, {}, ['tag-2']],
    [3601, { drivingLimitMinutes: 60 }, ['tag-1', 'tag-2', 'tag-3']],
    [3601, { drivingLimitMinutes: 121 }, []],
  ])('with legs of %i s and %j is told of %j', (seconds, options, dayIds) => {
    const found = warnings(TRIP, seconds, options);
    expect(found.map((one) => one.code === 'long-drive' && one.dayId)).toEqual(dayIds);
  });

  it('is not told of a day whose times are only guessed, nor is anything else that follows from them', () => {
    const late = warnings(TRIP, 12 * 3600, { isMeasured: notTag2 });
    const told = late.map((one) => 'dayId' in one && one.dayId);
    expect(told).toContain('tag-1');
    expect(told).not.toContain('tag-2');
  });

  it('says how long it is and what the limit was', () => {
    expect(warnings(TRIP, 7200, { drivingLimitMinutes: 180 })).toEqual([
      { code: 'long-drive', dayId: 'tag-2', drivingSeconds: 14_400, limitMinutes: 180 },
    ]);
  });
});

it('warns once a day about arriving after midnight', () => {
  const late = accepted(setDayStart(TRIP, { dayId: 'tag-2', startMinutes: 23 * 60 }));
  expect(warnings(late)).toEqual([
    { code: 'after-midnight', dayId: 'tag-2', stopId: 'koblenz', arrivalMinutes: 1440 },
  ]);
});

it('warns about a booked hotel that the dates have left behind, and about the stops that moved', () => {
  const booked = { ...TRIP, hotels: HOTELS.map((hotel) => ({ ...hotel, booked: true })) };
  const shifted = accepted(shiftDates(booked, { start: dateOf('2026-08-01') }));
  const found = warnings(shifted);
  expect(found.filter(({ code }) => code === 'hotel-does-not-fit')).toEqual([
    { code: 'hotel-does-not-fit', hotelId: 'hotel-bonn' },
    { code: 'hotel-does-not-fit', hotelId: 'hotel-mainz' },
  ]);
  expect(found.flatMap((one) => (one.code === 'stop-moved' ? [one.stopId] : []))).toEqual([
    'koeln',
    'bonn',
    'koblenz',
    'mainz',
    'koeln-2',
  ]);
});

it('forgets the stops that moved once they were seen', () => {
  const shorter = accepted(removeDay(TRIP, { dayId: 'tag-1' }));
  expect(warnings(shorter).some(({ code }) => code === 'stop-moved')).toBe(true);
  expect(warnings({ ...shorter, movedCities: [] }).some(({ code }) => code === 'stop-moved')).toBe(
    false,
  );
});

describe('nights without lodging', () => {
  it.each([
    ['no hotel at all', [], ['tag-1', 'tag-2']],
    ['the first one', [hotelOf('Bonn', '2026-07-12', 1)], ['tag-2']],
    [
      'only the last one, which then counts',
      [hotelOf('Köln', '2026-07-14', 1)],
      ['tag-1', 'tag-2'],
    ],
    ['all of them', HOTELS, []],
  ])('with %s', (_, hotels, open) => {
    const trip = tripOf({ 'Tag 1': [], 'Tag 2': [], 'Tag 3': [] }, { hotels });
    expect(openNightsOf(trip)).toEqual(open);
    expect(warnings(trip).flatMap((one) => (one.code === 'no-lodging' ? [one.dayId] : []))).toEqual(
      open,
    );
  });

  it('do not include the evening at home, unless it is spent in a hotel', () => {
    expect(nightsOnTheWay(TRIP).map((day) => day.id)).toEqual(['tag-1', 'tag-2']);
    const stays = tripOf({ 'Tag 1': [] }, { hotels: [hotelOf('Köln', '2026-07-12', 1)] });
    expect(nightsOnTheWay(stays)).toHaveLength(1);
  });
});
