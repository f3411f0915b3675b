// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followPage } from './follow-page.ts';

let asked: string[] = [];
let end: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  end = followPage({ start: () => void asked.push('start'), stop: () => void asked.push('stop') });
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function become(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

it('stays connected while a page is hidden for a moment', () => {
  become('hidden');
  vi.advanceTimersByTime(30_000);
  become('visible');
  expect(asked).toEqual(['start']);
});

it('disconnects after a long time in the background, and reconnects after it', () => {
  become('hidden');
  vi.advanceTimersByTime(5 * 60_000);
  expect(asked).toEqual(['stop']);
  become('visible');
  expect(asked).toEqual(['stop', 'stop', 'start']);
});

it('reconnects with the network, until it is ended', () => {
  window.dispatchEvent(new Event('online'));
  expect(asked).toEqual(['stop', 'start']);
  end();
  window.dispatchEvent(new Event('online'));
  expect(asked).toHaveLength(2);
});
