import {
  moveStops,
  setDates,
  shiftDates,
  type Refusal,
  type Result,
  type Trip,
} from '@fahrtwind/domain';
import { accepted, countingIds, dateOf, tripOf } from '@fahrtwind/domain/testing';
import { expect, it } from 'vitest';
import { createMovedMarks } from './moved-marks.ts';

const rhine = tripOf({ 'Tag 1': ['Köln'], 'Tag 2': ['Mainz'], 'Tag 3': ['Basel'] });
const shift = (start: string) => ({ start: dateOf(start) });

/** Edits trips as the store does. */
function createEditor() {
  const withoutReturned = createMovedMarks();
  return <Args>(
    operation: (trip: Trip, args: Args) => Result<Trip, Refusal>,
    trip: Trip,
    args: Args,
  ): Trip => withoutReturned(trip, accepted(operation(trip, args)));
}

it('marks what a change of dates moved, until it is back', () => {
  const edit = createEditor();
  const later = edit(shiftDates, rhine, shift('2026-07-19'));
  expect(later.movedCities).toEqual(['koeln', 'mainz', 'basel']);
  const again = edit(shiftDates, later, shift('2026-07-20'));
  expect(again.movedCities).toEqual(['koeln', 'mainz', 'basel']);
  expect(edit(shiftDates, again, shift('2026-07-12')).movedCities).toEqual([]);
});

it('takes the mark from a stop that was put back by hand, on a day that is new', () => {
  const edit = createEditor();
  const dates = (trip: Trip, end: string) =>
    edit(setDates, trip, {
      start: dateOf('2026-07-12'),
      end: dateOf(end),
      makeId: countingIds(),
    });
  const short = dates(rhine, '2026-07-13');
  expect(short.movedCities).toEqual(['basel']);
  const long = { ...dates(short, '2026-07-14'), movedCities: ['basel'] };
  const back = edit(moveStops, long, { stopIds: ['basel'], toDayId: 'neu-1' });
  expect(back.movedCities).toEqual([]);
});

it('knows nothing of another trip, and the first one again after it', () => {
  const edit = createEditor();
  const later = edit(shiftDates, rhine, shift('2026-07-19'));
  const other = { ...rhine, id: 'andere' };
  expect(edit(shiftDates, other, shift('2026-07-13')).movedCities).toHaveLength(3);
  expect(edit(shiftDates, later, shift('2026-07-12')).movedCities).toEqual([]);
});
