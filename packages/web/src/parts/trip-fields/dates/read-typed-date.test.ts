import { expect, it } from 'vitest';
import { readTypedDate } from './read-typed-date.ts';

it.each([
  ['12.07.2026', '2026-07-12'],
  [' 1.7.2026 ', '2026-07-01'],
  ['1. 7. 2026', '2026-07-01'],
  ['12/07/2026', '2026-07-12'],
  ['31.02.2026', null],
  ['12.07.26', null],
  ['12.07.', null],
  ['12.07.2026.1', null],
  ['', null],
])('reads %j as %j', (text, date) => {
  expect(readTypedDate(text)).toBe(date);
});
