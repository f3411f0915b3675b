import { EMPTY_HISTORY, type History, type Trip } from '@fahrtwind/domain';
import { createEmitter, type Emitter } from '../../../ui/observable.ts';
import { rebaseHistory } from '../records/rebase-history.ts';
import type { LocalTripStore } from './local-trip-store.ts';
import type { RecordCache } from './record-cache.ts';

export interface Histories {
  readonly get: (id: string) => History;
  readonly set: (id: string, history: History) => void;
  /** Reads from the device, as after a reload or when another tab has written. */
  readonly read: (id: string) => Promise<void>;
  /** Removes the revisions of one trip, or of all. */
  readonly clear: (id: string | null) => void;
  /** A history was read or cleared. */
  readonly changed: Emitter<void>;
  /** The device has new revisions of this trip, or of all. */
  readonly written: Emitter<string | null>;
}

interface HistoriesParts {
  readonly localStore: LocalTripStore;
  readonly cache: RecordCache;
}

/** The revisions of this tab's trips for undo and redo. They follow the merges and removals of the cache. */
export function createHistories({ localStore, cache }: HistoriesParts): Histories {
  const histories = new Map<string, History>();
  const changed = createEmitter();
  const written = createEmitter<string | null>();
  /** One write after another, so that an older state never overwrites a newer one. */
  let queue: Promise<void> = Promise.resolve();

  function write(id: string | null, action: () => Promise<void>): void {
    queue = queue.then(action).then(() => written.emit(id));
  }

  function set(id: string, history: History): void {
    const before = histories.get(id) ?? EMPTY_HISTORY;
    histories.set(id, history);
    // A history has ten trips, so it is not written with every edit of a burst.
    if (before.undo === history.undo && before.redo.length + history.redo.length === 0) return;
    write(id, () => localStore.writeHistory(id, history));
  }

  function clear(id: string | null): void {
    if (id === null) histories.clear();
    else histories.delete(id);
    write(id, () =>
      id === null ? localStore.clearHistories() : localStore.writeHistory(id, null),
    );
    changed.emit();
  }

  async function rebaseStored(id: string, before: Trip, after: Trip): Promise<void> {
    const stored = await localStore.readHistory(id);
    if (stored) await localStore.writeHistory(id, rebaseHistory(stored, before, after));
  }

  cache.merged.subscribe(({ id, before, after }) => {
    const known = histories.get(id);
    if (known) set(id, rebaseHistory(known, before, after));
    else write(id, () => rebaseStored(id, before, after));
  });
  cache.written.subscribe(({ id, record }) => {
    if (!record) clear(id);
  });

  return {
    get: (id) => histories.get(id) ?? EMPTY_HISTORY,
    set,
    async read(id) {
      let stored: History | null;
      let seen: Promise<void>;
      // A revision that is added meanwhile must not be replaced by the older state of the device.
      do {
        seen = queue;
        await seen;
        stored = await localStore.readHistory(id);
      } while (seen !== queue);
      histories.set(id, stored ?? EMPTY_HISTORY);
      changed.emit();
    },
    clear,
    changed,
    written,
  };
}
