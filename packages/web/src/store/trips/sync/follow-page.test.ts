// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followPage } from './follow-page.ts';

let asked: string[] = [];
let stop: () => void = () => undefined;

beforeEach(() => {
  asked = [];
  stop = followPage({
    wake: async () => void asked.push('wake'),
    flush: async () => void asked.push('flush'),
    backUp: () => void asked.push('back up'),
  });
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

function become(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

it('sends when the user looks away, and again when the user is back', () => {
  become('hidden');
  expect(asked).toEqual(['flush']);
  become('visible');
  expect(asked).toEqual(['flush', 'wake']);
});

it('wakes with the network and backs up when the page ends, until it is stopped', () => {
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('pagehide'));
  expect(asked).toEqual(['wake', 'back up']);
  stop();
  window.dispatchEvent(new Event('online'));
  become('hidden');
  expect(asked).toHaveLength(2);
});
