import { isCopy } from '@fahrtwind/domain';
import { removeLostEdit } from '../records/trip-record.ts';
import { createListActions, type ListActionsParts } from './list-actions.ts';
import type { TripActions } from './trip-actions.ts';
import { deletedNoteId } from './trip-notes.ts';

type PublicActions = Pick<TripActions, 'openPublic' | 'keepShared' | 'forgetShared'>;
type EditActions = Pick<TripActions, 'run' | 'undo' | 'redo'>;

interface ActionsParts extends ListActionsParts {
  readonly publicTrips: PublicActions;
  readonly editor: EditActions;
  /** Resolves when the signed-in user's trips on this device are known. */
  readonly settled: () => Promise<void>;
}

/** What screens can do with trips. */
export function createActions(parts: ActionsParts): TripActions {
  const { state, histories, opener, lists, publicTrips, editor, settled } = parts;
  const list = createListActions(parts);

  const afterSettled =
    <Args extends readonly unknown[], Reply>(action: (...args: Args) => Promise<Reply>) =>
    async (...args: Args): Promise<Reply> => {
      await settled();
      return action(...args);
    };

  return {
    ...editor,
    openPublic: afterSettled(publicTrips.openPublic),
    keepShared: afterSettled(publicTrips.keepShared),
    forgetShared: publicTrips.forgetShared,
    load: afterSettled(lists.load),
    loadDeleted: afterSettled(lists.loadDeleted),
    create: afterSettled(list.create),
    open: afterSettled(async (id: string) => {
      if (!isCopy({ id })) return opener.open(id);
      // A copy can be seen, but not planned.
      state.closeTrip('missing');
      return null;
    }),
    resume: afterSettled(opener.resume),
    read: afterSettled(list.read),
    isOnDevice: afterSettled(list.isOnDevice),
    async change(id, operation, args) {
      await settled();
      return list.change(id, operation, args);
    },
    remove: afterSettled(list.remove),
    restore: afterSettled(list.restore),
    saveAsNew: afterSettled(list.saveAsNew),
    clearHistory: (id) => histories.clear(id ?? null),
    dismissConflict: (noteId) => dismissConflict(parts, noteId),
    show: (change) => state.update({ runtime: { ...state.get().runtime, ...change } }),
  };
}

function dismissConflict(parts: ActionsParts, noteId: string): void {
  const { cache } = parts;
  for (const { record } of cache.all()) {
    if (deletedNoteId(record.id) === noteId) void dropEdits(parts, record.id);
    else if (record.lostEdits.some(({ id }) => id === noteId))
      void cache.update(record.id, (found) => found && removeLostEdit(found, noteId));
  }
}

/** Opening the trip again fetches what the server has without the edits, if anything. */
async function dropEdits({ state, cache, opener }: ActionsParts, id: string): Promise<void> {
  await cache.update(id, () => null);
  if (state.get().runtime.currentTripId === id) await opener.open(id);
}
