import { describe, expect, it } from 'vitest';
import { accepted } from '../testing/accepted.ts';
import { placeOf } from '../testing/places.ts';
import { countingIds, sketchOf, tripOf } from '../testing/trip-of.ts';
import type { NoteEntry } from '../trip/entry.ts';
import { findStop } from '../trip/find.ts';
import { EMPTY_LOCATION } from '../trip/location.ts';
import type { Stop } from '../trip/stop.ts';
import type { Trip } from '../trip/trip.ts';
import { addStop } from './add-stop.ts';
import { copyStop } from './copy-stop.ts';
import { moveStop } from './move-stop.ts';
import { removeStop } from './remove-stop.ts';
import { replaceStop } from './replace-stop.ts';
import { setDayStart } from './set-day-start.ts';
import { setIcon } from './set-icon.ts';
import { setOptional } from './set-optional.ts';
import { setRouteProfile } from './set-route-profile.ts';
import { setStay } from './set-stay.ts';
import { setToll } from './set-toll.ts';

const TRIP = tripOf({ 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Mainz'] });
const KOBLENZ = { id: 'koblenz', location: placeOf('Koblenz') };

const note = (id: string): NoteEntry => ({
  id,
  entryType: 'note',
  name: '',
  location: EMPTY_LOCATION,
  content: '',
});

const stopIn = (trip: Trip, id: string): Stop | undefined => findStop(trip, id)?.stop;

describe('adding a stop', () => {
  it.each([
    [0, ['Koblenz', 'Köln', 'Bonn']],
    [1, ['Köln', 'Koblenz', 'Bonn']],
    [2, ['Köln', 'Bonn', 'Koblenz']],
    [9, ['Köln', 'Bonn', 'Koblenz']],
    [-1, ['Koblenz', 'Köln', 'Bonn']],
  ])('at place %i of a day', (index, names) => {
    const found = accepted(addStop(TRIP, { stop: KOBLENZ, dayId: 'tag-1', index }));
    expect(sketchOf(found)).toEqual({ 'tag-1': names, 'tag-2': ['Mainz'] });
  });

  it('at the end when no place is named, with the defaults of a stop [ST-2]', () => {
    const found = accepted(addStop(TRIP, { stop: KOBLENZ, dayId: 'tag-2' }));
    expect(found.days[1]?.cityList[1]).toEqual({
      ...KOBLENZ,
      icon: '',
      entries: [],
      routeProfile: 'driving',
      optional: false,
      toll: true,
      pois: [],
      note: null,
    });
  });

  it.each([
    ['a day that is gone', { stop: KOBLENZ, dayId: 'tag-9' }, 'day-gone'],
    [
      'a place without coordinates',
      { stop: { id: 'x', location: EMPTY_LOCATION }, dayId: 'tag-1' },
      'location-invalid',
    ],
    ['an id that is taken', { stop: { ...KOBLENZ, id: 'mainz' }, dayId: 'tag-1' }, 'id-taken'],
    ['no id', { stop: { ...KOBLENZ, id: '' }, dayId: 'tag-1' }, 'id-missing'],
    [
      'a stay that is none',
      { stop: { ...KOBLENZ, stayMinutes: -5 }, dayId: 'tag-1' },
      'time-invalid',
    ],
    [
      'two entries of one id',
      { stop: { ...KOBLENZ, entries: [note('a'), note('a')] }, dayId: 'tag-1' },
      'id-taken',
    ],
    ['an entry without id', { stop: { ...KOBLENZ, note: note('') }, dayId: 'tag-1' }, 'id-missing'],
    [
      'two points of interest of one id',
      {
        stop: {
          ...KOBLENZ,
          pois: [1, 2].map(() => ({ osmId: '1', name: '', location: EMPTY_LOCATION })),
        },
        dayId: 'tag-1',
      },
      'id-taken',
    ],
  ])('is refused for %s', (_, args, error) => {
    expect(addStop(TRIP, args)).toEqual({ ok: false, error });
  });

  it('is refused for the 2,001st', () => {
    const full = tripOf({ 'Tag 1': Array.from({ length: 2000 }, () => 'Köln') });
    const refused = { ok: false, error: 'too-many-stops' };
    expect(addStop(full, { stop: KOBLENZ, dayId: 'tag-1' })).toEqual(refused);
    expect(copyStop(full, { stopId: 'koeln', makeId: countingIds() })).toEqual(refused);
  });
});

describe('moving a stop', () => {
  it.each([
    ['koeln', 'tag-1', 1, { 'tag-1': ['Bonn', 'Köln'], 'tag-2': ['Mainz'] }],
    ['bonn', 'tag-1', 0, { 'tag-1': ['Bonn', 'Köln'], 'tag-2': ['Mainz'] }],
    ['koeln', 'tag-1', 0, { 'tag-1': ['Köln', 'Bonn'], 'tag-2': ['Mainz'] }],
    ['koeln', 'tag-2', 0, { 'tag-1': ['Bonn'], 'tag-2': ['Köln', 'Mainz'] }],
    ['koeln', 'tag-2', 1, { 'tag-1': ['Bonn'], 'tag-2': ['Mainz', 'Köln'] }],
    ['mainz', 'tag-1', 99, { 'tag-1': ['Köln', 'Bonn', 'Mainz'], 'tag-2': [] }],
  ])('%s to place %3$i of %2$s', (stopId, toDayId, index, sketch) => {
    expect(sketchOf(accepted(moveStop(TRIP, { stopId, toDayId, index })))).toEqual(sketch);
  });

  it('is refused where the stop or the day is gone', () => {
    expect(moveStop(TRIP, { stopId: 'x', toDayId: 'tag-1' })).toEqual({
      ok: false,
      error: 'stop-gone',
    });
    expect(moveStop(TRIP, { stopId: 'koeln', toDayId: 'x' })).toEqual({
      ok: false,
      error: 'day-gone',
    });
  });
});

describe('copying a stop', () => {
  const rich = accepted(
    addStop(TRIP, {
      stop: { ...KOBLENZ, entries: [note('a')], note: note('b'), toll: false },
      dayId: 'tag-1',
      index: 0,
    }),
  );

  it('puts the copy right behind it, with new ids for all that it has', () => {
    const found = accepted(copyStop(rich, { stopId: 'koblenz', makeId: countingIds() }));
    expect(sketchOf(found)['tag-1']).toEqual(['Koblenz', 'Koblenz', 'Köln', 'Bonn']);
    expect(found.days[0]?.cityList[1]).toEqual({
      ...rich.days[0]?.cityList[0],
      id: 'neu-1',
      entries: [note('neu-2')],
      note: note('neu-3'),
    });
  });

  it('puts it into another day', () => {
    const args = { stopId: 'koblenz', toDayId: 'tag-2', makeId: countingIds() };
    expect(sketchOf(accepted(copyStop(rich, args)))['tag-2']).toEqual(['Mainz', 'Koblenz']);
    expect(sketchOf(accepted(copyStop(rich, { ...args, index: 0 })))['tag-2']).toEqual([
      'Koblenz',
      'Mainz',
    ]);
  });

  it.each([
    ['x', undefined, 'neu', 'stop-gone'],
    ['koeln', 'x', 'neu', 'day-gone'],
    ['koeln', 'tag-1', 'bonn', 'id-taken'],
    ['koblenz', 'tag-1', 'a', 'id-taken'],
  ])('%s into %s as %s is refused: %s', (stopId, toDayId, id, error) => {
    const args = { stopId, makeId: () => id, ...(toDayId !== undefined && { toDayId }) };
    expect(copyStop(rich, args)).toEqual({ ok: false, error });
  });
});

describe('removing a stop', () => {
  it('takes it out of its day and off the moved ones', () => {
    const found = accepted(
      removeStop({ ...TRIP, movedCities: ['koeln', 'bonn'] }, { stopId: 'koeln' }),
    );
    expect(sketchOf(found)).toEqual({ 'tag-1': ['Bonn'], 'tag-2': ['Mainz'] });
    expect(found.movedCities).toEqual(['bonn']);
  });

  it('is refused when it is gone', () => {
    expect(removeStop(TRIP, { stopId: 'x' })).toEqual({ ok: false, error: 'stop-gone' });
  });
});

describe('replacing a stop', () => {
  it('gives it another place and leaves the rest', () => {
    const found = accepted(replaceStop(TRIP, { stopId: 'bonn', location: placeOf('Koblenz') }));
    expect(stopIn(found, 'bonn')).toEqual({
      ...stopIn(TRIP, 'bonn'),
      location: placeOf('Koblenz'),
    });
  });

  it('is refused for a place without coordinates', () => {
    const args = { stopId: 'bonn', location: EMPTY_LOCATION };
    expect(replaceStop(TRIP, args)).toEqual({ ok: false, error: 'location-invalid' });
  });
});

describe('the fields of a stop', () => {
  it('are set one by one [ST-2, ST-3]', () => {
    const stopId = 'bonn';
    const results = [
      [setRouteProfile(TRIP, { stopId, routeProfile: 'cycling' }), { routeProfile: 'cycling' }],
      [setOptional(TRIP, { stopId, optional: true }), { optional: true }],
      [setToll(TRIP, { stopId, toll: false }), { toll: false }],
      [setIcon(TRIP, { stopId, icon: 'camera' }), { icon: 'camera' }],
      [setStay(TRIP, { stopId, stayMinutes: 90 }), { stayMinutes: 90 }],
    ] as const;
    for (const [result, change] of results) {
      expect(stopIn(accepted(result), stopId)).toEqual({ ...stopIn(TRIP, stopId), ...change });
      expect(stopIn(accepted(result), 'koeln')).toBe(stopIn(TRIP, 'koeln'));
    }
  });

  it('are not set on a stop that is gone', () => {
    const refused = { ok: false, error: 'stop-gone' };
    expect(setToll(TRIP, { stopId: 'x', toll: true })).toEqual(refused);
    expect(setStay(TRIP, { stopId: 'x', stayMinutes: 5 })).toEqual(refused);
  });

  it('lose their stay again', () => {
    const stayed = accepted(setStay(TRIP, { stopId: 'bonn', stayMinutes: 90 }));
    expect(accepted(setStay(stayed, { stopId: 'bonn', stayMinutes: null }))).toEqual(TRIP);
    expect(setStay(TRIP, { stopId: 'bonn', stayMinutes: -1 })).toEqual({
      ok: false,
      error: 'time-invalid',
    });
  });
});

describe('the start of a day', () => {
  it('is set and taken back', () => {
    const early = accepted(setDayStart(TRIP, { dayId: 'tag-2', startMinutes: 7 * 60 }));
    expect(early.days[1]).toEqual({ ...TRIP.days[1], startMinutes: 420 });
    expect(accepted(setDayStart(early, { dayId: 'tag-2', startMinutes: null }))).toEqual(TRIP);
  });

  it.each([
    ['tag-9', 60, 'day-gone'],
    ['tag-1', 1440, 'time-invalid'],
    ['tag-1', -1, 'time-invalid'],
    ['tag-1', 0.5, 'time-invalid'],
  ])('of %s at minute %d is refused: %s', (dayId, startMinutes, error) => {
    expect(setDayStart(TRIP, { dayId, startMinutes })).toEqual({ ok: false, error });
  });
});
