import { expect, it } from 'vitest';
import { readDateTime, readTime, writeDateTime } from './read-time.ts';

it.each([
  ['08:30', 510],
  ['8:30', 510],
  ['8.30 Uhr', 510],
  ['8 Uhr', 480],
  ['0:00', 0],
  ['23:59', 1439],
  ['24:00', null],
  ['8:60', null],
  ['morgens', null],
  ['', null],
])('reads %j as %j minutes', (text, minutes) => {
  expect(readTime(text)).toBe(minutes);
});

it.each([
  ['12.07.2026 08:15', '2026-07-12T08:15'],
  ['1.7.2026, 8:15', '2026-07-01T08:15'],
  ['32.07.2026 08:15', null],
  ['12.07.2026', null],
  ['12.07.2026 25:00', null],
])('reads %j as %j', (text, local) => {
  expect(readDateTime(text)).toBe(local);
});

it('writes what it reads', () => {
  expect(writeDateTime('2026-07-12T08:15')).toBe('12.07.2026 08:15');
  expect(writeDateTime('')).toBe('');
});
