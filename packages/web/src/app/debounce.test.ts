import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { debounce } from './debounce.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('runs once, with the last value, 50 ms after things went quiet [ME-2]', () => {
  const seen: string[] = [];
  const update = debounce((value: string) => seen.push(value), 50);
  update('a');
  vi.advanceTimersByTime(49);
  update('b');
  vi.advanceTimersByTime(49);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(['b']);
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual(['b']);
});
