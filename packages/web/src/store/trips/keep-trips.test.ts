// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepTrips } from './keep-trips.ts';
import type { RunningTrips } from './trips-store.ts';

let asked: string[] = [];
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  const deeds = {
    wake: async (reason?: { readonly isBack?: boolean }) =>
      void asked.push(reason?.isBack ? 'wake, was away' : 'wake'),
    hurry: async () => void asked.push('hurry'),
    sleep: () => void asked.push('sleep'),
    leave: () => void asked.push('leave'),
  };
  // Of the store it needs no more than this.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  stop = keepTrips(deeds as unknown as RunningTrips);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function become(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

it('sends when somebody looks away, and again when they are back', () => {
  become('hidden');
  expect(asked).toEqual(['hurry']);
  vi.advanceTimersByTime(30_000);
  become('visible');
  expect(asked).toEqual(['hurry', 'wake']);
});

it('listens anew after a long look away, and keeps no stream open for nobody', () => {
  become('hidden');
  vi.advanceTimersByTime(5 * 60_000);
  expect(asked).toEqual(['hurry', 'sleep']);
  become('visible');
  expect(asked).toEqual(['hurry', 'sleep', 'wake, was away']);
});

it('wakes with the network and takes its leave with the page, until it ends', () => {
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('pagehide'));
  expect(asked).toEqual(['wake, was away', 'leave']);
  stop();
  window.dispatchEvent(new Event('online'));
  become('hidden');
  expect(asked).toHaveLength(2);
});
