import { expect, it } from 'vitest';
import { readCalendarDate } from '../text/calendar-date.ts';
import { dateOf } from '../testing/trip-of.ts';
import { stayProblem } from './stay.ts';

const TODAY = dateOf('2026-11-17');

it.each([
  ['', '2026-11-19', 'arrival', 'missing'],
  ['2026-11-16', '2026-11-19', 'arrival', 'past'],
  ['2999-01-01', '2999-01-02', 'arrival', 'too-far'],
  ['2026-11-17', '', 'departure', 'missing'],
  ['2026-11-17', '2026-11-17', 'departure', 'not-after-arrival'],
  ['2026-11-19', '2026-11-17', 'departure', 'not-after-arrival'],
  ['2026-11-17', '2026-12-18', 'departure', 'too-long'],
])('from %j to %j is refused at the %s: %s', (arrival, departure, field, code) => {
  const dates = { arrival: readCalendarDate(arrival), departure: readCalendarDate(departure) };
  expect(stayProblem(dates, TODAY)).toEqual({ field, code });
});

it('begins today at the earliest, and lasts thirty nights at most', () => {
  expect(stayProblem({ arrival: TODAY, departure: dateOf('2026-12-17') }, TODAY)).toBeNull();
});
