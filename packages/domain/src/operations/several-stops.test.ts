import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accepted } from '../testing/accepted.ts';
import { anyTrip } from '../testing/any-trip.ts';
import { placeOf } from '../testing/places.ts';
import { countingIds, sketchOf, tripOf } from '../testing/trip-of.ts';
import { EMPTY_LOCATION } from '../trip/location.ts';
import { stopsOf } from '../trip/trip.ts';
import { addStops } from './add-stops.ts';
import { addStopsOverDays } from './add-stops-over-days.ts';
import { copyStops } from './copy-stops.ts';
import { moveStops } from './move-stops.ts';
import { removeStops } from './remove-stops.ts';

const TRIP = tripOf({ 'Tag 1': ['Köln', 'Bonn', 'Koblenz'], 'Tag 2': ['Mainz', 'Frankfurt'] });
const LYON = { id: 'lyon', location: placeOf('Lyon') };
const NIZZA = { id: 'nizza', location: placeOf('Nizza') };

describe('adding several stops over days', () => {
  const trip = tripOf({ 'Tag 1': ['Köln'], 'Tag 2': [] });
  const spread = { dayCount: 2, makeId: countingIds() };

  it('adds them and spreads all, as one edit', () => {
    const found = accepted(
      addStopsOverDays(trip, { dayId: 'tag-1', stops: [LYON, NIZZA], spread }),
    );
    expect(sketchOf(found)).toEqual({ 'tag-1': ['Köln', 'Lyon'], 'tag-2': ['Nizza'] });
  });

  it('is refused as a whole', () => {
    const nowhere = { id: 'x', location: EMPTY_LOCATION };
    expect(addStopsOverDays(trip, { dayId: 'tag-1', stops: [LYON, nowhere], spread })).toEqual({
      ok: false,
      error: 'location-invalid',
    });
  });
});

describe('moving several stops', () => {
  it.each([
    [['koeln', 'koblenz'], 'tag-2', 1, ['Bonn'], ['Mainz', 'Köln', 'Koblenz', 'Frankfurt']],
    [['koblenz', 'koeln'], 'tag-2', 0, ['Bonn'], ['Köln', 'Koblenz', 'Mainz', 'Frankfurt']],
    [['koeln', 'bonn'], 'tag-1', 1, ['Koblenz', 'Köln', 'Bonn'], ['Mainz', 'Frankfurt']],
    [['frankfurt', 'koeln'], 'tag-1', 0, ['Köln', 'Frankfurt', 'Bonn', 'Koblenz'], ['Mainz']],
    [['bonn', 'bonn'], 'tag-2', 9, ['Köln', 'Koblenz'], ['Mainz', 'Frankfurt', 'Bonn']],
  ])('%j to %s at place %i, in the order of the trip', (stopIds, toDayId, index, one, two) => {
    const found = accepted(moveStops(TRIP, { stopIds, toDayId, index }));
    expect(sketchOf(found)).toEqual({ 'tag-1': one, 'tag-2': two });
  });

  it('puts them at the end when no place is named', () => {
    const found = accepted(moveStops(TRIP, { stopIds: ['koeln', 'mainz'], toDayId: 'tag-2' }));
    expect(sketchOf(found)['tag-2']).toEqual(['Frankfurt', 'Köln', 'Mainz']);
  });

  it('moves none as well', () => {
    expect(accepted(moveStops(TRIP, { stopIds: [], toDayId: 'tag-2' }))).toBe(TRIP);
  });

  it.each([
    [['koeln', 'x'], 'tag-2', 'stop-gone'],
    [['koeln'], 'tag-9', 'day-gone'],
  ])('%j to %s is refused: %s', (stopIds, toDayId, error) => {
    expect(moveStops(TRIP, { stopIds, toDayId })).toEqual({ ok: false, error });
  });

  it('loses and doubles none, whichever are moved', () => {
    fc.assert(
      fc.property(anyTrip(), fc.array(fc.nat()), fc.nat(), fc.nat(), (trip, picks, day, index) => {
        const stops = stopsOf(trip);
        fc.pre(stops.length > 0);
        const stopIds = picks.map((pick) => stops[pick % stops.length]?.id ?? '');
        const toDayId = trip.days[day % trip.days.length]?.id ?? '';
        const found = accepted(moveStops(trip, { stopIds, toDayId, index: index % 4 }));
        expect(ids(stopsOf(found)).toSorted()).toEqual(ids(stops).toSorted());
        const moved = ids(stops).filter((id) => stopIds.includes(id));
        const there = ids(found.days.find((one) => one.id === toDayId)?.cityList ?? []);
        expect(there.filter((id) => moved.includes(id))).toEqual(moved);
      }),
    );
  });
});

