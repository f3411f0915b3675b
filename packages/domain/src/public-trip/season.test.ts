import { expect, it } from 'vitest';
import { dateOf } from '../testing/index.ts';
import { nextStartIn } from './season.ts';

it.each([
  ['2026-11-18', [6, 7, 8], '2027-06-05'],
  ['2027-06-05', [6, 7, 8], '2027-06-05'],
  ['2027-06-06', [6, 7, 8], '2027-07-03'],
  ['2027-08-08', [6, 7, 8], '2028-06-03'],
  ['2026-11-18', [2, 3, 4, 10, 11], '2027-02-06'],
  ['2026-11-18', [11], '2027-11-06'],
  ['2026-12-30', [1], '2027-01-02'],
])('from %s a trip that is best in %j starts on %s', (today, months, start) => {
  expect(nextStartIn(months, dateOf(today))).toBe(start);
});
