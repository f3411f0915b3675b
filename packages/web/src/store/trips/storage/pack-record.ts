import type { History, Revision, Trip } from '@fahrtwind/domain';
import { packTrips, unpackTrips, type PackedTrips } from '../records/pack-trips.ts';
import type { Sending, Stored, TripRecord } from '../records/trip-record.ts';

/** A record as the device stores it. `packed` has up to three trips: the edited one, the base, the one being sent. */
interface PackedRecord extends Omit<TripRecord, 'trip' | 'base' | 'sending'> {
  readonly base: Omit<Stored, 'trip'> | null;
  readonly sending: Omit<Sending, 'trip'> | null;
  readonly packed: PackedTrips;
}

export interface PackedHistory {
  readonly undo: readonly number[];
  readonly redo: readonly number[];
  readonly packed: PackedTrips;
}

export interface RecordPacker {
  readonly pack: (record: TripRecord) => unknown;
  /** What is unchanged since it was last packed or unpacked comes back as the same objects. */
  readonly unpack: (found: unknown) => TripRecord | null;
}

export function createRecordPacker(): RecordPacker {
  const known = new Map<string, readonly Trip[]>();
  return {
    pack(record) {
      const { trip: _trip, base, sending, ...rest } = record;
      const trips = tripsOf(record);
      known.set(record.id, trips);
      const packed: PackedRecord = {
        ...rest,
        base: base && { revision: base.revision, editedAt: base.editedAt },
        sending: sending && { key: sending.key, editedAt: sending.editedAt },
        packed: packTrips(trips),
      };
      return packed;
    },
    unpack(found) {
      const record = isPackedRecord(found) ? unpackRecord(found, known.get(found.id) ?? []) : found;
      // Only this packer writes records, so the shape is known. Version 1 of the database has them unpacked.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const read = (record ?? null) as TripRecord | null;
      if (read) known.set(read.id, tripsOf(read));
      return read;
    },
  };
}

function unpackRecord(found: PackedRecord, known: readonly Trip[]): TripRecord {
  const { packed, base, sending, ...rest } = found;
  const trips = unpackTrips(packed, known).values();
  const take = (): Trip => {
    const { value } = trips.next();
    if (!value) throw new Error('A stored record lacks a trip');
    return value;
  };
  // In the order of `tripsOf`.
  const trip = take();
  return {
    ...rest,
    trip,
    base: base && { ...base, trip: take() },
    sending: sending && { ...sending, trip: take() },
  };
}

export function packHistory({ undo, redo }: History): PackedHistory {
  return {
    undo: undo.map(({ timestamp }) => timestamp),
    redo: redo.map(({ timestamp }) => timestamp),
    packed: packTrips([...undo, ...redo].map(({ trip }) => trip)),
  };
}

export function unpackHistory(found: unknown): History | null {
  // As with records.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  if (!isPackedHistory(found)) return (found ?? null) as History | null;
  const { undo, redo, packed } = found;
  const trips = unpackTrips(packed, []);
  const revisionsOf = (times: readonly number[], from: number): readonly Revision[] =>
    times.flatMap((timestamp, index) => {
      const trip = trips[from + index];
      return trip ? [{ timestamp, trip }] : [];
    });
  return { undo: revisionsOf(undo, 0), redo: revisionsOf(redo, undo.length) };
}

function tripsOf({ trip, base, sending }: TripRecord): readonly Trip[] {
  return [trip, ...(base ? [base.trip] : []), ...(sending ? [sending.trip] : [])];
}

function isPackedRecord(found: unknown): found is PackedRecord {
  return isPacked(found);
}

function isPackedHistory(found: unknown): found is PackedHistory {
  return isPacked(found);
}

function isPacked(found: unknown): boolean {
  return typeof found === 'object' && found !== null && 'packed' in found;
}
