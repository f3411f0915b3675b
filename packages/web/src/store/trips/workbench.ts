import type { Trip } from '@fahrtwind/domain';
import { edited, type TripRecord } from './trip-record.ts';
import type { TripsParts } from './trips-parts.ts';
import { createWorkingCopies, type WorkingCopy } from './working-copies.ts';

export interface Workbench {
  readonly get: (id: string) => WorkingCopy | null;
  readonly all: () => readonly WorkingCopy[];
  /** The trips of which the server does not have everything. */
  readonly unsentIds: () => readonly string[];
  /** Shows an edit at once and writes it to the device. */
  readonly edit: (id: string, trip: Trip) => void;
  /** Changes the record on the device, and shows what has become of it. */
  readonly update: (
    id: string,
    change: (record: TripRecord | null) => TripRecord | null,
  ) => Promise<TripRecord | null>;
  /** Another tab has changed the record. */
  readonly reread: (id: string) => Promise<void>;
  /** Begins anew with these records. */
  readonly lay: (records: readonly TripRecord[]) => void;
  /** Resolves when everything is written. */
  readonly written: () => Promise<void>;
}

interface WorkbenchParts extends Pick<TripsParts, 'shelf' | 'clock' | 'makeId' | 'log'> {
  readonly onShow: () => void;
  /** Something else than an edit on this device has changed the trip, as a merge with what the server has. */
  readonly onMerged: (id: string, before: Trip, after: Trip) => void;
  /** The device has a new record, of which the other tabs should know. */
  readonly onWritten: (id: string, record: TripRecord | null) => void;
}

/** The trips that this tab works on, and their way to the device. */
export function createWorkbench(parts: WorkbenchParts): Workbench {
  const { shelf, clock, makeId, log, onShow, onMerged, onWritten } = parts;
  const copies = createWorkingCopies(onShow);
  const busy = new Set<string>();
  /** The last write of each trip. */
  const writing = new Map<string, Promise<void>>();

  /** One write at a time; edits that come meanwhile go together into the next one. */
  async function writeAll(id: string): Promise<void> {
    busy.add(id);
    try {
      for (;;) {
        const copy = copies.get(id);
        if (!copy || copy.trip === copy.seen.trip) return;
        const { seen, trip } = copy;
        const edit = { seen, trip, now: clock.now(), makeId };
        const record = await shelf.update(id, (stored) => edited(stored ?? seen, edit));
        copies.adopt(id, record, trip);
        onWritten(id, record);
      }
    } finally {
      // In the same moment in which nothing was left: an edit right after it has to begin a new write.
      busy.delete(id);
    }
  }

  function tellMerged(before: TripRecord | null, after: TripRecord | null): void {
    if (before && after && before.trip !== after.trip) onMerged(after.id, before.trip, after.trip);
  }

  return {
    get: copies.get,
    all: copies.all,
    unsentIds: copies.unsentIds,
    edit(id, trip) {
      const copy = copies.get(id);
      if (!copy) return;
      copies.set(id, { ...copy, trip });
      if (busy.has(id)) return;
      const done = writeAll(id).catch((cause: unknown) => log('Trip not written', cause));
      writing.set(id, done);
    },
    async update(id, change) {
      // The tab's own edits first, so that the change is made on top of them.
      await writing.get(id);
      let before: TripRecord | null = null;
      const record = await shelf.update(id, (found) => {
        before = found;
        return change(found);
      });
      tellMerged(before, record);
      if (record?.version === copies.get(id)?.seen.version) return record;
      copies.adopt(id, record, null);
      onWritten(id, record);
      return record;
    },
    async reread(id) {
      await writing.get(id);
      copies.adopt(id, await shelf.read(id), null);
    },
    lay: copies.replaceAll,
    written: async () => {
      await Promise.all(writing.values());
    },
  };
}
