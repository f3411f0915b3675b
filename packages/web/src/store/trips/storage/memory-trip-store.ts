import type { History } from '@fahrtwind/domain';
import type { SharedTrip } from '../records/trip-lists.ts';
import type { TripRecord } from '../records/trip-record.ts';
import type { LocalTripStore, StoredFacts } from './local-trip-store.ts';

/** A store that lasts as long as the page. */
export function createMemoryTripStore(): LocalTripStore {
  const records = new Map<string, TripRecord>();
  const histories = new Map<string, History>();
  const shared = new Map<string, SharedTrip>();
  let facts: Partial<StoredFacts> = {};
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
    allShared: async () => [...shared.values()],
    writeShared: async (one) => void shared.set(one.id, one),
    removeShared: async (id) => void shared.delete(id),
    readFact: async (name) => facts[name] ?? null,
    writeFact: async (name, value) => {
      facts = { ...facts, [name]: value };
    },
    reopen: () => undefined,
    isFull: () => false,
    close: () => undefined,
  };
}
