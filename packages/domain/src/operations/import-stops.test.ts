import { expect, it } from 'vitest';
import { accepted } from '../testing/accepted.ts';
import { placeOf } from '../testing/places.ts';
import { datesOf, sketchOf, tripOf } from '../testing/trip-of.ts';
import { checkTrip } from '../trip/check-trip.ts';
import { importStops } from './import-stops.ts';

function createIds(): () => string {
  let last = 0;
  return () => {
    last += 1;
    return `new-${last}`;
  };
}

const trip = tripOf({ 'Tag 1': ['Köln'], 'Tag 2': ['Bonn'] });

it('puts stops behind those of their days and adds the days that are missing', () => {
  const stops = [
    { dayIndex: 1, location: placeOf('Koblenz') },
    { dayIndex: 3, location: placeOf('Mainz'), optional: true },
  ];
  const made = accepted(importStops(trip, { stops, makeId: createIds() }));
  expect(sketchOf(made)).toEqual({
    'tag-1': ['Köln'],
    'tag-2': ['Bonn', 'Koblenz'],
    'new-1': [],
    'new-2': ['Mainz?'],
  });
  expect(datesOf(made).at(-1)).toBe('2026-07-15');
  expect(checkTrip(made)).toEqual([]);
});

it('changes nothing when one of the stops is refused', () => {
  const [good, empty] = [placeOf('Mainz'), { ...placeOf('Mainz'), lat: 0, lng: 0 }];
  const stops = [good, empty].map((location) => ({ dayIndex: 0, location }));
  expect(importStops(trip, { stops, makeId: createIds() })).toEqual({
    ok: false,
    error: 'location-invalid',
  });
  const far = [{ dayIndex: 400, location: good }];
  expect(importStops(trip, { stops: far, makeId: createIds() })).toMatchObject({
    error: 'too-many-days',
  });
});

it('gives a day its night, unless it has one', () => {
  const lodgings = [
    { dayIndex: 0, name: 'Rose', location: placeOf('Köln') },
    { dayIndex: 0, name: 'Krone', location: placeOf('Köln') },
    { dayIndex: 9, name: 'Nirgends', location: placeOf('Mainz') },
  ];
  const made = accepted(importStops(trip, { stops: [], lodgings, makeId: createIds() }));
  expect(made.hotels.map(({ name, checkOutDate }) => [name, checkOutDate])).toEqual([
    ['Rose', '2026-07-13'],
  ]);
  expect(made.days.map(({ hotelId }) => hotelId)).toEqual([made.hotels[0]?.id, null]);
});
