import { PRIVATE_PREFIX } from './private-data.ts';

/** The database with edits that are sent later; it outlives a session that has ended by itself. */
export const TRIPS_DATABASE = `${PRIVATE_PREFIX}trips-1`;

/** Edits of a page that ended before they were in the database. */
export const LAST_WORDS_KEY = `${PRIVATE_PREFIX}last-words-1`;

const KEY = `${PRIVATE_PREFIX}unsent-trips`;

/** What must stay while edits wait in it for somebody to sign in again. */
export function sparedForUnsent(): readonly string[] {
  return unsentEdits() > 0 ? [TRIPS_DATABASE, LAST_WORDS_KEY, KEY] : [];
}

/** Notes how many trips have edits that are only on this device, where it is known before any trip is loaded. */
export function noteUnsentEdits(count: number): void {
  try {
    if (count > 0) localStorage.setItem(KEY, String(count));
    else localStorage.removeItem(KEY);
  } catch (cause) {
    console.warn('Unsent edits not noted', cause);
  }
}

export function unsentEdits(): number {
  try {
    const noted = Number(localStorage.getItem(KEY) ?? 0);
    return localStorage.getItem(LAST_WORDS_KEY) === null ? noted : Math.max(noted, 1);
  } catch (cause) {
    console.warn('Unsent edits not known', cause);
    return 0;
  }
}
