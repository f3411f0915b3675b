import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTrip } from '../testing/any-trip.ts';
import { hotelOf, routeOf, sketchOf, tripOf } from '../testing/trip-of.ts';
import { checkTrip } from '../trip/check-trip.ts';
import { hotelsThatDoNotFit } from '../trip/hotel-fit.ts';
import { isSamePlace } from '../trip/location.ts';
import { stopsOf, type Trip } from '../trip/trip.ts';
import { optimiseRoute } from './optimise-route.ts';

const optimised = (trip: Trip): Trip => {
  const result = optimiseRoute(trip);
  if (!result.ok) throw new Error(result.error);
  return result.value;
};

const ids = (trip: Trip): readonly string[] => stopsOf(trip).map((stop) => stop.id);

describe('the quick optimisation', () => {
  it('keeps the first stop and goes on to the nearest [OP-1]', () => {
    const trip = tripOf({ 'Tag 1': ['Köln', 'München', 'Bonn', 'Stuttgart', 'Koblenz'] });
    expect(routeOf(optimised(trip))).toEqual(['Köln', 'Bonn', 'Koblenz', 'Stuttgart', 'München']);
  });

  it('keeps home at the end of a round trip [OP-2]', () => {
    const trip = tripOf({ 'Tag 1': ['Köln', 'München', 'Bonn'], 'Tag 2': ['Stuttgart', 'Köln'] });
    expect(routeOf(optimised(trip))).toEqual(['Köln', 'Bonn', 'Stuttgart', 'München', 'Köln']);
  });

  it('keeps every place that was visited before at the end, in the old order [OP-2]', () => {
    const trip = tripOf({
      'Tag 1': ['Köln', 'Mainz', 'Bonn', 'Mainz', 'Koblenz', 'Bonn', 'Köln'],
    });
    expect(routeOf(optimised(trip))).toEqual([
      'Köln',
      'Bonn',
      'Koblenz',
      'Mainz',
      'Mainz',
      'Bonn',
      'Köln',
    ]);
  });

  it('knows a place again within ten meters, if the labels agree [OP-2]', () => {
    const trip = tripOf({ 'Tag 1': ['Köln', 'Mainz', 'Bonn'], 'Tag 2': ['Köln'] });
    const near = (label: string): Trip => ({
      ...trip,
      days: trip.days.map((day, index) => ({
        ...day,
        cityList: day.cityList.map((stop) =>
          index === 0 ? stop : { ...stop, location: { ...stop.location, lat: 50.93755, label } },
        ),
      })),
    });
    expect(ids(optimised(near('Köln Dom')))).toEqual(['koeln', 'bonn', 'mainz', 'koeln-2']);
    expect(ids(optimised(near('Deutz')))).toEqual(['koeln', 'koeln-2', 'bonn', 'mainz']);
  });

  it('changes nothing where there is nothing to choose', () => {
    for (const trip of [
      tripOf({ 'Tag 1': [] }),
      tripOf({ 'Tag 1': [], 'Tag 2': ['Köln'], 'Tag 3': ['Bonn'], 'Tag 4': [] }),
    ])
      expect(optimised(trip)).toEqual(trip);
  });
});

describe('the nights of an optimised trip', () => {
  it('stay with their stops, also those of days without stops [OP-3]', () => {
    const trip = tripOf({
      'Tag 1': ['Köln'],
      'Tag 2': ['München'],
      'Tag 3': [],
      'Tag 4': [],
      'Tag 5': ['Bonn', 'Koblenz'],
      'Tag 6': ['Stuttgart'],
    });
    // Köln one night, München three, Koblenz one; Bonn is passed through.
    expect(sketchOf(optimised(trip))).toEqual({
      'tag-1': ['Köln'],
      'tag-2': ['Bonn', 'Koblenz'],
      'tag-3': ['Stuttgart', 'München'],
      'tag-4': [],
      'tag-5': [],
      'tag-6': [],
    });
  });

  it('stay with a city that was entered once for each day [OP-3]', () => {
    const trip = tripOf({
      'Tag 1': ['Köln'],
      'Tag 2': ['München'],
      'Tag 3': ['München'],
      'Tag 4': ['Bonn'],
      'Tag 5': ['Stuttgart'],
    });
    expect(sketchOf(optimised(trip))).toEqual({
      'tag-1': ['Köln'],
      'tag-2': ['Bonn'],
      'tag-3': ['Stuttgart', 'München'],
      'tag-4': ['München'],
      'tag-5': [],
    });
  });

  it('leave the days before the first stop alone', () => {
    const trip = tripOf({ 'Tag 1': [], 'Tag 2': ['Köln', 'Mainz', 'Bonn'] });
    expect(sketchOf(optimised(trip))).toEqual({ 'tag-1': [], 'tag-2': ['Köln', 'Bonn', 'Mainz'] });
  });

  it('leave optional stops behind the stop that they followed', () => {
    const trip = tripOf({ 'Tag 1': ['Köln', 'Mainz', 'Bonn?', 'Koblenz'] });
    expect(sketchOf(optimised(trip))).toEqual({ 'tag-1': ['Köln', 'Koblenz', 'Mainz', 'Bonn?'] });
  });
});

