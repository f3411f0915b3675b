import { isCopy } from '@fahrtwind/domain';
import type { Desk } from './desk.ts';
import { createListActions } from './list-actions.ts';
import { deletedNoteId } from './notes.ts';
import type { TripActions } from './trip-actions.ts';
import { createTripEditor } from './trip-editor.ts';
import { withoutLostEdit } from './trip-record.ts';
import type { TripsParts } from './trips-parts.ts';

interface Surroundings extends Pick<TripActions, 'openPublic' | 'forgetShared'> {
  readonly settled: () => Promise<void>;
}

/** What screens can do, by the pieces of the desk. */
export function createActions(
  parts: TripsParts,
  desk: Desk,
  { openPublic, forgetShared, settled }: Surroundings,
): TripActions {
  const { view, histories, opener, refused } = desk;
  const editor = createTripEditor({ ...parts, ...desk, onEdit: (id) => refused.delete(id) });
  const list = createListActions(parts, desk);

  return {
    ...editor,
    async load() {
      await settled();
      await desk.load();
    },
    async create(trip, options) {
      await settled();
      return list.create(trip, options);
    },
    async open(id) {
      await settled();
      return isCopy({ id }) ? openPublic(id) : opener.open(id);
    },
    async resume() {
      await settled();
      return opener.resume();
    },
    openPublic,
    forgetShared,
    async read(id) {
      await settled();
      return list.read(id);
    },
    async change(id, operation, args) {
      await settled();
      return list.change(id, operation, args);
    },
    async remove(id) {
      await settled();
      return list.remove(id);
    },
    async restore(id) {
      await settled();
      return list.restore(id);
    },
    async saveAsNew(id) {
      await settled();
      return list.saveAsNew(id);
    },
    clearHistory(id) {
      histories.clear(id ?? null);
      view.refresh();
    },
    dismissConflict: (noteId) => dismissConflict(desk, noteId),
    show: (change) => view.learn({ runtime: { ...view.facts().runtime, ...change } }),
  };
}

function dismissConflict(desk: Desk, noteId: string): void {
  const { bench } = desk;
  for (const { seen } of bench.all()) {
    if (deletedNoteId(seen.id) === noteId) void drop(desk, seen.id);
    else if (seen.lostEdits.some(({ id }) => id === noteId))
      void bench.update(seen.id, (found) => found && withoutLostEdit(found, noteId));
  }
}

/** What is there without the edits, if anything is, comes back from the server. */
async function drop({ view, bench, opener }: Desk, id: string): Promise<void> {
  await bench.update(id, () => null);
  if (view.facts().runtime.currentTripId === id) await opener.open(id);
}
