import { expect, it } from 'vitest';
import { hotelOf, tripOf, type TripSketch } from '../testing/trip-of.ts';
import { shortLabel } from '../trip/location.ts';
import type { Hotel } from '../trip/hotel.ts';
import { restingPlace } from './resting-place.ts';

const places = (sketch: TripSketch, hotels: readonly Hotel[] = []): readonly (string | null)[] => {
  const trip = tripOf(sketch, { hotels });
  return trip.days.map((_, index) => {
    const place = restingPlace(trip, index);
    return place && shortLabel(place);
  });
};

it('is the last stop before a day without stops, over several days', () => {
  const sketch = { 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': [], 'Tag 3': [], 'Tag 4': ['Mainz'] };
  expect(places(sketch)).toEqual([null, 'Bonn', 'Bonn', null]);
});

it('is not an optional stop, which may be skipped', () => {
  expect(places({ 'Tag 1': ['Köln', 'Bonn?'], 'Tag 2': [] })).toEqual([null, 'Köln']);
});

it('is the hotel of the night before where no stop came before', () => {
  const hotels = [hotelOf('Mainz', '2026-07-12', 1)];
  expect(places({ 'Tag 1': [], 'Tag 2': [], 'Tag 3': [] }, hotels)).toEqual([null, 'Mainz', null]);
});
