import { addDayBefore, moveStops, setDates, shiftDates, type Trip } from '@fahrtwind/domain';
import { accepted, countingIds, dateOf, tripOf } from '@fahrtwind/domain/testing';
import { expect, it } from 'vitest';
import { createMovedMarks, withoutMarks } from './moved-marks.ts';

const rhine = tripOf({ 'Tag 1': ['Köln'], 'Tag 2': ['Mainz'], 'Tag 3': ['Basel'] });
const shift = (start: string) => ({ start: dateOf(start) });

it('marks what a change of dates moved, until it is back', () => {
  const marks = createMovedMarks();
  const later = accepted(marks.with(shiftDates)(rhine, shift('2026-07-19')));
  expect(later.movedCities).toEqual(['koeln', 'mainz', 'basel']);
  const again = accepted(marks.with(shiftDates)(later, shift('2026-07-20')));
  expect(again.movedCities).toEqual(['koeln', 'mainz', 'basel']);
  expect(accepted(marks.with(shiftDates)(again, shift('2026-07-12'))).movedCities).toEqual([]);
});

it('takes the mark from a stop that was put back by hand, on a day that is new', () => {
  const marks = createMovedMarks();
  const dates = (trip: Trip, end: string) =>
    accepted(
      marks.with(setDates)(trip, {
        start: dateOf('2026-07-12'),
        end: dateOf(end),
        makeId: countingIds(),
      }),
    );
  const short = dates(rhine, '2026-07-13');
  expect(short.movedCities).toEqual(['basel']);
  const long = { ...dates(short, '2026-07-14'), movedCities: ['basel'] };
  const back = marks.with(moveStops)(long, { stopIds: ['basel'], toDayId: 'neu-1' });
  expect(accepted(back).movedCities).toEqual([]);
});

it('begins anew with another trip', () => {
  const marks = createMovedMarks();
  accepted(marks.with(shiftDates)(rhine, shift('2026-07-19')));
  const other = { ...rhine, id: 'andere' };
  expect(accepted(marks.with(shiftDates)(other, shift('2026-07-13'))).movedCities).toHaveLength(3);
});

it('leaves days that are inserted in the list without marks, and earlier marks as they are', () => {
  const marked = { ...rhine, movedCities: ['koeln'] };
  const args = { dayId: 'tag-2', newDayId: 'neu' };
  expect(accepted(withoutMarks(addDayBefore)(marked, args)).movedCities).toEqual(['koeln']);
});