describe('the hotels of an optimised trip', () => {
  const sketch = {
    'Tag 1': ['Köln'],
    'Tag 2': ['München'],
    'Tag 3': [],
    'Tag 4': ['Bonn'],
    'Tag 5': ['Köln'],
  };

  it('go with their stops [OP-3]', () => {
    const hotels = [hotelOf('München', '2026-07-13', 2), hotelOf('Bonn', '2026-07-15', 1)];
    const found = optimised(tripOf(sketch, { hotels }));
    expect(sketchOf(found)).toEqual({
      'tag-1': ['Köln'],
      'tag-2': ['Bonn'],
      'tag-3': ['München'],
      'tag-4': [],
      'tag-5': ['Köln'],
    });
    expect(found.days.map((day) => day.hotelId)).toEqual([
      null,
      'hotel-bonn',
      'hotel-muenchen',
      'hotel-muenchen',
      null,
    ]);
    expect(hotelsThatDoNotFit(found)).toEqual([]);
  });

  it('keep their dates when they are booked, and no longer fit', () => {
    const booked = hotelOf('Bonn', '2026-07-15', 1, { booked: true });
    const found = optimised(tripOf(sketch, { hotels: [booked] }));
    expect(found.hotels).toEqual([booked]);
    expect(hotelsThatDoNotFit(found)).toEqual([booked]);
  });

  it('are not left between their nights: tours from one hotel stay together [OP-3]', () => {
    const trip = tripOf(
      {
        'Tag 1': ['Köln', 'Stuttgart'],
        'Tag 2': ['Heidelberg', 'Stuttgart'],
        'Tag 3': ['Bonn', 'Karlsruhe', 'Stuttgart'],
        'Tag 4': ['Koblenz'],
      },
      { hotels: [hotelOf('Stuttgart', '2026-07-12', 3)] },
    );
    const found = optimised(trip);
    expect(routeOf(found)).toEqual([
      'Köln',
      'Koblenz',
      'Stuttgart',
      'Heidelberg',
      'Stuttgart',
      'Bonn',
      'Karlsruhe',
      'Stuttgart',
    ]);
    expect(found.days.map((day) => day.cityList.length)).toEqual([3, 2, 3, 0]);
    expect(hotelsThatDoNotFit(found)).toEqual([]);
  });

  it('let the sights around one hotel change places', () => {
    const trip = tripOf(
      {
        'Tag 1': ['Köln'],
        'Tag 2': ['Mainz', 'Frankfurt'],
        'Tag 3': ['Bonn'],
        'Tag 4': ['Koblenz'],
      },
      { hotels: [hotelOf('Koblenz', '2026-07-12', 4)] },
    );
    const found = optimised(trip);
    expect(sketchOf(found)).toEqual({
      'tag-1': ['Köln'],
      'tag-2': ['Bonn'],
      'tag-3': ['Koblenz'],
      'tag-4': ['Mainz', 'Frankfurt'],
    });
    expect(hotelsThatDoNotFit(found)).toEqual([]);
  });

  it('stay for the last night of a trip that does not end at home', () => {
    const hotels = [hotelOf('Bonn', '2026-07-13', 1)];
    const trip = tripOf({ 'Tag 1': ['Köln', 'Mainz'], 'Tag 2': ['Bonn'] }, { hotels });
    const found = optimised(trip);
    expect(sketchOf(found)).toEqual({ 'tag-1': ['Köln', 'Bonn'], 'tag-2': ['Mainz'] });
    expect(found.days.map((day) => day.hotelId)).toEqual(['hotel-bonn', null]);
  });
});

it('keeps all stops, the first place, the nights in every hotel and a good trip [OP-1, OP-3]', () => {
  fc.assert(
    fc.property(anyTrip(), (trip) => {
      const before = JSON.stringify(trip);
      const found = optimised(trip);
      expect(checkTrip(found)).toEqual([]);
      expect(ids(found).toSorted()).toEqual(ids(trip).toSorted());
      expect(ids(found)[0]).toBe(ids(trip)[0]);
      expect(hotelNights(found)).toEqual(hotelNights(trip));
      expect(found.days.map((day) => day.date)).toEqual(trip.days.map((day) => day.date));
      expect(JSON.stringify(trip)).toBe(before);
    }),
  );
});

it('keeps the nights at every place [OP-3]', () => {
  fc.assert(
    fc.property(anyTrip({ maxDays: 8, maxStopsPerDay: 2 }), (drawn) => {
      const trip = withoutHotels(drawn);
      expect(nightsByPlace(optimised(trip))).toEqual(nightsByPlace(trip));
    }),
  );
});

const hotelNights = (trip: Trip): readonly unknown[] =>
  trip.days.map((day) => String(day.hotelId)).toSorted();

const withoutHotels = (trip: Trip): Trip => ({
  ...trip,
  hotels: [],
  days: trip.days.map((day) => ({
    ...day,
    hotelId: null,
    cityList: day.cityList.map((stop) => ({ ...stop, optional: false })),
  })),
});

/** Counts, evening by evening, where one is; the evening of the last day is spent at home. */
function nightsByPlace(trip: Trip): Readonly<Record<string, number>> {
  const nights: Record<string, number> = {};
  let here = '';
  for (const day of trip.days.slice(0, -1)) {
    const last = day.cityList.at(-1);
    const twin = last && stopsOf(trip).find((stop) => isSamePlace(stop.location, last.location));
    here = twin?.location.label ?? here;
    if (here !== '') nights[here] = (nights[here] ?? 0) + 1;
  }
  return nights;
}
