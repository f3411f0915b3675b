import { isCopy } from '@fahrtwind/domain';
import type { Desk } from './desk.ts';
import { createListActions } from './list-actions.ts';
import { deletedNoteId } from './notes.ts';
import type { TripActions } from './trip-actions.ts';
import { createTripEditor } from './trip-editor.ts';
import { withoutLostEdit } from './trip-record.ts';
import type { TripsParts } from './trips-parts.ts';

interface Surroundings extends Pick<TripActions, 'openPublic' | 'forgetShared'> {
  readonly ready: Promise<void>;
}

/** What screens can do, by the pieces of the desk. */
export function createActions(
  parts: TripsParts,
  desk: Desk,
  { openPublic, forgetShared, ready }: Surroundings,
): TripActions {
  const { view, bench, histories, opener, refused } = desk;
  const editor = createTripEditor({ ...parts, ...desk, onEdit: (id) => refused.delete(id) });
  const list = createListActions(parts, desk);

  function dismissConflict(noteId: string): void {
    for (const { seen } of bench.all()) {
      if (deletedNoteId(seen.id) === noteId) void bench.update(seen.id, () => null);
      else if (seen.lostEdits.some(({ id }) => id === noteId))
        void bench.update(seen.id, (found) => found && withoutLostEdit(found, noteId));
    }
  }

  return {
    ...editor,
    async load() {
      await ready;
      await desk.load();
    },
    async create(trip, options) {
      await ready;
      await list.create(trip, options);
    },
    async open(id) {
      await ready;
      return isCopy({ id }) ? openPublic(id) : opener.open(id);
    },
    async resume() {
      await ready;
      return opener.resume();
    },
    openPublic,
    forgetShared,
    async change(id, operation, args) {
      await ready;
      return list.change(id, operation, args);
    },
    async remove(id) {
      await ready;
      return list.remove(id);
    },
    async restore(id) {
      await ready;
      return list.restore(id);
    },
    async saveAsNew(id) {
      await ready;
      return list.saveAsNew(id);
    },
    clearHistory(id) {
      histories.clear(id ?? null);
      view.refresh();
    },
    dismissConflict,
    show: (change) => view.learn({ runtime: { ...view.facts().runtime, ...change } }),
  };
}
