import { moveStops, stopsOf, type Trip } from '@fahrtwind/domain';
import { anyTrip, tripOf } from '@fahrtwind/domain/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areAlreadyThere, positionBeside, positionOf, stepPosition } from './drop-position.ts';

const trip = tripOf({ 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': [], 'Tag 3': ['Mainz'] });
const [one, two, three] = trip.days.map(({ id }) => id);

describe('one step', () => {
  it.each([
    ['koeln', 1, { dayId: one, index: 1 }],
    ['bonn', 1, { dayId: two, index: 0 }],
    ['bonn', -1, { dayId: one, index: 0 }],
    ['mainz', -1, { dayId: two, index: 0 }],
    ['koeln', -1, null],
    ['mainz', 1, null],
  ] as const)('takes %s by %i to %o', (stopId, step, expected) => {
    const moved = new Set([stopId]);
    const from = positionOf(trip.days, moved);
    if (!from) throw new Error('is in the trip');
    expect(stepPosition(trip.days, moved, from, step)).toEqual(expected);
  });

  it('leads through every place of the trip, and a stop that is put there is there', () => {
    fc.assert(
      fc.property(anyTrip(), (any) => {
        const first = stopsOf(any)[0];
        if (!first) return;
        const places = walk(any, first.id);
        const free = any.days.reduce(
          (sum, day) => sum + day.cityList.filter(({ id }) => id !== first.id).length + 1,
          0,
        );
        const start = positionOf(any.days, new Set([first.id]));
        const before = any.days.findIndex(({ id }) => id === start?.dayId);
        expect(places).toBe(free - before);
      }),
    );
  });
});

/** The number of positions from the stop to the end. */
function walk(any: Trip, stopId: string): number {
  const only = new Set([stopId]);
  let place = positionOf(any.days, only);
  let count = 0;
  while (place) {
    count += 1;
    const moved = moveStops(any, { stopIds: [stopId], toDayId: place.dayId, index: place.index });
    expect(moved.ok && positionOf(moved.value.days, only)).toEqual(place);
    place = stepPosition(any.days, only, place, 1);
  }
  return count;
}

describe('a place beside another stop', () => {
  it.each([
    [['koeln'], { dayId: one, besideId: 'bonn', isAfter: true }, { dayId: one, index: 1 }],
    [['koeln'], { dayId: one, besideId: 'bonn', isAfter: false }, { dayId: one, index: 0 }],
    [['koeln'], { dayId: three, besideId: 'mainz', isAfter: true }, { dayId: three, index: 1 }],
    [['koeln'], { dayId: two, besideId: null, isAfter: true }, { dayId: two, index: 0 }],
    [['bonn'], { dayId: one, besideId: 'bonn', isAfter: true }, { dayId: one, index: 1 }],
    [['bonn'], { dayId: 'gone', besideId: null, isAfter: true }, null],
    [['koeln', 'bonn'], { dayId: one, besideId: 'bonn', isAfter: true }, { dayId: one, index: 0 }],
    [['koeln', 'mainz'], { dayId: one, besideId: 'bonn', isAfter: true }, { dayId: one, index: 1 }],
  ] as const)('of %j at %o is %o', (stopIds, target, expected) => {
    const moved = new Set<string>(stopIds);
    const found = positionBeside(trip.days, moved, { ...target, dayId: target.dayId ?? '' });
    expect(found).toEqual(expected);
  });
});

it.each([
  [['koeln'], 0, true],
  [['koeln'], 1, false],
  [['koeln', 'bonn'], 0, true],
  [['koeln', 'mainz'], 0, false],
])('%j are at place %i of the first day already: %s', (stopIds, index, expected) => {
  expect(areAlreadyThere(trip.days, new Set(stopIds), { dayId: one ?? '', index })).toBe(expected);
});
