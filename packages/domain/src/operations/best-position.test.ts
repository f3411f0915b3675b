import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceMeters } from '../geo/distance.ts';
import { routeLegsOf } from '../legs/route-legs.ts';
import { anyTrip } from '../testing/any-trip.ts';
import { PLACES, placeOf } from '../testing/places.ts';
import { routeOf, tripOf, type TripSketch } from '../testing/trip-of.ts';
import { isSamePlace, shortLabel, type Location } from '../trip/location.ts';
import { stopsOf, type Trip } from '../trip/trip.ts';
import { addStop } from './add-stop.ts';
import { bestPosition, type Placing, type StopPosition } from './best-position.ts';

const where = (sketch: TripSketch, place: string, placing?: Placing): string => {
  const found = bestPosition(tripOf(sketch), placeOf(place), placing);
  return found ? `${found.dayId} ${found.index}` : 'nowhere';
};

/** Types places one after the other; each follows the one that was added before it. */
function typed(trip: Trip, places: readonly Location[]): Trip {
  let addedId: string | null = null;
  for (const location of places) {
    const at = bestPosition(trip, location, { addedId });
    if (!at) throw new Error('no day');
    addedId = `neu-${stopsOf(trip).length}`;
    const result = addStop(trip, { ...at, stop: { id: addedId, location } });
    if (!result.ok) throw new Error(result.error);
    trip = result.value;
  }
  return trip;
}

const eifel = (name: string, lat: number, lng: number): Location => ({
  lat,
  lng,
  label: `${name}, Deutschland`,
  longLabel: '',
  englishName: '',
});
const EIFEL = [
  eifel('Köln', 50.9375, 6.9603),
  eifel('Monschau', 50.5547, 6.2405),
  eifel('Maria Laach', 50.4024, 7.2528),
  eifel('Burg Eltz', 50.2053, 7.3366),
  eifel('Cochem', 50.1461, 7.1667),
  eifel('Bernkastel-Kues', 49.9158, 7.0763),
  eifel('Trier', 49.7596, 6.6441),
  eifel('Köln', 50.9375, 6.9603),
];

