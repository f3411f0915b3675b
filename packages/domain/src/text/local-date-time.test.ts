import { expect, it } from 'vitest';
import { addDaysToDateTime, isLocalDateTime } from './local-date-time.ts';

it.each([
  ['2026-07-12T08:15', true],
  ['2024-02-29T23:59', true],
  ['2026-02-29T08:15', false],
  ['2026-07-12T24:00', false],
  ['2026-07-12T08:60', false],
  ['2026-07-12T08:15Z', false],
  ['2026-07-12 08:15', false],
  ['2026-07-12', false],
  ['', false],
])('%j is a time at its place: %s', (text, expected) => {
  expect(isLocalDateTime(text)).toBe(expected);
});

it('keeps its time of day on another day, also over summer time', () => {
  expect(addDaysToDateTime('2026-03-28T02:30', 1)).toBe('2026-03-29T02:30');
  expect(addDaysToDateTime('2026-12-31T23:59', 1)).toBe('2027-01-01T23:59');
  expect(addDaysToDateTime('', 1)).toBe('');
});
