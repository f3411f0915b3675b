import { refuse, type Result } from '../result.ts';
import type { Entry } from '../trip/entry.ts';
import { isOnGlobe } from '../trip/location.ts';
import type { Trip } from '../trip/trip.ts';
import { changeStop } from './change-stop.ts';
import { refusalOfEntryIds } from './free-ids.ts';
import type { Refusal } from './refusal.ts';

export interface AddEntry {
  readonly stopId: string;
  readonly entry: Entry;
}

/** Adds an activity, a note or a restaurant to a stop. */
export function addEntry(trip: Trip, { stopId, entry }: AddEntry): Result<Trip, Refusal> {
  if (!isOnGlobe(entry.location)) return refuse('location-invalid');
  const refusal = refusalOfEntryIds(trip, [entry]);
  if (refusal) return refuse(refusal);
  return changeStop(trip, stopId, (stop) => ({ ...stop, entries: [...stop.entries, entry] }));
}
