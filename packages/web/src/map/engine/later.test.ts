import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLater } from './later.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function watched() {
  const done = vi.fn<() => void>();
  return { done, later: createLater(done, 100) };
}

it('does many wishes as one deed, after a pause', () => {
  const { done, later } = watched();
  for (let wish = 0; wish < 5; wish += 1) {
    later.ask();
    vi.advanceTimersByTime(90);
  }
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10);
  expect(done).toHaveBeenCalledTimes(1);
});

it('does not wait for ever for somebody who never pauses', () => {
  const { done, later } = watched();
  for (let wish = 0; wish < 20; wish += 1) {
    later.ask();
    vi.advanceTimersByTime(90);
  }
  expect(done.mock.calls.length).toBeGreaterThan(1);
});

it('does it at once when told to, and only if somebody asked', () => {
  const { done, later } = watched();
  later.flush();
  expect(done).not.toHaveBeenCalled();
  later.ask();
  later.flush();
  expect(done).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(done).toHaveBeenCalledTimes(1);
});

it('forgets what was asked when it is cancelled', () => {
  const { done, later } = watched();
  later.ask();
  later.cancel();
  vi.advanceTimersByTime(1000);
  expect(done).not.toHaveBeenCalled();
});
