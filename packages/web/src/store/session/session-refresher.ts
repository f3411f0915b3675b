import type { SessionState } from '@fahrtwind/contract';
import type { Clock } from './clock.ts';
import { isSignedIn } from './session-state.ts';

const REFRESH_AHEAD_MS = 5 * 60_000;
const FIRST_RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 960_000;
/** setTimeout fires at once beyond 2^31 - 1 ms (24.8 days), and sessions live longer. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The delay after this many failures in a row: 30 s, doubling, at most 960 s. */
export function retryDelay(failures: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS);
}

/** Milliseconds until the refresh, which is due five minutes before the session ends. */
export function refreshDelay(expiresAt: string, now: number): number {
  return Math.max(Date.parse(expiresAt) - REFRESH_AHEAD_MS - now, 0);
}

export interface SessionRefresher {
  /** Reschedules the refresh: after a change, and when a device wakes up. */
  check(): void;
  stop(): void;
}

interface RefresherDependencies {
  readonly clock: Clock;
  readonly session: () => SessionState;
  /** Rejects when the session could not be refreshed. */
  readonly refresh: () => Promise<unknown>;
}

/** Refreshes a session ahead of its end while the app is open. */
export function createSessionRefresher({
  clock,
  session,
  refresh,
}: RefresherDependencies): SessionRefresher {
  let cancel: (() => void) | null = null;
  let failures = 0;
  let isRefreshing = false;
  let isStopped = false;

  function wait(ms: number, then: () => void) {
    cancel?.();
    if (!isStopped) cancel = clock.after(Math.min(ms, LONGEST_TIMER_MS), then);
  }

  function dueIn(): number | null {
    const current = session();
    return isSignedIn(current) ? refreshDelay(current.expiresAt, clock.now()) : null;
  }

  async function run() {
    const due = dueIn();
    if (due === null || isRefreshing) return;
    if (due > 0) return wait(due, () => void run());
    isRefreshing = true;
    const worked = await refresh().then(
      () => dueIn() !== 0, // a reply that extends nothing counts as a failure; otherwise it would be requested in an endless loop
      () => false,
    );
    isRefreshing = false;
    failures = worked ? 0 : failures + 1;
    const next = worked ? dueIn() : retryDelay(failures);
    if (next !== null) wait(next, () => void run());
  }

  return {
    check() {
      const due = dueIn();
      if (isRefreshing || (due === 0 && failures > 0)) return;
      failures = 0;
      cancel?.();
      if (due !== null) wait(due, () => void run());
    },
    stop() {
      isStopped = true;
      cancel?.();
    },
  };
}
