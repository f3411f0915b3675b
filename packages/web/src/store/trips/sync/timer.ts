import type { Clock } from '../../session/clock.ts';

export interface Timer {
  /** Runs after this time, instead of an earlier plan. */
  readonly plan: (delayMs: number) => void;
  /** The same, unless it runs earlier already. */
  readonly planEarlier: (delayMs: number) => void;
  readonly cancel: () => void;
}

/** Runs one function later; there is at most one plan. */
export function createTimer(clock: Clock, run: () => void): Timer {
  let planned: { readonly at: number; readonly cancel: () => void } | null = null;

  function cancel(): void {
    planned?.cancel();
    planned = null;
  }

  function plan(delayMs: number): void {
    cancel();
    const stop = clock.after(delayMs, () => {
      planned = null;
      run();
    });
    planned = { at: clock.now() + delayMs, cancel: stop };
  }

  return {
    plan,
    planEarlier(delayMs) {
      if (!planned || planned.at > clock.now() + delayMs) plan(delayMs);
    },
    cancel,
  };
}
