import type { Trip } from '@fahrtwind/domain';
import type { Environment } from '../../environment.ts';
import { createEmitter, type Emitter } from '../../../ui/observable.ts';
import { applyEdit } from '../records/merge-record.ts';
import type { TripRecord } from '../records/trip-record.ts';
import {
  copyOf,
  isUnsentCopy,
  isUnwritten,
  rebaseCopy,
  type WorkingCopy,
} from '../records/working-copy.ts';
import type { LocalTripStore, RecordChange } from './local-trip-store.ts';

/** A merge has changed a trip that this tab may have revisions of. */
interface MergedTrip {
  readonly id: string;
  readonly before: Trip;
  readonly after: Trip;
}

interface WrittenRecord {
  readonly id: string;
  /** Null when the record was removed. */
  readonly record: TripRecord | null;
}

export interface RecordCache {
  readonly get: (id: string) => WorkingCopy | null;
  readonly all: () => readonly WorkingCopy[];
  /** Trips of which the server lacks something. */
  readonly unsentIds: () => readonly string[];
  /** Shows an edit at once and writes it to the device. */
  readonly edit: (id: string, trip: Trip) => void;
  /** Changes the record on the device, then in this tab. */
  readonly update: (id: string, change: RecordChange) => Promise<TripRecord | null>;
  /** Reads the record again after another tab has changed it. */
  readonly reread: (id: string) => Promise<void>;
  /** Takes these records instead of all others; does not emit `changed`. */
  readonly replaceAll: (records: readonly TripRecord[]) => void;
  /** Resolves when all edits are written. */
  readonly flush: () => Promise<void>;
  readonly changed: Emitter<void>;
  readonly merged: Emitter<MergedTrip>;
  readonly written: Emitter<WrittenRecord>;
}

interface RecordCacheParts extends Environment {
  readonly localStore: LocalTripStore;
}

/** The trips of this tab in memory, and their way to the device. */
export function createRecordCache(parts: RecordCacheParts): RecordCache {
  const { localStore } = parts;
  const changed = createEmitter();
  const merged = createEmitter<MergedTrip>();
  const written = createEmitter<WrittenRecord>();
  const copies = new Map<string, WorkingCopy>();
  const writer = createRecordWriter({ ...parts, copies, adopt, written });

  function adopt(id: string, record: TripRecord | null, own: Trip | null): void {
    const copy = copies.get(id);
    if (record) {
      const next = copy ? rebaseCopy(copy, record, own) : copyOf(record);
      if (next === copy) return;
      copies.set(id, next);
    } else copies.delete(id);
    changed.emit();
  }

  return {
    get: (id) => copies.get(id) ?? null,
    all: () => [...copies.values()],
    unsentIds: () => [...copies.values()].filter(isUnsentCopy).map(({ record }) => record.id),
    edit(id, trip) {
      const copy = copies.get(id);
      if (!copy) return;
      copies.set(id, { ...copy, trip });
      changed.emit();
      writer.write(id);
    },
    async update(id, change) {
      // The tab's own edits first, so that the change applies to them.
      await writer.settled(id);
      let before: TripRecord | null = null;
      const record = await localStore.update(id, (found) => {
        before = found;
        return change(found);
      });
      emitMerged(merged, before, record);
      if (record?.version === copies.get(id)?.record.version) return record;
      adopt(id, record, null);
      written.emit({ id, record });
      return record;
    },
    async reread(id) {
      await writer.settled(id);
      adopt(id, await localStore.read(id), null);
    },
    replaceAll(records) {
      copies.clear();
      for (const record of records) copies.set(record.id, copyOf(record));
    },
    flush: writer.flush,
    changed,
    merged,
    written,
  };
}

interface RecordWriterParts extends RecordCacheParts {
  readonly copies: ReadonlyMap<string, WorkingCopy>;
  readonly adopt: (id: string, record: TripRecord | null, own: Trip | null) => void;
  readonly written: Emitter<WrittenRecord>;
}

/** Writes the edits of working copies to the device. */
function createRecordWriter(parts: RecordWriterParts) {
  const { localStore, clock, makeId, log, copies, adopt, written } = parts;
  const busy = new Set<string>();
  /** The last write of each trip. */
  const writing = new Map<string, Promise<void>>();

  /** One write at a time. Edits that come meanwhile go together into the next one. */
  async function writeAll(id: string): Promise<void> {
    busy.add(id);
    try {
      for (;;) {
        const copy = copies.get(id);
        if (!copy || !isUnwritten(copy)) return;
        const { record: basedOn, trip } = copy;
        const edit = { basedOn, trip, now: clock.now(), makeId };
        const record = await localStore.update(id, (stored) => applyEdit(stored ?? basedOn, edit));
        adopt(id, record, trip);
        written.emit({ id, record });
      }
    } finally {
      // Without a pause after the last look, so that the next edit starts a new write.
      busy.delete(id);
    }
  }

  return {
    write(id: string): void {
      if (busy.has(id)) return;
      const done = writeAll(id).catch((cause: unknown) => log('Trip not written', cause));
      writing.set(id, done);
    },
    settled: async (id: string): Promise<void> => {
      await writing.get(id);
    },
    flush: async (): Promise<void> => {
      await Promise.all(writing.values());
    },
  };
}

function emitMerged(
  { emit }: Emitter<MergedTrip>,
  before: TripRecord | null,
  after: TripRecord | null,
): void {
  if (before && after && before.trip !== after.trip)
    emit({ id: after.id, before: before.trip, after: after.trip });
}
