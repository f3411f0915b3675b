import type { ErrorReply } from '@fahrtwind/contract';
import { readTrip, tripChanges, type Trip } from '@fahrtwind/domain';
import type { Sending, Stored } from '../records/trip-record.ts';

type Current = NonNullable<ErrorReply['current']>;
type Document = Current['trip'];

/**
 * Merging needs the time of the last edit, which the server does not know. It is sent as a field of the document and
 * removed when the document is read.
 */
const EDITED_AT = 'editedAt';

export function documentOf(trip: Trip, editedAt: number): Document {
  return { ...trip, days: [...trip.days], [EDITED_AT]: new Date(editedAt).toISOString() };
}

/** What has changed since the server's trip; null where that cannot be told in parts. */
export function changesToSend({ trip, editedAt }: Sending, before: Trip) {
  const changes = tripChanges(before, trip);
  if (!changes) return null;
  const { set, unset, days, order } = changes;
  return {
    set: { ...set, [EDITED_AT]: new Date(editedAt).toISOString() },
    unset: [...unset],
    days: [...days],
    ...(order && { order: [...order] }),
  };
}

/** What came with the page is read for its first paint and again by the store, as the same trip. */
const known = new WeakMap<Current, Stored>();

export function readStored(current: Current): Stored {
  const stored = known.get(current) ?? readAnew(current);
  known.set(current, stored);
  return stored;
}

function readAnew({ revision, trip: sent }: Current): Stored {
  const { [EDITED_AT]: at, ...document } = sent;
  const read = readTrip(document);
  if (!read.ok) throw new Error(`A stored trip cannot be read: ${read.error}`);
  const editedAt = typeof at === 'string' ? Date.parse(at) : Number.NaN;
  return { revision, trip: read.value, editedAt: Number.isNaN(editedAt) ? 0 : editedAt };
}
