import { isSameData, mergeTrips, type Conflict, type Trip, type TripRole } from '@fahrtwind/domain';

/** What the server has of a trip: its revision, the document, and when its last edit was made. */
export interface Stored {
  readonly revision: number;
  readonly trip: Trip;
  readonly editedAt: number;
}

/** What the server gives out of a trip, with what one may do with it. */
export interface Fetched extends Stored {
  readonly role: TripRole;
}

/** One save over all its attempts: as long as nobody knows whether it arrived, neither key nor content may change. */
export interface Sending {
  readonly key: string;
  readonly trip: Trip;
  readonly editedAt: number;
}

/**
 * `deleting`, `restoring`: wanted here, and not told to the server yet. `gone`: deleted elsewhere, while there are
 * edits on this device that nobody else has.
 */
export type Presence = 'there' | 'deleting' | 'restoring' | 'gone';

/** An edit that had to give way in a merge on this device. */
export interface LostEdit {
  readonly id: string;
  readonly conflict: Conflict;
}

/** All that this device knows of a trip that is one's own or to which one was invited; the tabs of one browser share it. */
export interface TripRecord {
  readonly id: string;
  /** Whose record it is; the trip itself may be another's. */
  readonly userId: string;
  /** Missing in records of one's own trips that are older than invitations. */
  readonly role?: TripRole;
  /** Counts the changes on this device, so that a tab knows whether it has seen the last one. */
  readonly version: number;
  readonly trip: Trip;
  /** When the last edit was made that the server does not have; null when it has all. */
  readonly editedAt: number | null;
  /** What the edits started from; null for a trip that the server has never had. */
  readonly base: Stored | null;
  readonly sending: Sending | null;
  readonly presence: Presence;
  /** When that was decided, in milliseconds. */
  readonly presenceAt: number;
  readonly isDemo: boolean;
  readonly openedAt: number;
  readonly lostEdits: readonly LostEdit[];
  /** A guest's record in the hands of whoever signed in after them; the server may not have moved the trip along. */
  readonly isInherited: boolean;
}

export interface NewRecord {
  readonly trip: Trip;
  readonly now: number;
  readonly isDemo?: boolean;
}

export function newRecord({ trip, now, isDemo = false }: NewRecord): TripRecord {
  const { id, userId } = trip;
  return { ...emptyRecord(id, userId, trip), editedAt: now, openedAt: now, isDemo };
}

export function recordOf({ role, ...stored }: Fetched, userId: string): TripRecord {
  return { ...emptyRecord(stored.trip.id, userId, stored.trip), base: stored, role };
}

export function roleOf(record: TripRecord): TripRole {
  return record.role ?? 'owner';
}

function emptyRecord(id: string, userId: string, trip: Trip): TripRecord {
  return {
    id,
    userId,
    version: 1,
    trip,
    editedAt: null,
    base: null,
    sending: null,
    presence: 'there',
    presenceAt: 0,
    isDemo: false,
    openedAt: 0,
    lostEdits: [],
    isInherited: false,
  };
}

/** Whether something of the record has to reach the server. */
export function isUnsent(record: TripRecord): boolean {
  return record.editedAt !== null || record.sending !== null || record.presence !== 'there';
}

function changed(record: TripRecord, change: Partial<TripRecord>): TripRecord {
  return { ...record, ...change, version: record.version + 1 };
}

export interface EditOnDevice {
  /** The record as the tab knew it when it made the edit. */
  readonly seen: Pick<TripRecord, 'version' | 'trip'>;
  readonly trip: Trip;
  readonly now: number;
  readonly makeId: () => string;
}

/** Takes a tab's edit over, merged with what other tabs have done since. */
export function edited(record: TripRecord, { seen, trip, now, makeId }: EditOnDevice): TripRecord {
  // Whoever has seen the last edit makes a later one, whatever the clock of the device says.
  const editedAt = Math.max(now, (record.base?.editedAt ?? 0) + 1, record.editedAt ?? 0);
  // Other tabs may have noted other things, such as that it was sent, and left the trip alone.
  if (record.version === seen.version || record.trip === seen.trip)
    return changed(record, { trip, editedAt });
  const merged = mergeTrips({
    base: seen.trip,
    mine: trip,
    theirs: record.trip,
    mineAt: editedAt,
    theirsAt: record.editedAt ?? 0,
  });
  return changed(record, {
    trip: merged.trip,
    editedAt,
    lostEdits: [...record.lostEdits, ...named(merged.conflicts, makeId)],
  });
}

