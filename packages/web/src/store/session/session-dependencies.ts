import type { SessionState } from '@fahrtwind/contract';
import type { Clock } from './clock.ts';
import type { SessionChannel } from './session-channel.ts';
import type { SentUser, SessionUser } from './session-state.ts';

export interface SessionApi {
  /** Loads the session of this browser, which also refreshes it. */
  load(): Promise<SessionState>;
  saveUser(user: SentUser): Promise<SessionUser>;
  signOut(): Promise<void>;
}

export type SessionFailure = 'user-not-saved' | 'not-signed-out';

/** The session's dependencies; browser-dependencies.ts has the browser's, tests pass their own. */
export interface SessionDependencies {
  readonly api: SessionApi;
  readonly clock: Clock;
  readonly channel: SessionChannel;
  /** Tells the user; `code` says why. */
  readonly report: (failure: SessionFailure, code: string) => void;
  readonly log: (message: string, cause?: unknown) => void;
  /**
   * Removes the user's data from this browser: everything on sign-out, and everything except unsent edits when the
   * session has ended without the user's doing.
   */
  readonly clear: (what: 'everything' | 'all-but-unsent') => Promise<void>;
  /** Asks before unsent edits are lost; true when there are none. */
  readonly mayLose: () => Promise<boolean>;
  /** Opens the signed-out page with a full load, so that no private data stays in memory. */
  readonly leave: () => void;
}

/** The code of an error; one of our own bugs has none. */
export function codeOf(cause: unknown): string {
  const hasCode = typeof cause === 'object' && cause !== null && 'code' in cause;
  return hasCode && typeof cause.code === 'string' ? cause.code : 'internal-error';
}
