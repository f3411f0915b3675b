import { expect, it } from 'vitest';
import { nextDay } from './use-day-keys.ts';

const DAYS = Array.from({ length: 10 }, (_, index) => `tag-${index + 1}`);

it.each([
  ['tag-1', 'ArrowRight', 'tag-2'],
  ['tag-3', 'ArrowLeft', 'tag-2'],
  ['tag-1', 'ArrowDown', 'tag-8'],
  ['tag-9', 'ArrowUp', 'tag-2'],
  ['tag-1', 'ArrowLeft', 'tag-1'],
  ['tag-9', 'ArrowDown', 'tag-10'],
  ['tag-5', 'PageDown', 'tag-10'],
  ['tag-5', 'Home', 'tag-1'],
  ['tag-5', 'End', 'tag-10'],
  ['tag-5', 'a', undefined],
  ['gone', 'ArrowLeft', undefined],
])('goes from %s by %s to %s', (from, key, to) => {
  expect(nextDay(DAYS, from, key)).toBe(to);
});
