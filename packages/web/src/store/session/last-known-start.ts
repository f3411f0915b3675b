import type { SessionState, StartState } from '@fahrtwind/contract';
import { PRIVATE_PREFIX } from './private-data.ts';
import { isSignedIn, mustClearPrivateData } from './session-state.ts';

const KEY = `${PRIVATE_PREFIX}start-1`;

/** Stores the start state for offline visits; sign-out removes it with all private data. */
export function rememberStart(start: StartState): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(start));
  } catch (cause) {
    console.warn('Start state not kept for offline visits', cause);
  }
}

/** The start state of the last online visit; after the end of its session, with a visitor in it. */
export function lastKnownStart(now: number): StartState | null {
  const start = storedStart();
  return start && isOver(start.session, now) ? { ...start, session: { state: 'visitor' } } : start;
}

/**
 * Whether the session of the last visit has ended since: the server says so, or, where it cannot be asked (null), it
 * is past its end.
 */
export function hasSessionEnded(confirmed: SessionState | null, now: number): boolean {
  const before = storedStart()?.session;
  if (!before) return false;
  return confirmed ? mustClearPrivateData(before, confirmed) : isOver(before, now);
}

function isOver(session: SessionState, now: number): boolean {
  return isSignedIn(session) && Date.parse(session.expiresAt) < now;
}

function storedStart(): StartState | null {
  try {
    const stored = localStorage.getItem(KEY);
    // Only rememberStart writes this key, so the shape is known.
    return stored === null ? null : JSON.parse(stored);
  } catch (cause) {
    console.warn('Kept start state not readable', cause);
    return null;
  }
}
