import { isSameData } from '@fahrtwind/domain';
import { changeRecord, type TripRecord } from './trip-record.ts';

/** Fixes what is sent next, unless an earlier save is still on its way. */
export function prepareSend(record: TripRecord, makeId: () => string): TripRecord {
  const { sending, editedAt, trip, presence } = record;
  if (sending || editedAt === null || presence === 'gone') return record;
  return changeRecord(record, { sending: { key: makeId(), trip, editedAt } });
}

/** The server has taken the save with this key. */
export function confirmSave(record: TripRecord, key: string, revision: number): TripRecord {
  const { sending, trip, editedAt } = record;
  if (sending?.key !== key) return record;
  const base = { revision, trip: sending.trip, editedAt: sending.editedAt };
  return changeRecord(record, {
    base,
    sending: null,
    editedAt: isSameData(trip, base.trip) ? null : editedAt,
    isInherited: false,
  });
}

/** The server has not taken the save with this key; the next one gets a new key. */
export function cancelSave(record: TripRecord, key: string): TripRecord {
  return record.sending?.key === key ? changeRecord(record, { sending: null }) : record;
}

/** Drops the edits, because the server refused them; null for a trip that the server never had. */
export function revertToBase(record: TripRecord): TripRecord | null {
  const { base } = record;
  return base && changeRecord(record, { trip: base.trip, editedAt: null, sending: null });
}
