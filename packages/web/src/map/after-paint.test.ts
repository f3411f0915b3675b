// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

let whenIdle: (() => void) | null = null;

beforeEach(() => {
  vi.useFakeTimers();
  whenIdle = null;
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    whenIdle = run;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('runs right after the next picture where nobody may wait', async () => {
  const run = vi.fn<() => void>();
  afterPaint(run, { mayWait: false });
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(40);
  expect([run.mock.calls.length, whenIdle]).toEqual([1, null]);
});

it('waits until the page has nothing else to do where that may be', async () => {
  const run = vi.fn<() => void>();
  afterPaint(run, { mayWait: true });
  await vi.advanceTimersByTimeAsync(400);
  expect(run).not.toHaveBeenCalled();
  whenIdle?.();
  expect(run).toHaveBeenCalledOnce();
});

it('does not run once it was called off', async () => {
  const run = vi.fn<() => void>();
  afterPaint(run, { mayWait: false })();
  await vi.advanceTimersByTimeAsync(40);
  expect(run).not.toHaveBeenCalled();
});
