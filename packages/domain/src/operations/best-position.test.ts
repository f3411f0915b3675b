import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceMeters } from '../geo/distance.ts';
import { routeLegsOf } from '../legs/route-legs.ts';
import { anyTrip } from '../testing/any-trip.ts';
import { PLACES, placeOf } from '../testing/places.ts';
import { tripOf, type TripSketch } from '../testing/trip-of.ts';
import type { Location } from '../trip/location.ts';
import type { Trip } from '../trip/trip.ts';
import { addStop } from './add-stop.ts';
import { bestPosition, type StopPosition } from './best-position.ts';

const where = (sketch: TripSketch, place: string, dayId?: string): string => {
  const found = bestPosition(tripOf(sketch), placeOf(place), dayId);
  return found ? `${found.dayId} ${found.index}` : 'nowhere';
};

const RHINE = { 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Mainz'], 'Tag 3': ['Straßburg', 'Basel'] };

describe('a new stop', () => {
  it.each<[string, TripSketch, string, string]>([
    ['lies between two stops of a day', RHINE, 'Freiburg', 'tag-3 1'],
    ['lies on the way of the later day', RHINE, 'Koblenz', 'tag-2 0'],
    ['follows the last stop', RHINE, 'Zürich', 'tag-3 2'],
    ['never comes before the first stop', RHINE, 'Amsterdam', 'tag-1 1'],
    ['is the first of an empty trip', { 'Tag 1': [], 'Tag 2': [] }, 'Köln', 'tag-1 0'],
    ['is reached on the day of the start', { 'Tag 1': ['Köln'], 'Tag 2': [] }, 'Mainz', 'tag-1 1'],
    [
      'takes the next free day for a further leg',
      { 'Tag 1': ['Köln', 'Mainz'], 'Tag 2': [], 'Tag 3': [] },
      'Basel',
      'tag-2 0',
    ],
    [
      'is visited on a day of rest at the place before',
      { 'Tag 1': ['Köln'], 'Tag 2': [], 'Tag 3': ['Basel'] },
      'Bonn',
      'tag-2 0',
    ],
    [
      'is left on the day of the drive when it is nearer to the next place',
      { 'Tag 1': ['Köln'], 'Tag 2': [], 'Tag 3': ['Basel'] },
      'Freiburg',
      'tag-3 0',
    ],
    [
      'goes by stops on the route only',
      { 'Tag 1': ['Köln', 'Paris?'], 'Tag 2': ['Lyon?', 'Mainz'] },
      'Koblenz',
      'tag-2 1',
    ],
  ])('%s', (_, sketch, place, expected) => {
    expect(where(sketch, place)).toBe(expected);
  });

  it('stays on the day of the last stop when it is nearby', () => {
    const trip = tripOf({ 'Tag 1': ['Köln', 'Mainz'], 'Tag 2': [] });
    const wiesbaden = { ...placeOf('Mainz'), lat: 50.0826, lng: 8.24, label: 'Wiesbaden' };
    expect(bestPosition(trip, wiesbaden)).toEqual({ dayId: 'tag-1', index: 1 });
    const basel = tripOf({ 'Tag 1': ['Basel', 'Mainz'], 'Tag 2': [] });
    expect(bestPosition(basel, wiesbaden)).toEqual({ dayId: 'tag-1', index: 2 });
  });

  it.each<[string, TripSketch, string, string]>([
    ['where it fits best in it', RHINE, 'tag-3', 'tag-3 1'],
    ['not before the first stop of the trip', RHINE, 'tag-1', 'tag-1 2'],
    ['into an empty one', { 'Tag 1': ['Köln'], 'Tag 2': [] }, 'tag-2', 'tag-2 0'],
    ['behind the optional ones', { 'Tag 1': ['Köln'], 'Tag 2': ['Paris?'] }, 'tag-2', 'tag-2 1'],
    ['nowhere when it is gone', RHINE, 'tag-9', 'nowhere'],
  ])('comes to a chosen day, %s', (_, sketch, dayId, expected) => {
    expect(where(sketch, 'Freiburg', dayId)).toBe(expected);
  });

  it('lengthens the route by no more than at any other place behind the first stop', () => {
    const anyPlace = fc.constantFrom(...PLACES);
    fc.assert(
      fc.property(anyTrip(), anyPlace, (trip, location) => {
        const found = bestPosition(trip, location);
        if (!found) return trip.days.length === 0;
        const start = routeLegsOf(trip)[0]?.fromCityId;
        const others = trip.days.flatMap(({ id, cityList }) =>
          Array.from({ length: cityList.length + 1 }, (_, index) => ({ dayId: id, index })),
        );
        const best = lengthOf(withStop(trip, location, found));
        return others.every((other) => {
          const longer = withStop(trip, location, other);
          const isStartKept = start === undefined || routeLegsOf(longer)[0]?.fromCityId === start;
          return !isStartKept || lengthOf(longer) >= best - 1;
        });
      }),
    );
  });

  it('comes to the day that was chosen, whichever it is', () => {
    fc.assert(
      fc.property(anyTrip(), fc.nat(), (trip, pick) => {
        const day = trip.days[pick % Math.max(1, trip.days.length)];
        if (!day) return;
        const found = bestPosition(trip, placeOf('Prag'), day.id);
        expect(found?.dayId).toBe(day.id);
        expect(found?.index).toBeLessThanOrEqual(day.cityList.length);
      }),
    );
  });
});

function withStop(trip: Trip, location: Location, at: StopPosition): Trip {
  const result = addStop(trip, { ...at, stop: { id: 'neu', location } });
  return result.ok ? result.value : trip;
}

function lengthOf(trip: Trip): number {
  return routeLegsOf(trip).reduce((sum, { from, to }) => sum + distanceMeters(from, to), 0);
}
