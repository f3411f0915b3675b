import { isSameData, mergeTrips, type Trip } from '@fahrtwind/domain';
import { isUnsent, type TripRecord } from './trip-record.ts';

/** A trip in this tab: the device's record as last seen, and the trip with the edits that are not written yet. */
export interface WorkingCopy {
  readonly seen: TripRecord;
  readonly trip: Trip;
}

export interface WorkingCopies {
  readonly get: (id: string) => WorkingCopy | null;
  readonly all: () => readonly WorkingCopy[];
  /** The trips of which the server does not have everything. */
  readonly unsentIds: () => readonly string[];
  readonly set: (id: string, copy: WorkingCopy) => void;
  /** Lays a newer record under the tab's edits; `written` is what this tab has just put into it, if it has. */
  readonly adopt: (id: string, record: TripRecord | null, written: Trip | null) => void;
  readonly replaceAll: (records: readonly TripRecord[]) => void;
}

/** `onShow` is told of every change. */
export function createWorkingCopies(onShow: () => void): WorkingCopies {
  const copies = new Map<string, WorkingCopy>();
  return {
    get: (id) => copies.get(id) ?? null,
    all: () => [...copies.values()],
    unsentIds: () =>
      [...copies.values()]
        .filter(({ seen, trip }) => isUnsent(seen) || trip !== seen.trip)
        .map(({ seen }) => seen.id),
    set(id, copy) {
      copies.set(id, copy);
      onShow();
    },
    adopt(id, found, written) {
      const copy = copies.get(id);
      const record = found && copy ? withKnownTrip(found, copy.seen.trip) : found;
      if (!record) {
        copies.delete(id);
        onShow();
        return;
      }
      if (copy && written === null && record.version <= copy.seen.version) return;
      const ground = written ?? copy?.seen.trip ?? record.trip;
      const trip = copy ? onTop(ground, copy.trip, record.trip) : record.trip;
      copies.set(id, { seen: record, trip });
      onShow();
    },
    replaceAll(records) {
      copies.clear();
      for (const record of records) copies.set(record.id, { seen: record, trip: record.trip });
    },
  };
}

/** What comes from the device is always a copy; the same trip stays the very same, so that nothing seems changed. */
function withKnownTrip(record: TripRecord, known: Trip): TripRecord {
  return isSameData(record.trip, known) ? { ...record, trip: known } : record;
}

/** What the tab has made of a trip, on top of what others have made of it meanwhile. */
function onTop(ground: Trip, mine: Trip, theirs: Trip): Trip {
  if (mine === ground) return theirs;
  if (theirs === ground) return mine;
  // The tab's edit is the later one, and it is written next; what gives way then is reported by that.
  const { trip } = mergeTrips({ base: ground, mine, theirs, mineAt: 1, theirsAt: 0 });
  return isSameData(trip, theirs) ? theirs : trip;
}
