// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSettled } from './use-settled.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const settle = (isLookedAt: boolean) =>
  renderHook(({ value }: { readonly value: string }) => useSettled(value, isLookedAt), {
    initialProps: { value: 'first' },
  });

it('keeps what it had until the value has stayed the same for a moment', () => {
  const { result, rerender } = settle(false);
  rerender({ value: 'second' });
  pass(800);
  rerender({ value: 'third' });
  pass(800);
  expect(result.current).toBe('first');
  pass(200);
  expect(result.current).toBe('third');
});

it('has the newest value at once while it is on screen', () => {
  const { result, rerender } = settle(true);
  rerender({ value: 'second' });
  expect(result.current).toBe('second');
});
