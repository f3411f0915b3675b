import { refuse, type Result } from '../result.ts';
import { findEntry } from '../trip/find.ts';
import type { Trip } from '../trip/trip.ts';
import { changeStop } from './change-stop.ts';
import type { Refusal } from './refusal.ts';

export interface RemoveEntry {
  readonly entryId: string;
}

/** Takes an entry away from its stop. */
export function removeEntry(trip: Trip, { entryId }: RemoveEntry): Result<Trip, Refusal> {
  const found = findEntry(trip, entryId);
  if (!found || found.stop.note?.id === entryId) return refuse('entry-gone');
  return changeStop(trip, found.stop.id, (stop) => ({
    ...stop,
    entries: stop.entries.filter((entry) => entry.id !== entryId),
  }));
}
