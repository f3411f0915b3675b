import { PRIVATE_PREFIX, TRIPS_DATABASE } from './private-data.ts';

/** Edits of a page that ended before IndexedDB had written them. */
export const UNLOAD_BACKUP_KEY = `${PRIVATE_PREFIX}last-words-1`;

const KEY = `${PRIVATE_PREFIX}unsent-trips`;

/** What must stay while it holds edits that wait for the next sign-in. */
export function storesWithUnsentEdits(): readonly string[] {
  return unsentEdits() > 0 ? [TRIPS_DATABASE, UNLOAD_BACKUP_KEY, KEY] : [];
}

/** Stores how many trips have unsent edits, so that the count is known before any trip is loaded. */
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
    return localStorage.getItem(UNLOAD_BACKUP_KEY) === null ? noted : Math.max(noted, 1);
  } catch (cause) {
    console.warn('Unsent edits not known', cause);
    return 0;
  }
}
