import { refuse, type Result } from '../result.ts';
import type { Entry } from '../trip/entry.ts';
import { findEntry } from '../trip/find.ts';
import { isOnGlobe } from '../trip/location.ts';
import type { Trip } from '../trip/trip.ts';
import { changeStop } from './change-stop.ts';
import type { Refusal } from './refusal.ts';

export interface UpdateEntry {
  /** The entry as it is to be; its id says which one. */
  readonly entry: Entry;
}

/** Changes an entry of a stop; its kind stays. */
export function updateEntry(trip: Trip, { entry }: UpdateEntry): Result<Trip, Refusal> {
  const found = findEntry(trip, entry.id);
  if (!found || found.stop.note?.id === entry.id) return refuse('entry-gone');
  if (found.entry.entryType !== entry.entryType) return refuse('entry-of-other-kind');
  if (!isOnGlobe(entry.location)) return refuse('location-invalid');
  return changeStop(trip, found.stop.id, (stop) => ({
    ...stop,
    entries: stop.entries.map((one) => (one.id === entry.id ? { ...one, ...entry } : one)),
  }));
}
