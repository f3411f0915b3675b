import type { Clock } from './session/clock.ts';

export type Log = (message: string, cause?: unknown) => void;

/** What stores need from the runtime; tests bring their own. */
export interface Environment {
  readonly clock: Clock;
  readonly makeId: () => string;
  readonly log: Log;
}
