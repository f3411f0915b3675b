import { mergeTrips, type Trip } from '@fahrtwind/domain';
import { edited, type TripRecord } from './trip-record.ts';
import type { TripsParts } from './trips-parts.ts';

/** A trip in this tab: the device's record as last seen, and the trip with the edits that are not written yet. */
export interface WorkingCopy {
  readonly seen: TripRecord;
  readonly trip: Trip;
}

export interface Workbench {
  readonly get: (id: string) => WorkingCopy | null;
  readonly all: () => readonly WorkingCopy[];
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
  /** Something is to be shown; `before` when others have changed the trip, as it was until then. */
  readonly onShow: (id: string, before: Trip | null) => void;
  /** The device has a new record, of which the other tabs should know. */
  readonly onWritten: (id: string, record: TripRecord | null) => void;
}

/** The trips that this tab works on, and their way to the device. */
export function createWorkbench(parts: WorkbenchParts): Workbench {
  const { shelf, clock, makeId, log, onShow, onWritten } = parts;
  const copies = new Map<string, WorkingCopy>();
  const writing = new Map<string, Promise<void>>();

  /** Lays a newer record under the tab's edits; `written` is what this tab has just given to it. */
  function adopt(id: string, record: TripRecord | null, written: Trip | null): void {
    const copy = copies.get(id);
    if (!record) {
      copies.delete(id);
      onShow(id, null);
      return;
    }
    if (copy && written === null && record.version <= copy.seen.version) return;
    const ground = written ?? copy?.seen.trip ?? record.trip;
    const trip = copy ? onTop(ground, copy.trip, record.trip) : record.trip;
    copies.set(id, { seen: record, trip });
    onShow(id, copy && trip !== copy.trip ? copy.trip : null);
  }

  async function writeAll(id: string): Promise<void> {
    for (;;) {
      const copy = copies.get(id);
      if (!copy || copy.trip === copy.seen.trip) return;
      const { seen, trip } = copy;
      const now = clock.now();
      const record = await shelf.update(id, (stored) =>
        edited(stored ?? seen, { seen, trip, now, makeId }),
      );
      adopt(id, record, trip);
      onWritten(id, record);
    }
  }

  function write(id: string): void {
    if (writing.has(id)) return;
    const done = writeAll(id)
      .catch((cause: unknown) => log('Trip not written', cause))
      .finally(() => writing.delete(id));
    writing.set(id, done);
  }

  return {
    get: (id) => copies.get(id) ?? null,
    all: () => [...copies.values()],
    edit(id, trip) {
      const copy = copies.get(id);
      if (!copy) return;
      copies.set(id, { ...copy, trip });
      onShow(id, null);
      write(id);
    },
    async update(id, change) {
      // The tab's own edits first, so that the change is made on top of them.
      await writing.get(id);
      const record = await shelf.update(id, change);
      const copy = copies.get(id);
      if (record?.version === copy?.seen.version && Boolean(record) === Boolean(copy))
        return record;
      adopt(id, record, null);
      onWritten(id, record);
      return record;
    },
    async reread(id) {
      await writing.get(id);
      adopt(id, await shelf.read(id), null);
    },
    lay(records) {
      copies.clear();
      for (const record of records) copies.set(record.id, { seen: record, trip: record.trip });
    },
    written: async () => {
      await Promise.all(writing.values());
    },
  };
}

/** What the tab has made of a trip, on top of what others have made of it meanwhile. */
function onTop(ground: Trip, mine: Trip, theirs: Trip): Trip {
  if (mine === ground) return theirs;
  if (theirs === ground) return mine;
  // The tab's edit is the later one, and it is written next; what gives way then is reported by that.
  return mergeTrips({ base: ground, mine, theirs, mineAt: 1, theirsAt: 0 }).trip;
}
