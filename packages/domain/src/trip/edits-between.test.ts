import { expect, it } from 'vitest';
import {
  addComment,
  addDayAfter,
  addStop,
  moveStop,
  removeStop,
  renameTrip,
  setOptional,
  stopsOf,
  type Trip,
} from '../index.ts';
import { accepted, placeOf, tripOf } from '../testing/index.ts';
import { editsBetween } from './edits-between.ts';

const TRIP = tripOf({ 'Tag 1': ['Köln', 'Bonn', 'Mainz'], 'Tag 2': ['Basel'] });
const move = (stopId: string, toDayId: string, index: number) =>
  accepted(moveStop(TRIP, { stopId, toDayId, index }));

it.each<readonly [string, Trip, string, readonly string[]]>([
  [
    'a new stop',
    accepted(
      addStop(TRIP, {
        dayId: 'tag-1',
        index: 1,
        stop: { id: 'neu', location: placeOf('Freiburg') },
      }),
    ),
    'stop-added',
    ['Freiburg'],
  ],
  ['a stop that is gone', accepted(removeStop(TRIP, { stopId: 'bonn' })), 'stop-removed', ['Bonn']],
  ['a stop in another day', move('bonn', 'tag-2', 0), 'stop-moved', ['Bonn']],
  ['a stop that came up in its day', move('mainz', 'tag-1', 0), 'stop-moved', ['Mainz']],
  ['a stop that went down in its day', move('koeln', 'tag-1', 2), 'stop-moved', ['Köln']],
  [
    'a stop that is optional now',
    accepted(setOptional(TRIP, { stopId: 'bonn', optional: true })),
    'stop-changed',
    ['Bonn'],
  ],
  [
    'a comment',
    accepted(
      addComment(TRIP, {
        stopId: 'bonn',
        comment: { id: 'c', userId: 'mia', text: 'Eis!', writtenAt: '2026-11-18T12:00:00.000Z' },
      }),
    ),
    'stop-commented',
    ['Bonn'],
  ],
  ['a day more', accepted(addDayAfter(TRIP, { dayId: 'tag-2', newDayId: 'neu' })), 'days', []],
  ['another title', accepted(renameTrip(TRIP, { title: 'Rhein' })), 'title', []],
])('tells %s', (_, after, kind, names) => {
  const [edit, ...others] = editsBetween(TRIP, after);
  expect(edit).toMatchObject({ kind, names });
  expect(others).toEqual([]);
});

it('finds nothing in the same trip, and names only stops that are there', () => {
  expect(editsBetween(TRIP, JSON.parse(JSON.stringify(TRIP)))).toEqual([]);
  const after = accepted(removeStop(TRIP, { stopId: 'bonn' }));
  const there = new Set(stopsOf(after).map(({ id }) => id));
  for (const { stopIds } of editsBetween(TRIP, after))
    for (const id of stopIds) expect(there.has(id)).toBe(true);
});
