import { roleOf, type TripRecord } from '../records/trip-record.ts';
import type { TripNote } from './trips-state.ts';

export function deletedNoteId(tripId: string): string {
  return `deleted-${tripId}`;
}

const known = new WeakMap<TripRecord, readonly TripNote[]>();

/** What the user should know about merges of a trip; the same list as long as the record is the same. */
export function notesOf(record: TripRecord): readonly TripNote[] {
  const found = known.get(record);
  if (found) return found;
  const about = { tripId: record.id, tripTitle: record.trip.title };
  const edits = record.lostEdits.map(({ id, conflict }) => ({
    ...about,
    kind: 'edit' as const,
    id,
    conflict,
  }));
  const isGone = record.presence === 'gone';
  const deleted = {
    ...about,
    kind: 'deleted' as const,
    id: deletedNoteId(record.id),
    isOthers: roleOf(record) !== 'owner',
  };
  const notes = isGone ? [...edits, deleted] : edits;
  known.set(record, notes);
  return notes;
}
