import { Outage } from '../outside/outage.ts';

/** Waits until it is one's turn. */
export type Pacer = (signal?: AbortSignal) => Promise<void>;

interface PacerSettings {
  readonly gapMs: number;
  /** A caller that would wait longer gets an outage instead, so that the embedded adapter answers. */
  readonly patienceMs: number;
}

const ONE_A_SECOND: PacerSettings = { gapMs: 1000, patienceMs: 3000 };

/**
 * Lets one request start per second. A caller that left before its turn still uses it up, or a queue of people who type
 * on would move faster than the rule allows.
 */
export function createPacer(service: string, { gapMs, patienceMs } = ONE_A_SECOND): Pacer {
  let free = 0;
  return async (signal) => {
    const now = performance.now();
    const wait = Math.max(free - now, 0);
    if (wait > patienceMs) throw new Outage(service, 'paused', 'too many questions at once');
    free = now + wait + gapMs;
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    signal?.throwIfAborted();
  };
}
