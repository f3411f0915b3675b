import { dateOf, hotelOf, placeOf, tripOf } from '@fahrtwind/domain/testing';
import { expect, it } from 'vitest';
import { hasAllNights, likelyDay, replacedBy, stayFrom } from './stay-in-trip.ts';

const TRIP = tripOf(
  { 'Tag 1': ['München', 'Innsbruck'], 'Tag 2': ['Bozen', 'Verona?'], 'Tag 3': ['München'] },
  { hotels: [hotelOf('Bozen', '2026-07-13', 1)] },
);
const stay = (from: string, to: string) => ({
  checkInDate: dateOf(from),
  checkOutDate: dateOf(to),
});
const day = (...args: Parameters<typeof likelyDay>) => likelyDay(...args)?.id;
const OTHER = stay('2027-05-01', '2027-05-03');

it('begins on the day with its date, else where the trip comes nearest', () => {
  expect(day(TRIP, stay('2026-07-14', '2026-07-15'), placeOf('Bozen'))).toBe('tag-3');
  expect(day(TRIP, OTHER, placeOf('Bozen'))).toBe('tag-2');
  expect(day(TRIP, OTHER, placeOf('Verona'))).toBe('tag-2');
  expect(day(tripOf({ 'Tag 1': [], 'Tag 2': [] }), OTHER, placeOf('Bozen'))).toBe('tag-1');
});

it('keeps its nights, names what it replaces and knows what the trip lacks', () => {
  const moved = stayFrom(OTHER, dateOf('2026-07-13'));
  expect(moved).toEqual(stay('2026-07-13', '2026-07-15'));
  expect(replacedBy(TRIP, moved)).toEqual(['Hotel Bozen']);
  expect(replacedBy(TRIP, stay('2026-07-12', '2026-07-13'))).toEqual([]);
  expect(hasAllNights(TRIP, moved)).toBe(true);
  expect(hasAllNights(TRIP, stay('2026-07-14', '2026-07-16'))).toBe(false);
});
