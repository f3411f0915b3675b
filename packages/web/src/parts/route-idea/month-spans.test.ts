import { expect, it } from 'vitest';
import { monthSpans } from './month-spans.ts';

it.each([
  [[], []],
  [[7], [[7, 7]]],
  [
    [5, 6, 9],
    [
      [5, 6],
      [9, 9],
    ],
  ],
  [[1, 2, 11, 12], [[11, 2]]],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], [[1, 12]]],
])('reads %j as spans', (months, spans) => {
  expect(monthSpans(months)).toEqual(spans);
});
