import { refuse, type Result } from '../result.ts';
import type { NoteEntry } from '../trip/entry.ts';
import { findEntry } from '../trip/find.ts';
import { isOnGlobe } from '../trip/location.ts';
import type { Trip } from '../trip/trip.ts';
import { changeStop } from './change-stop.ts';
import type { Refusal } from './refusal.ts';

export interface SetNote {
  readonly stopId: string;
  /** Null takes the note away. */
  readonly note: NoteEntry | null;
}

/** Writes the note of a stop. */
export function setNote(trip: Trip, { stopId, note }: SetNote): Result<Trip, Refusal> {
  if (note?.id === '') return refuse('id-missing');
  if (note && !isOnGlobe(note.location)) return refuse('location-invalid');
  const taken = note ? findEntry(trip, note.id) : undefined;
  if (taken && (taken.stop.id !== stopId || taken.stop.note?.id !== note?.id))
    return refuse('id-taken');
  return changeStop(trip, stopId, (stop) => ({
    ...stop,
    note: note?.id === stop.note?.id && note ? { ...stop.note, ...note } : note,
  }));
}
