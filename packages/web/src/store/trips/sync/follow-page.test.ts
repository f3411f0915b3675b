// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followPage } from './follow-page.ts';

let asked: string[] = [];
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  stop = followPage({
    wake: async (reason) => void asked.push(reason?.isBack ? 'wake, was away' : 'wake'),
    flush: async () => void asked.push('flush'),
    pause: () => void asked.push('pause'),
    backUp: () => void asked.push('back up'),
  });
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

it('sends when the user looks away, and again when the user is back', () => {
  become('hidden');
  expect(asked).toEqual(['flush']);
  vi.advanceTimersByTime(30_000);
  become('visible');
  expect(asked).toEqual(['flush', 'wake']);
});

it('pauses after a long time in the background, and reconnects after it', () => {
  become('hidden');
  vi.advanceTimersByTime(5 * 60_000);
  expect(asked).toEqual(['flush', 'pause']);
  become('visible');
  expect(asked).toEqual(['flush', 'pause', 'wake, was away']);
});

it('wakes with the network and backs up when the page ends, until it is stopped', () => {
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('pagehide'));
  expect(asked).toEqual(['wake, was away', 'back up']);
  stop();
  window.dispatchEvent(new Event('online'));
  become('hidden');
  expect(asked).toHaveLength(2);
});
