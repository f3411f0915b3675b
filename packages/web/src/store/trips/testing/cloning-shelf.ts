import { createMemoryShelf } from '../memory-shelf.ts';
import type { TripRecord } from '../trip-record.ts';
import type { Shelf } from '../trips-parts.ts';

/** A shelf that, like a real one, takes a moment and never gives out the very thing that was put in. */
export function createCloningShelf(): Shelf {
  const memory = createMemoryShelf();
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
