import type { SessionState } from '@fahrtwind/contract';
import type { Clock } from './clock.ts';
import type { SessionChannel } from './session-channel.ts';
import type { SessionUser } from './session-state.ts';

export interface SessionApi {
  /** Who this browser is signed in as; also refreshes the session. */
  load(): Promise<SessionState>;
  saveUser(user: SessionUser): Promise<SessionUser>;
  signOut(): Promise<void>;
}

export type SessionFailure = 'user-not-saved' | 'not-signed-out';

/** Everything the session needs from outside; the browser's is in browser-parts.ts, tests bring their own. */
export interface SessionParts {
  readonly api: SessionApi;
  readonly clock: Clock;
  readonly channel: SessionChannel;
  /** Tells the person; `code` says why. */
  readonly report: (failure: SessionFailure, code: string) => void;
  readonly log: (message: string, cause?: unknown) => void;
  /**
   * Removes what this browser keeps of the person: everything when they leave, everything but edits that were never
   * sent when the session has ended without their doing.
   */
  readonly forget: (what: 'everything' | 'all-but-unsent') => Promise<void>;
  /** Asks before edits that are only on this device are lost; true when there are none. */
  readonly mayLose: () => Promise<boolean>;
  /** Leaves for the signed-out page with a full load, so that no private data stays in memory. */
  readonly leave: () => void;
}

/** The code an error carries; a bug of ours has none. */
export function codeOf(cause: unknown): string {
  const hasCode = typeof cause === 'object' && cause !== null && 'code' in cause;
  return hasCode && typeof cause.code === 'string' ? cause.code : 'internal-error';
}
