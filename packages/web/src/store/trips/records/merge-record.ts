import { isSameData, mergeTrips, type Conflict, type Trip } from '@fahrtwind/domain';
import {
  changeRecord,
  roleOf,
  type Fetched,
  type LostEdit,
  type Stored,
  type TripRecord,
} from './trip-record.ts';

export interface TabEdit {
  /** The record that the tab had when it made the edit. */
  readonly basedOn: Pick<TripRecord, 'version' | 'trip'>;
  readonly trip: Trip;
  readonly now: number;
  readonly makeId: () => string;
}

/** Puts a tab's edit into the record, merged with what other tabs have written since. */
export function applyEdit(record: TripRecord, { basedOn, trip, now, makeId }: TabEdit): TripRecord {
  // An edit made on top of another one counts as later, whatever the device's clock says.
  const editedAt = Math.max(now, (record.base?.editedAt ?? 0) + 1, record.editedAt ?? 0);
  // Another tab may have changed the record and not the trip, as after sending it.
  if (record.version === basedOn.version || record.trip === basedOn.trip)
    return changeRecord(record, { trip, editedAt });
  const merged = mergeTrips({
    base: basedOn.trip,
    mine: trip,
    theirs: record.trip,
    mineAt: editedAt,
    theirsAt: record.editedAt ?? 0,
  });
  return changeRecord(record, {
    trip: merged.trip,
    editedAt,
    lostEdits: [...record.lostEdits, ...lostEditsOf(merged.conflicts, makeId)],
  });
}

/**
 * Merges what the server has into the record. Not while a save is on its way: what the server has may be that
 * very save.
 */
export function mergeStored(record: TripRecord, theirs: Stored, makeId: () => string): TripRecord {
  const { base, trip: mine, editedAt } = record;
  if (record.sending || theirs.revision <= (base?.revision ?? 0)) return record;
  if (editedAt === null) return changeRecord(record, { base: theirs, trip: theirs.trip });
  const merged = mergeTrips({
    base: base?.trip ?? theirs.trip,
    mine,
    theirs: theirs.trip,
    mineAt: editedAt,
    theirsAt: theirs.editedAt,
  });
  return changeRecord(record, {
    base: theirs,
    trip: merged.trip,
    editedAt: isSameData(merged.trip, theirs.trip) ? null : Math.max(editedAt, theirs.editedAt),
    lostEdits: [...record.lostEdits, ...lostEditsOf(merged.conflicts, makeId)],
  });
}

/** Like `mergeStored`, with the role that the user has now. */
export function mergeFetched(
  record: TripRecord,
  { role, ...theirs }: Fetched,
  makeId: () => string,
): TripRecord {
  const next = mergeStored(record, theirs, makeId);
  return roleOf(next) === role ? next : changeRecord(next, { role });
}

/** A record that the device could not write, and what the device had when they separated. */
export interface UnwrittenRecord {
  readonly record: TripRecord | null;
  readonly origin: TripRecord | null;
}

/** Merges a record that was only in this tab's memory with what other tabs have written to the device since. */
export function mergeUnwritten(
  { record, origin }: UnwrittenRecord,
  stored: TripRecord | null,
  makeId: () => string,
): TripRecord | null {
  if (!stored || stored.version === origin?.version) return record;
  if (!record) return null;
  const [mineAt, theirsAt] = [record.editedAt ?? 0, stored.editedAt ?? 0];
  const base = origin?.trip ?? stored.trip;
  const merged = mergeTrips({ base, mine: record.trip, theirs: stored.trip, mineAt, theirsAt });
  const isMineNewer = (record.base?.revision ?? 0) > (stored.base?.revision ?? 0);
  const editedAt = Math.max(mineAt, theirsAt);
  return {
    ...(isMineNewer ? record : stored),
    version: Math.max(record.version, stored.version) + 1,
    trip: merged.trip,
    editedAt: editedAt > 0 ? editedAt : null,
    sending: record.sending ?? stored.sending,
    lostEdits: [
      ...record.lostEdits,
      ...stored.lostEdits.filter(({ id }) => !record.lostEdits.some((one) => one.id === id)),
      ...lostEditsOf(merged.conflicts, makeId),
    ],
  };
}

function lostEditsOf(conflicts: readonly Conflict[], makeId: () => string): readonly LostEdit[] {
  return conflicts.map((conflict) => ({ id: makeId(), conflict }));
}