const RHINE = { 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Mainz'], 'Tag 3': ['Straßburg', 'Basel'] };

describe('a new stop', () => {
  it.each<[string, TripSketch, string, string]>([
    ['lies between two stops of a day', RHINE, 'Freiburg', 'tag-3 1'],
    ['lies on the way of the later day', RHINE, 'Koblenz', 'tag-2 0'],
    ['follows the last stop', RHINE, 'Zürich', 'tag-3 2'],
    ['is the first of an empty trip', { 'Tag 1': [], 'Tag 2': [] }, 'Köln', 'tag-1 0'],
    ['is reached on the day of the start', { 'Tag 1': ['Köln'], 'Tag 2': [] }, 'Mainz', 'tag-1 1'],
    [
      'stays on the day while the drive keeps within the limit',
      { 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': [] },
      'Frankfurt',
      'tag-1 2',
    ],
    [
      'takes the next free day where the drive would get too long',
      { 'Tag 1': ['Köln', 'Frankfurt'], 'Tag 2': [], 'Tag 3': [] },
      'Berlin',
      'tag-2 0',
    ],
    [
      'is visited on the free day after a long drive if that is near',
      { 'Tag 1': ['Hamburg', 'Karlsruhe'], 'Tag 2': [], 'Tag 3': ['Straßburg'] },
      'Heidelberg',
      'tag-2 0',
    ],
    [
      'is passed on a long drive rather than driven back to',
      { 'Tag 1': ['Köln', 'Berlin'], 'Tag 2': [], 'Tag 3': [] },
      'Leipzig',
      'tag-1 1',
    ],
    ['is the way home at the end', RHINE, 'Köln', 'tag-3 2'],
    [
      'comes before the way home',
      { 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Köln'] },
      'Mainz',
      'tag-1 2',
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
    const long = tripOf({ 'Tag 1': ['Wien', 'Mainz'], 'Tag 2': [] });
    const at = bestPosition(long, wiesbaden, { addedId: 'mainz' });
    expect(at).toEqual({ dayId: 'tag-1', index: 2 });
  });

  it('keeps the order in which places are typed, the way home on the last day', () => {
    const trip = typed(tripOf({ 'Tag 1': [], 'Tag 2': [] }), EIFEL);
    expect(routeOf(trip)).toEqual(EIFEL.map(shortLabel));
    expect(trip.days[1]?.cityList.at(-1)?.location).toEqual(EIFEL.at(-1));
  });

  it('keeps the typed order whatever is typed', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PLACES), { maxLength: 9 }), (places) => {
        // The start again is the way home, behind which nothing comes.
        const [start] = places;
        const others = places.filter((place, index) => index === 0 || place !== start);
        const trip = typed(tripOf({ 'Tag 1': [], 'Tag 2': [], 'Tag 3': [] }), others);
        expect(routeOf(trip)).toEqual(others.map(shortLabel));
      }),
    );
  });

  it.each<[string, string, string, string]>([
    ['comes behind the selected one', 'koeln', 'Amsterdam', 'tag-1 1'],
    ['comes elsewhere where that saves much', 'koeln', 'Freiburg', 'tag-3 1'],
    ['goes by the last one when the selected one is gone', 'weg', 'Zürich', 'tag-3 2'],
  ])('%s', (_, selectedId, place, expected) => {
    expect(where(RHINE, place, { selectedId })).toBe(expected);
  });

  it('starts the next day with what would make the day before too long', () => {
    const sketch = { 'Tag 1': ['Köln', 'Berlin'], 'Tag 2': ['Prag'] };
    expect(where(sketch, 'Dresden', { addedId: 'berlin' })).toBe('tag-2 0');
    expect(where(sketch, 'Dresden', { addedId: 'berlin', drivingLimitMinutes: 720 })).toBe(
      'tag-1 2',
    );
  });

  it.each<[string, TripSketch, string, string]>([
    ['where it fits best in it', RHINE, 'tag-3', 'tag-3 1'],
    ['not before the first stop of the trip', RHINE, 'tag-1', 'tag-1 2'],
    ['into an empty one', { 'Tag 1': ['Köln'], 'Tag 2': [] }, 'tag-2', 'tag-2 0'],
    ['behind the optional ones', { 'Tag 1': ['Köln'], 'Tag 2': ['Paris?'] }, 'tag-2', 'tag-2 1'],
    ['nowhere when it is gone', RHINE, 'tag-9', 'nowhere'],
  ])('comes to a chosen day, %s', (_, sketch, dayId, expected) => {
    expect(where(sketch, 'Freiburg', { dayId })).toBe(expected);
  });

  it('comes to a chosen day, behind the one that was added there, the way home at its end', () => {
    expect(where(RHINE, 'Freiburg', { dayId: 'tag-3', addedId: 'basel' })).toBe('tag-3 2');
    expect(where(RHINE, 'Köln', { dayId: 'tag-1' })).toBe('tag-1 2');
  });

  it('lengthens the route by hardly more than at any other place behind the first stop', () => {
    const anyPlace = fc.constantFrom(...PLACES);
    fc.assert(
      fc.property(anyTrip(), anyPlace, (trip, location) => {
        // Without a limit and a way home the shortest detour decides.
        const found = bestPosition(trip, location, { drivingLimitMinutes: 100_000 });
        if (!found) return trip.days.length === 0;
        const legs = routeLegsOf(trip);
        const [start, end] = [legs[0], legs.at(-1)];
        if (start && end && [location, end.to].some((place) => isSamePlace(start.from, place)))
          return true;
        const others = trip.days.flatMap(({ id, cityList }) =>
          Array.from({ length: cityList.length + 1 }, (_, index) => ({ dayId: id, index })),
        );
        const detour = (at: StopPosition) =>
          lengthOf(withStop(trip, location, at)) - lengthOf(trip);
        return others.every((other) => {
          const longer = withStop(trip, location, other);
          const isStartKept = !start || routeLegsOf(longer)[0]?.fromCityId === start.fromCityId;
          return !isStartKept || detour(other) >= detour(found) * 0.7 - 1;
        });
      }),
    );
  });

  it('comes to the day that was chosen, whichever it is', () => {
    fc.assert(
      fc.property(anyTrip(), fc.nat(), (trip, pick) => {
        const day = trip.days[pick % Math.max(1, trip.days.length)];
        if (!day) return;
        const found = bestPosition(trip, placeOf('Prag'), { dayId: day.id });
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
