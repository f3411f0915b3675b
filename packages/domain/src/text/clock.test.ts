import { expect, it } from 'vitest';
import { readClock } from './clock.ts';

it.each([
  ['15:00', '15:00'],
  ['8:30', '08:30'],
  ['08.30 Uhr', '08:30'],
  ['23:59:59', '23:59'],
  [' ', ''],
  ['24:00', null],
  ['12:60', null],
  ['abends', null],
  ['1:5', null],
  [900, null],
])('reads the time of day %j as %j', (stored, clock) => {
  expect(readClock(stored)).toBe(clock);
});
