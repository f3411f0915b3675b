import { describe, expect, it } from 'vitest';
import { placeOf, tripOf } from '../testing/index.ts';
import { newEntry } from '../trip/entry.ts';
import type { Location } from '../trip/location.ts';
import type { Stop } from '../trip/stop.ts';
import type { Trip } from '../trip/trip.ts';
import type { Omission, PublicTrip } from './public-trip.ts';
import { toPublicTrip } from './to-public-trip.ts';

const TOWNS = tripOf({ 'Tag 1': ['München', 'Innsbruck'], 'Tag 2': ['Bozen'] });
const FIRST = TOWNS.days[0]?.cityList[0]?.id;
const DOOR = { ...placeOf('München'), lat: 48.131234, lng: 11.571234 };
const HOUSE = { ...DOOR, label: 'Lindenweg 5, München, Deutschland' };

function shown(trip: Trip, omit: readonly Omission[], homes: readonly Location[] = []): PublicTrip {
  return toPublicTrip(trip, {
    omit,
    homes,
    author: { uid: 'anna', name: 'Anna' },
    publication: { id: 'r', kind: 'published', stand: '', version: '1-1', follows: true },
  });
}

function withStops(change: (stop: Stop) => Stop): Trip {
  return {
    ...TOWNS,
    days: TOWNS.days.map((day) => ({ ...day, cityList: day.cityList.map(change) })),
  };
}

const beginningAt = (location: Location): Trip =>
  withStops((stop) => (stop.id === FIRST ? { ...stop, location } : stop));

const plannedIn = (trip: PublicTrip) =>
  trip.days.flatMap(({ stops }) =>
    stops.map(({ label, entries, pois }) => ({
      label,
      entries: entries.map(({ title }) => title),
      pois: pois.map(({ name }) => name),
    })),
  );

const roundedWays = ({ totalDistance, totalDuration, days }: PublicTrip) =>
  [
    { meters: totalDistance, seconds: totalDuration },
    ...days,
    ...days.flatMap(({ stops }) => stops.flatMap(({ leg }) => leg ?? [])),
  ].map(({ meters, seconds }) => [Math.round(meters / 1000), Math.round(seconds / 60)]);

const at = (name: string, metersNorth: number) => ({
  ...newEntry({ id: name, entryType: 'activity', name }),
  location: { ...HOUSE, label: name, lat: HOUSE.lat + metersNorth / 111_000 },
});

const isWholeKm = (meters: number): boolean => meters % 1000 === 0;

describe('a trip without its home', () => {
  it.each([
    ['nobody says where they live', []],
    ['the traveller lives in the first town', [placeOf('München')]],
    ['the traveller lives in the last town', [placeOf('Bozen')]],
  ])('has all that is planned in its first and last town where %s', (_, homes) => {
    const planned = withStops((stop) => ({
      ...stop,
      entries: [
        newEntry({ id: `${stop.id}-m`, entryType: 'activity', name: 'Museum' }),
        {
          ...newEntry({ id: `${stop.id}-w`, entryType: 'restaurant', name: 'Wirtshaus' }),
          location: stop.location,
        },
      ],
      pois: [{ osmId: 'n1', name: 'Dom', location: stop.location }],
    }));
    expect(plannedIn(shown(planned, ['home'], homes))).toEqual(plannedIn(shown(planned, [])));
  });

  it('is as long as with it, to the kilometer and the minute', () => {
    const trip = beginningAt(HOUSE);
    const without = shown(trip, ['home']);
    expect(roundedWays(without)).toEqual(roundedWays(shown(trip, [])));
    // To the meter they would tell where the door is.
    const [day] = without.days;
    expect([without.totalDistance, day?.meters, day?.stops[1]?.leg?.meters]).toSatisfy(
      (all: readonly number[]) => all.every(isWholeKm),
    );
  });

  it('keeps a sight in the street behind, and drops what lies behind the door', () => {
    const entries = [at('Koffer packen', 5), at('Museum', 400)];
    const trip = withStops((stop) =>
      stop.id === FIRST ? { ...stop, location: HOUSE, entries } : stop,
    );
    expect(plannedIn(shown(trip, ['home']))[0]).toMatchObject({
      label: 'München, Deutschland',
      entries: ['Museum'],
    });
  });

  it('tells its two ends to about a kilometer: a house picked on the map has the name of its town', () => {
    const [first] = shown(beginningAt(DOOR), ['home']).days[0]?.stops ?? [];
    expect(first).toMatchObject({ label: DOOR.label, lat: 48.13, lng: 11.57, isCoarse: false });
  });
});
