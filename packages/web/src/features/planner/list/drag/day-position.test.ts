import { expect, it } from 'vitest';
import { dayBeside, stepDay } from './day-position.ts';

const days = ['a', 'b', 'c'].map((id) => ({ id }));

it.each([
  ['a', 'c', true, 2],
  ['a', 'c', false, 1],
  ['a', 'b', false, 0],
  ['c', 'a', false, 0],
  ['c', 'a', true, 1],
  ['b', 'b', true, 1],
  ['b', 'gone', true, null],
  ['gone', 'b', true, null],
])('day %s beside day %s (after: %s) comes to place %s', (dayId, besideId, isAfter, place) => {
  expect(dayBeside(days, dayId, { dayId: besideId, isAfter })).toBe(place);
});

it('steps to the ends of the trip and no further', () => {
  expect([stepDay(days, 0, 1), stepDay(days, 2, 1), stepDay(days, 0, -1)]).toEqual([1, null, null]);
});
