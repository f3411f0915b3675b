import { assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { readStay, writeStay } from './read-stay.ts';

it.each([
  ['90', 90],
  ['45 min', 45],
  ['45 Minuten', 45],
  ['1:30', 90],
  ['1:30 h', 90],
  ['2 h', 120],
  ['1,5 Stunden', 90],
  ['1.25 h', 75],
  ['0', 0],
  ['', null],
  ['lange', null],
  ['-5', null],
  ['1:75', null],
])('reads %j as %j minutes', (text, minutes) => {
  expect(readStay(text)).toBe(minutes);
});

it('reads what it writes', () => {
  assert(
    property(integer({ min: 0, max: 999 * 60 }), (minutes) => {
      expect(readStay(writeStay(minutes))).toBe(minutes);
    }),
  );
});
