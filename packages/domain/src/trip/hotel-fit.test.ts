import { expect, it } from 'vitest';
import { hotelOf, tripOf } from '../testing/trip-of.ts';
import { nightsOf, type Hotel } from './hotel.ts';
import { hotelsThatDoNotFit } from './hotel-fit.ts';

const hotels = [hotelOf('Köln', '2026-07-12', 2), hotelOf('Bonn', '2026-07-14', 1)];
const trip = tripOf({ 'Tag 1': [], 'Tag 2': [], 'Tag 3': [] }, { hotels });
const names = (found: readonly Hotel[]): readonly string[] => found.map((hotel) => hotel.name);

it('counts the nights between check-in and check-out, also over summer time [VA-4]', () => {
  expect(nightsOf(hotelOf('Köln', '2026-03-28', 2))).toBe(2);
  expect(nightsOf(hotelOf('Köln', '2026-10-24', 3))).toBe(3);
  expect(nightsOf(hotelOf('Köln', '2026-12-31', 1))).toBe(1);
});

it('finds no hotel that does not fit where days and dates agree', () => {
  expect(hotelsThatDoNotFit(trip)).toEqual([]);
});

it('finds hotels whose days have other dates, too few days or none', () => {
  const later = { ...trip, hotels: [hotelOf('Köln', '2026-07-13', 2), ...hotels.slice(1)] };
  expect(names(hotelsThatDoNotFit(later))).toEqual(['Hotel Köln']);
  const longer = { ...trip, hotels: [...hotels.slice(0, 1), hotelOf('Bonn', '2026-07-14', 2)] };
  expect(names(hotelsThatDoNotFit(longer))).toEqual(['Hotel Bonn']);
  const unused = { ...trip, days: trip.days.map((day) => ({ ...day, hotelId: null })) };
  expect(names(hotelsThatDoNotFit(unused))).toEqual(['Hotel Köln', 'Hotel Bonn']);
});
