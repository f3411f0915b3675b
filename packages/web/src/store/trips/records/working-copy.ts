import { isSameData, mergeTrips, type Trip } from '@fahrtwind/domain';
import { isUnsent, type TripRecord } from './trip-record.ts';

/** A trip in this tab: the record as last read or written, and the trip with edits that are not written yet. */
export interface WorkingCopy {
  readonly record: TripRecord;
  readonly trip: Trip;
}

export function copyOf(record: TripRecord): WorkingCopy {
  return { record, trip: record.trip };
}

/** Whether an edit is only in this tab's memory. */
export function isUnwritten({ record, trip }: WorkingCopy): boolean {
  return trip !== record.trip;
}

/** Whether the server lacks something of the trip. */
export function isUnsentCopy(copy: WorkingCopy): boolean {
  return isUnsent(copy.record) || isUnwritten(copy);
}

/**
 * The copy with a newer record under the tab's edits, or the same copy when the record is not newer. `written` is
 * what this tab has just put into the record.
 */
export function rebaseCopy(
  copy: WorkingCopy,
  found: TripRecord,
  written: Trip | null,
): WorkingCopy {
  if (written === null && found.version <= copy.record.version) return copy;
  const record = withKnownTrip(found, copy.record.trip);
  return { record, trip: rebaseEdits(written ?? copy.record.trip, copy.trip, record.trip) };
}

/** The device gives out copies. An unchanged trip stays the same object, so that nothing is drawn again. */
function withKnownTrip(record: TripRecord, known: Trip): TripRecord {
  return isSameData(record.trip, known) ? { ...record, trip: known } : record;
}

function rebaseEdits(base: Trip, mine: Trip, theirs: Trip): Trip {
  if (mine === base) return theirs;
  if (theirs === base) return mine;
  // The tab's edit is the later one. It is written next, and that write reports the conflicts.
  const { trip } = mergeTrips({ base, mine, theirs, mineAt: 1, theirsAt: 0 });
  return isSameData(trip, theirs) ? theirs : trip;
}