function named(conflicts: readonly Conflict[], makeId: () => string): readonly LostEdit[] {
  return conflicts.map((conflict) => ({ id: makeId(), conflict }));
}

/** Fixes what is sent next, unless an earlier save is still on its way. */
export function prepared(record: TripRecord, makeId: () => string): TripRecord {
  const { sending, editedAt, trip, presence } = record;
  if (sending || editedAt === null || presence === 'gone') return record;
  return changed(record, { sending: { key: makeId(), trip, editedAt } });
}

/** The server has taken a save. */
export function saved(record: TripRecord, key: string, revision: number): TripRecord {
  const { sending, trip, editedAt } = record;
  if (sending?.key !== key) return record;
  const base = { revision, trip: sending.trip, editedAt: sending.editedAt };
  return changed(record, {
    base,
    sending: null,
    editedAt: isSameData(trip, base.trip) ? null : editedAt,
    isInherited: false,
  });
}

/** The server has not taken a save, which may be made anew. */
export function notSaved(record: TripRecord, key: string): TripRecord {
  return record.sending?.key === key ? changed(record, { sending: null }) : record;
}

/**
 * Takes over what the server has now, merged with the own edits. Not while a save is on its way: what the server has
 * may be that very save.
 */
export function met(record: TripRecord, theirs: Stored, makeId: () => string): TripRecord {
  const { base, trip: mine, editedAt } = record;
  if (record.sending || theirs.revision <= (base?.revision ?? 0)) return record;
  if (editedAt === null) return changed(record, { base: theirs, trip: theirs.trip });
  const merged = mergeTrips({
    base: base?.trip ?? theirs.trip,
    mine,
    theirs: theirs.trip,
    mineAt: editedAt,
    theirsAt: theirs.editedAt,
  });
  return changed(record, {
    base: theirs,
    trip: merged.trip,
    editedAt: isSameData(merged.trip, theirs.trip) ? null : Math.max(editedAt, theirs.editedAt),
    lostEdits: [...record.lostEdits, ...named(merged.conflicts, makeId)],
  });
}

/** The same as `met`, with what one may do with the trip from now on. */
export function metAs(record: TripRecord, fetched: Fetched, makeId: () => string): TripRecord {
  const { role, ...theirs } = fetched;
  const next = met(record, theirs, makeId);
  return roleOf(next) === role ? next : changed(next, { role });
}

/** The own edits give way to what the server has, because it has refused them. */
export function takenBack(record: TripRecord): TripRecord | null {
  const { base } = record;
  return base && changed(record, { trip: base.trip, editedAt: null, sending: null });
}

export function withPresence(record: TripRecord, presence: Presence, now: number): TripRecord {
  return record.presence === presence ? record : changed(record, { presence, presenceAt: now });
}

export function withoutLostEdit(record: TripRecord, id: string): TripRecord {
  const lostEdits = record.lostEdits.filter((lost) => lost.id !== id);
  return lostEdits.length === record.lostEdits.length ? record : changed(record, { lostEdits });
}

export function opened(record: TripRecord, now: number): TripRecord {
  return changed(record, { openedAt: now });
}

/** Hands the record over with the guest's trips, when the guest has signed up; it is a demo no longer. */
export function reassigned(record: TripRecord, userId: string): TripRecord {
  const owned = (trip: Trip): Trip => ({ ...trip, userId });
  const { trip, base, sending } = record;
  return changed(record, {
    userId,
    trip: owned(trip),
    base: base && { ...base, trip: owned(base.trip) },
    sending: sending && { ...sending, trip: owned(sending.trip) },
    isDemo: false,
    isInherited: true,
  });
}

/** The same trip under another id, as one that the server has never had. */
export function asNew(record: TripRecord, id: string, now: number): TripRecord {
  const { userId, openedAt } = record;
  const trip = { ...record.trip, id, userId, published: false };
  return { ...emptyRecord(id, userId, trip), editedAt: now, openedAt };
}