const ids = (things: readonly { readonly id: string }[]): readonly string[] =>
  things.map(({ id }) => id);

describe('adding several stops', () => {
  it.each([
    [0, ['Lyon', 'Nizza', 'Mainz', 'Frankfurt']],
    [1, ['Mainz', 'Lyon', 'Nizza', 'Frankfurt']],
    [9, ['Mainz', 'Frankfurt', 'Lyon', 'Nizza']],
    [-3, ['Lyon', 'Nizza', 'Mainz', 'Frankfurt']],
  ])('from place %i of a day on, in their order', (index, names) => {
    const found = accepted(addStops(TRIP, { stops: [LYON, NIZZA], dayId: 'tag-2', index }));
    expect(sketchOf(found)['tag-2']).toEqual(names);
  });

  it('at the end when no place is named, and none changes nothing', () => {
    const found = accepted(addStops(TRIP, { stops: [LYON, NIZZA], dayId: 'tag-2' }));
    expect(sketchOf(found)['tag-2']).toEqual(['Mainz', 'Frankfurt', 'Lyon', 'Nizza']);
    expect(accepted(addStops(TRIP, { stops: [], dayId: 'tag-2' }))).toBe(TRIP);
  });

  it.each([
    ['one has no place', [LYON, { id: 'x', location: EMPTY_LOCATION }], 'location-invalid'],
    ['two have one id', [LYON, LYON], 'id-taken'],
  ])('is refused as a whole when %s', (_, stops, error) => {
    expect(addStops(TRIP, { stops, dayId: 'tag-1' })).toEqual({ ok: false, error });
  });
});

describe('removing several stops', () => {
  it('takes all of them and forgets that they were moved', () => {
    const trip = { ...TRIP, movedCities: ['bonn', 'mainz'] };
    const found = accepted(removeStops(trip, { stopIds: ['bonn', 'koeln', 'gone'] }));
    expect(sketchOf(found)).toEqual({ 'tag-1': ['Koblenz'], 'tag-2': ['Mainz', 'Frankfurt'] });
    expect(found.movedCities).toEqual(['mainz']);
  });

  it('is refused when none of them is there', () => {
    expect(removeStops(TRIP, { stopIds: ['gone'] })).toEqual({ ok: false, error: 'stop-gone' });
  });
});

describe('copying several stops', () => {
  it('puts copies with ids of their own to the end, in the order of the trip', () => {
    const makeId = countingIds();
    const wanted = { stopIds: ['mainz', 'koeln'], toDayId: 'tag-2', makeId };
    const found = accepted(copyStops(TRIP, wanted));
    expect(sketchOf(found)).toEqual({
      'tag-1': ['Köln', 'Bonn', 'Koblenz'],
      'tag-2': ['Mainz', 'Frankfurt', 'Köln', 'Mainz'],
    });
    expect(new Set(ids(stopsOf(found))).size).toBe(7);
  });

  it.each([
    [['koeln', 'x'], 'tag-2', 'stop-gone'],
    [['koeln'], 'tag-9', 'day-gone'],
  ])('%j to %s is refused: %s', (stopIds, toDayId, error) => {
    const wanted = { stopIds, toDayId, makeId: countingIds() };
    expect(copyStops(TRIP, wanted)).toEqual({ ok: false, error });
  });
});
