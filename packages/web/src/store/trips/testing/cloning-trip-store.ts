import type { TripRecord } from '../records/trip-record.ts';
import type { LocalTripStore } from '../storage/local-trip-store.ts';
import { createMemoryTripStore } from '../storage/memory-trip-store.ts';

/** Like a real store, it takes a moment and gives out copies. */
export function createCloningTripStore(): LocalTripStore {
  const memory = createMemoryTripStore();
  return {
    ...memory,
    all: async () => structuredClone(await memory.all()),
    read: async (id) => structuredClone(await memory.read(id)),
    async update(id, change) {
      await Promise.resolve();
      let next: TripRecord | null = null;
      await memory.update(id, (found) => {
        next = change(structuredClone(found));
        return structuredClone(next);
      });
      return next;
    },
    readHistory: async (id) => structuredClone(await memory.readHistory(id)),
  };
}
