import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { ROUTES_DATABASE } from '../session/private-data.ts';
import type { PlannedRoute } from './leg-cache.ts';

/** Beyond it the oldest legs are removed. */
const MOST = 6000;

interface StoredLeg {
  readonly key: string;
  readonly storedAt: number;
  readonly route: PlannedRoute;
}

interface Schema extends DBSchema {
  legs: { key: string; value: StoredLeg; indexes: { storedAt: number } };
}

/** The legs of trips that were opened on this device, so that they are there without a network. */
export const storedLegs = {
  /** By key; what the device does not have is missing. Empty where the browser stores nothing. */
  read: (keys: readonly string[]): Promise<ReadonlyMap<string, PlannedRoute>> =>
    withDatabase(new Map<string, PlannedRoute>(), async (database) => {
      const { store } = database.transaction('legs');
      const found = await Promise.all([...new Set(keys)].map((key) => store.get(key)));
      return new Map(found.flatMap((leg) => (leg ? [[leg.key, leg.route] as const] : [])));
    }),
  async write(legs: readonly (readonly [key: string, route: PlannedRoute])[]): Promise<void> {
    if (legs.length === 0) return;
    await withDatabase(undefined, async (database) => {
      const transaction = database.transaction('legs', 'readwrite');
      const storedAt = Date.now();
      for (const [key, route] of legs) void transaction.store.put({ key, storedAt, route });
      await removeOldest(transaction.store);
      await transaction.done;
    });
  },
};

type Legs = {
  readonly count: () => Promise<number>;
  readonly index: (name: 'storedAt') => {
    readonly openCursor: () => Promise<Cursor | null>;
  };
};
interface Cursor {
  readonly delete: () => Promise<void>;
  readonly continue: () => Promise<Cursor | null>;
}

async function removeOldest(store: Legs): Promise<void> {
  let surplus = (await store.count()) - MOST;
  let cursor = surplus > 0 ? await store.index('storedAt').openCursor() : null;
  for (; cursor && surplus > 0; surplus -= 1) {
    await cursor.delete();
    cursor = await cursor.continue();
  }
}

/** Opened for each use: an open connection would keep signing out from deleting it. */
async function withDatabase<T>(
  without: T,
  use: (database: IDBPDatabase<Schema>) => Promise<T>,
): Promise<T> {
  if (!globalThis.indexedDB) return without;
  const database = await openDB<Schema>(ROUTES_DATABASE, 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore('legs', { keyPath: 'key' }).createIndex('storedAt', 'storedAt');
    },
  });
  try {
    return await use(database);
  } finally {
    database.close();
  }
}
