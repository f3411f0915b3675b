import { mergeTrips } from '@fahrtwind/domain';
import type { TripRecord } from './trip-record.ts';

interface Apart {
  /** The record that the device could not keep. */
  readonly record: TripRecord | null;
  /** What the device had when the two went apart. */
  readonly origin: TripRecord | null;
}

/**
 * Brings a record that was only in this tab's memory together with what other tabs have made of the one on the device
 * in the meantime.
 */
export function rejoined(
  { record, origin }: Apart,
  stored: TripRecord | null,
  makeId: () => string,
): TripRecord | null {
  if (!stored || stored.version === origin?.version) return record;
  if (!record) return null;
  const [mineAt, theirsAt] = [record.editedAt ?? 0, stored.editedAt ?? 0];
  const base = origin?.trip ?? stored.trip;
  const merged = mergeTrips({ base, mine: record.trip, theirs: stored.trip, mineAt, theirsAt });
  const isMineNewer = (record.base?.revision ?? 0) > (stored.base?.revision ?? 0);
  const edited = Math.max(mineAt, theirsAt);
  return {
    ...(isMineNewer ? record : stored),
    version: Math.max(record.version, stored.version) + 1,
    trip: merged.trip,
    editedAt: edited > 0 ? edited : null,
    sending: record.sending ?? stored.sending,
    lostEdits: [
      ...record.lostEdits,
      ...stored.lostEdits.filter(({ id }) => !record.lostEdits.some((one) => one.id === id)),
      ...merged.conflicts.map((conflict) => ({ id: makeId(), conflict })),
    ],
  };
}
