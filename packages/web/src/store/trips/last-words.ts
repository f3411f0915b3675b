import { EMPTY_HISTORY, isSameData, type History, type Trip } from '@fahrtwind/domain';
import { LAST_WORDS_KEY } from '../session/unsent-edits.ts';
import { packHistory, unpackHistory, type PackedHistory } from './pack-record.ts';
import { packTrips, unpackTrips, type PackedTrips } from './pack-trips.ts';
import { edited } from './trip-record.ts';
import type { Shelf, TripsParts } from './trips-parts.ts';
import type { WorkingCopy } from './working-copies.ts';

/** Edits of a page that ended before the device had written them. */
export interface LastWord {
  readonly id: string;
  /** The record that they were made on, and its trip. */
  readonly version: number;
  readonly before: Trip;
  readonly after: Trip;
  /** What can be undone and redone after them. */
  readonly history: History;
  readonly at: number;
}

/**
 * Where a page puts what is not written when it ends: writing to the device takes a moment that a page does not get
 * then. All of it is done when it returns.
 */
export interface LastWords {
  /** Adds to what other pages have said. */
  readonly say: (words: readonly LastWord[]) => void;
  readonly hear: () => readonly LastWord[];
  readonly forget: () => void;
}

export function lastWordOf(
  { seen, trip }: WorkingCopy,
  { history, at }: Pick<LastWord, 'history' | 'at'>,
): LastWord {
  return { id: seen.id, version: seen.version, before: seen.trip, after: trip, history, at };
}

/** Brings what pages have said last to the device. It may have been written after all, or be heard by two tabs. */
export async function heedLastWords(
  { lastWords, makeId }: Pick<TripsParts, 'lastWords' | 'makeId'>,
  { update, writeHistory }: Pick<Shelf, 'update' | 'writeHistory'>,
): Promise<void> {
  const words = lastWords.hear();
  for (const { id, version, before, after, history, at } of words) {
    const record = await update(id, (found) => {
      if (!found || isSameData(found.trip, after)) return found;
      return edited(found, { seen: { version, trip: before }, trip: after, now: at, makeId });
    });
    // Not when others have gone on with it: their steps would be taken back along with the own ones.
    if (record && isSameData(record.trip, after)) await writeHistory(id, history);
  }
  // Only now: whoever is interrupted begins again.
  if (words.length > 0) lastWords.forget();
}

interface PackedWord extends Omit<LastWord, 'before' | 'after' | 'history'> {
  readonly history: PackedHistory;
  readonly packed: PackedTrips;
}

/** The last words in a real browser. */
export function browserLastWords(log: TripsParts['log']): LastWords {
  function read(): readonly PackedWord[] {
    try {
      return JSON.parse(localStorage.getItem(LAST_WORDS_KEY) ?? '[]');
    } catch (cause) {
      log('Last edits not read', cause);
      localStorage.removeItem(LAST_WORDS_KEY);
      return [];
    }
  }

  function attempt<T>(deed: () => T, otherwise: T): T {
    try {
      return deed();
    } catch (cause) {
      log('Last edits not kept', cause);
      return otherwise;
    }
  }

  return {
    say: (words) =>
      attempt(() => {
        const all = [...read(), ...words.map(packed)];
        localStorage.setItem(LAST_WORDS_KEY, JSON.stringify(all));
      }, undefined),
    hear: () => attempt(() => read().flatMap(unpacked), []),
    forget: () => attempt(() => localStorage.removeItem(LAST_WORDS_KEY), undefined),
  };
}

function packed({ before, after, history, ...rest }: LastWord): PackedWord {
  return { ...rest, history: packHistory(history), packed: packTrips([before, after]) };
}

function unpacked({ packed: trips, history, ...rest }: PackedWord): readonly LastWord[] {
  const [before, after] = unpackTrips(trips, []);
  if (!before || !after) return [];
  return [{ ...rest, before, after, history: unpackHistory(history) ?? EMPTY_HISTORY }];
}
