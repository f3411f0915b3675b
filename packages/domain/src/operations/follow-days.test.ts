import { expect, it } from 'vitest';
import { hotelOf, tripOf } from '../testing/trip-of.ts';
import { followDays } from './follow-days.ts';

const DAYS = { 'Tag 1': [], 'Tag 2': [], 'Tag 3': [] };
const HOTEL = hotelOf('Bonn', '2026-07-20', 1);
const FAR = tripOf(DAYS, { hotels: [HOTEL] });

it('leaves a hotel alone that no day names', () => {
  expect(followDays(FAR, FAR.days.slice(0, 1)).hotels).toEqual([HOTEL]);
});

it('keeps the distance between a hotel and its days, where one was set', () => {
  const days = FAR.days.map((day) => ({ ...day, hotelId: HOTEL.id }));
  const later = tripOf(DAYS, { start: '2026-07-13' }).days.map((day) => ({
    ...day,
    hotelId: HOTEL.id,
  }));
  expect(followDays({ ...FAR, days }, later).hotels).toEqual([hotelOf('Bonn', '2026-07-21', 1)]);
});

it('rather keeps the dates than to let the check-out come before the check-in', () => {
  const days = FAR.days.map((day) => ({ ...day, hotelId: HOTEL.id }));
  expect(followDays({ ...FAR, days }, days.slice(0, 1)).hotels).toEqual([HOTEL]);
});

it('is the same trip for the same days', () => {
  const trip = tripOf(DAYS, { hotels: [hotelOf('Bonn', '2026-07-12', 2)] });
  expect(followDays(trip, trip.days)).toEqual(trip);
});
