import type { ErrorReply } from '@fahrtwind/contract';
import { readTrip, type Trip } from '@fahrtwind/domain';
import type { Stored } from './trip-record.ts';

type Current = NonNullable<ErrorReply['current']>;
type Document = Current['trip'];

/**
 * Merging needs to know when the last edit was made, which the server does not: it travels in the document beside
 * the trip's own fields, and is taken off again where the document becomes a trip.
 */
const EDITED_AT = 'editedAt';

export function documentOf(trip: Trip, editedAt: number): Document {
  return { ...trip, days: [...trip.days], [EDITED_AT]: new Date(editedAt).toISOString() };
}

export function readStored({ revision, trip: sent }: Current): Stored {
  const { [EDITED_AT]: at, ...document } = sent;
  const read = readTrip(document);
  if (!read.ok) throw new Error(`A stored trip cannot be read: ${read.error}`);
  const editedAt = typeof at === 'string' ? Date.parse(at) : Number.NaN;
  return { revision, trip: read.value, editedAt: Number.isNaN(editedAt) ? 0 : editedAt };
}
