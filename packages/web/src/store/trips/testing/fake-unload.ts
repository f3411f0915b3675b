import type { LocalTripStore } from '../storage/local-trip-store.ts';
import type { UnloadBackup, UnwrittenEdit } from '../storage/unload-backup.ts';

/** A backup that the pages of one browser share. */
export function createFakeUnloadBackup(): UnloadBackup {
  let saved: readonly UnwrittenEdit[] = [];
  return {
    save(edits) {
      saved = [...saved, ...structuredClone(edits)];
    },
    read: () => structuredClone(saved),
    clear() {
      saved = [];
    },
  };
}

/** A page writes nothing after it has ended. */
export function stopsWriting(
  life: { readonly hasLeft: boolean },
  localStore: LocalTripStore,
): LocalTripStore {
  return {
    ...localStore,
    update: (id, change) =>
      localStore.update(id, (found) => (life.hasLeft ? found : change(found))),
    async writeHistory(id, history) {
      await Promise.resolve();
      if (!life.hasLeft) await localStore.writeHistory(id, history);
    },
  };
}
