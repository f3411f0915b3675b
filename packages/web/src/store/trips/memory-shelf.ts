import type { History } from '@fahrtwind/domain';
import type { TripRecord } from './trip-record.ts';
import type { Remembered, SharedTrip, Shelf } from './trips-parts.ts';

/** A shelf that lasts as long as the page. */
export function createMemoryShelf(): Shelf {
  const records = new Map<string, TripRecord>();
  const histories = new Map<string, History>();
  const shared = new Map<string, SharedTrip>();
  let remembered: Partial<Remembered> = {};
  return {
    all: async () => [...records.values()],
    read: async (id) => records.get(id) ?? null,
    update: async (id, change) => {
      const next = change(records.get(id) ?? null);
      if (next) records.set(id, next);
      else records.delete(id);
      return next;
    },
    readHistory: async (id) => histories.get(id) ?? null,
    writeHistory: async (id, history) => {
      if (history) histories.set(id, history);
      else histories.delete(id);
    },
    clearHistories: async () => histories.clear(),
    shared: async () => [...shared.values()],
    keepShared: async (one) => void shared.set(one.id, one),
    forgetShared: async (id) => void shared.delete(id),
    recall: async (name) => remembered[name] ?? null,
    remember: async (name, value) => {
      remembered = { ...remembered, [name]: value };
    },
    revive: () => undefined,
    isFull: () => false,
    close: () => undefined,
  };
}
