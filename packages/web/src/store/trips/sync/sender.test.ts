import { expect, it } from 'vitest';
import { gatherMs } from './sender.ts';

it.each([
  ['nothing was ever sent', Number.POSITIVE_INFINITY, 300],
  ['the last save is long ago', 60_000, 300],
  ['a save has just been', 0, 2000],
  ['a save was a second ago', 1000, 1000],
  ['the clock was put back by an hour', -3_600_000, 2000],
])('gathers edits for a moment when %s', (_, sinceLastMs, ms) => {
  expect(gatherMs(sinceLastMs)).toBe(ms);
});
