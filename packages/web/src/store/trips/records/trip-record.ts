import type { Conflict, Trip, TripRole } from '@fahrtwind/domain';

/** A trip as the server has it. */
export interface Stored {
  readonly revision: number;
  readonly trip: Trip;
  /** When its last edit was made. */
  readonly editedAt: number;
}

export interface Fetched extends Stored {
  readonly role: TripRole;
}

/** One save over all its attempts. Key and content stay the same until it is known whether it arrived. */
export interface Sending {
  readonly key: string;
  readonly trip: Trip;
  readonly editedAt: number;
}

/**
 * `deleting`, `restoring`: wanted here, not told to the server yet. `gone`: deleted elsewhere while this device has
 * unsent edits.
 */
export type RecordPresence = 'there' | 'deleting' | 'restoring' | 'gone';

/** An edit that lost against a later one in a merge on this device. */
export interface LostEdit {
  readonly id: string;
  readonly conflict: Conflict;
}

/** What this device knows of one trip. All tabs of a browser share it. Records on devices have these field names. */
export interface TripRecord {
  readonly id: string;
  /** Whose record it is; the trip itself may belong to someone else. */
  readonly userId: string;
  /** Missing in records that are older than invitations: those are the owner's. */
  readonly role?: TripRole;
  /** Counts the changes on this device, so that a tab knows whether it has the last one. */
  readonly version: number;
  readonly trip: Trip;
  /** When the last unsent edit was made; null when the server has all of them. */
  readonly editedAt: number | null;
  /** What the edits started from; null for a trip that the server never had. */
  readonly base: Stored | null;
  readonly sending: Sending | null;
  readonly presence: RecordPresence;
  /** When `presence` was decided, in milliseconds. */
  readonly presenceAt: number;
  readonly isDemo: boolean;
  readonly openedAt: number;
  readonly lostEdits: readonly LostEdit[];
  /** A guest's record after signing in. The server may not have reassigned the trip. */
  readonly isInherited: boolean;
}

interface NewRecord {
  readonly trip: Trip;
  readonly now: number;
  readonly isDemo?: boolean;
}

export function newRecord({ trip, now, isDemo = false }: NewRecord): TripRecord {
  const { id, userId } = trip;
  return { ...emptyRecord(id, userId, trip), editedAt: now, openedAt: now, isDemo };
}

export function recordOfFetched({ role, ...stored }: Fetched, userId: string): TripRecord {
  return { ...emptyRecord(stored.trip.id, userId, stored.trip), base: stored, role };
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

export function roleOf(record: TripRecord): TripRole {
  return record.role ?? 'owner';
}

/** Whether the server lacks something of the record. */
export function isUnsent(record: TripRecord): boolean {
  return record.editedAt !== null || record.sending !== null || record.presence !== 'there';
}

export function changeRecord(record: TripRecord, change: Partial<TripRecord>): TripRecord {
  return { ...record, ...change, version: record.version + 1 };
}

export function setPresence(record: TripRecord, presence: RecordPresence, now: number): TripRecord {
  if (record.presence === presence) return record;
  return changeRecord(record, { presence, presenceAt: now });
}

export function removeLostEdit(record: TripRecord, id: string): TripRecord {
  const lostEdits = record.lostEdits.filter((lost) => lost.id !== id);
  if (lostEdits.length === record.lostEdits.length) return record;
  return changeRecord(record, { lostEdits });
}

export function markOpened(record: TripRecord, now: number): TripRecord {
  return changeRecord(record, { openedAt: now });
}

/** Gives a guest's record to the account that the guest signed up for. It is no demo any more. */
export function reassignRecord(record: TripRecord, userId: string): TripRecord {
  const owned = (trip: Trip): Trip => ({ ...trip, userId });
  const { trip, base, sending } = record;
  return changeRecord(record, {
    userId,
    trip: owned(trip),
    base: base && { ...base, trip: owned(base.trip) },
    sending: sending && { ...sending, trip: owned(sending.trip) },
    isDemo: false,
    isInherited: true,
  });
}

/** The same trip under another id, as one that the server never had. */
export function copyAsNew(record: TripRecord, id: string, now: number): TripRecord {
  const { userId, openedAt } = record;
  const trip = { ...record.trip, id, userId, published: false };
  return { ...emptyRecord(id, userId, trip), editedAt: now, openedAt };
}
