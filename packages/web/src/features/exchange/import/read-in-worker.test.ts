// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readInWorker } from './read-in-worker.ts';

const terminate = vi.fn<() => void>();

/** A worker that never answers. */
class BusyWorker extends EventTarget {
  terminate = terminate;
  postMessage(): void {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', BusyWorker);
  terminate.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('gives a file up that takes longer than half a minute', async () => {
  const reading = readInWorker(new Blob(['<gpx/>']), new AbortController().signal);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(terminate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await reading).toEqual({ ok: false, error: 'reading-too-long' });
  expect(terminate).toHaveBeenCalled();
});

it('has no timer left when the dialog is closed', async () => {
  const closing = new AbortController();
  void readInWorker(new Blob(['<gpx/>']), closing.signal);
  await vi.advanceTimersByTimeAsync(1000);
  closing.abort();
  expect(terminate).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});
