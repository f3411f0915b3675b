import type { StartState } from '@fahrtwind/contract';
import { PRIVATE_PREFIX } from './private-data.ts';

const KEY = `${PRIVATE_PREFIX}start-1`;

/** Keeps the start state for a visit without network; it goes with everything private at sign-out. */
export function rememberStart(start: StartState): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(start));
  } catch (cause) {
    console.warn('Start state not kept for offline visits', cause);
  }
}

/** The start state of the last visit with network, for as long as its session lasts. */
export function lastKnownStart(now: number): StartState | null {
  try {
    const stored = localStorage.getItem(KEY);
    if (stored === null) return null;
    // Written by rememberStart alone, so its shape is ours.
    const start: StartState = JSON.parse(stored);
    const { session } = start;
    const isOver = session.state !== 'visitor' && Date.parse(session.expiresAt) < now;
    return isOver ? { ...start, session: { state: 'visitor' } } : start;
  } catch (cause) {
    console.warn('Kept start state not readable', cause);
    return null;
  }
}
