import {
  EMPTY_HISTORY,
  isSameData,
  mergeTrips,
  type History,
  type Revision,
  type Trip,
} from '@fahrtwind/domain';
import type { TripsParts } from './trips-parts.ts';

export interface Histories {
  readonly get: (id: string) => History;
  readonly set: (id: string, history: History) => void;
  /** Reads what the device has kept, as after a reload or when another tab has gone on. */
  readonly read: (id: string) => Promise<void>;
  /**
   * Brings what others have changed into the revisions too. Without it, an undo would take back their edits along
   * with the own one.
   */
  readonly rebase: (id: string, before: Trip, after: Trip) => void;
  /** Forgets the revisions of one trip, or of all. */
  readonly clear: (id: string | null) => void;
}

/** The revisions of the trips of this tab, kept on the device. */
export function createHistories({
  shelf,
  channel,
}: Pick<TripsParts, 'shelf' | 'channel'>): Histories {
  const histories = new Map<string, History>();
  /** One after another, so that an older state never overwrites a newer one. */
  let queue: Promise<void> = Promise.resolve();

  async function rebaseKept(id: string, before: Trip, after: Trip): Promise<void> {
    const kept = await shelf.readHistory(id);
    if (kept) await shelf.writeHistory(id, rebased(kept, before, after));
  }

  function set(id: string, history: History): void {
    const before = histories.get(id) ?? EMPTY_HISTORY;
    histories.set(id, history);
    // Ten trips are written at once, so not with every edit of a burst.
    if (before.undo === history.undo && before.redo.length + history.redo.length === 0) return;
    write(id, () => shelf.writeHistory(id, history));
  }

  function write(id: string | null, deed: () => Promise<void>): void {
    queue = queue.then(deed).then(() => channel.post({ kind: 'history', id }));
  }

  return {
    get: (id) => histories.get(id) ?? EMPTY_HISTORY,
    set,
    rebase(id, before, after) {
      const known = histories.get(id);
      if (known) set(id, rebased(known, before, after));
      else write(id, () => rebaseKept(id, before, after));
    },
    async read(id) {
      await queue;
      histories.set(id, (await shelf.readHistory(id)) ?? EMPTY_HISTORY);
    },
    clear(id) {
      if (id === null) histories.clear();
      else histories.delete(id);
      write(id, () => (id === null ? shelf.clearHistories() : shelf.writeHistory(id, null)));
    },
  };
}

function rebased(history: History, before: Trip, after: Trip): History {
  const rebase = (revision: Revision): Revision => {
    const { trip } = mergeTrips({
      base: before,
      mine: revision.trip,
      theirs: after,
      mineAt: 1,
      theirsAt: 0,
    });
    return isSameData(trip, revision.trip) ? revision : { ...revision, trip };
  };
  const undo = history.undo.map(rebase);
  const isSame = undo.every((revision, index) => revision === history.undo[index]);
  return { undo: isSame ? history.undo : undo, redo: history.redo.map(rebase) };
}
