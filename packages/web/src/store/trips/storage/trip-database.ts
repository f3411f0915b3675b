import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import { TRIPS_DATABASE } from '../../session/private-data.ts';

/** The object stores, each with values under an id or a name. */
export type StoreName = 'records' | 'histories' | 'shared' | 'facts';

type Schema = DBSchema & Readonly<Record<StoreName, { key: string; value: unknown }>>;

/** 2: records and histories are text. A tab with older code must not read them, so the version had to change. */
const VERSION = 2;
const STORE_NAMES: readonly StoreName[] = ['records', 'histories', 'shared', 'facts'];
/** `strict`: the transaction ends only when the data is on the disk. */
const DURABLE = { durability: 'strict' } as const;

/** What this browser stores of trips, as raw values. Everything rejects when the browser refuses. */
export interface TripDatabase {
  read(store: StoreName, key: string): Promise<unknown>;
  all(store: StoreName): Promise<readonly unknown[]>;
  /** Reads, changes and writes in one transaction. Undefined removes; the value that was read is not written again. */
  update(store: StoreName, key: string, change: (found: unknown) => unknown): Promise<void>;
  /** Writes what `make` returns; undefined removes. */
  write(store: StoreName, key: string, make: () => unknown): Promise<void>;
  clear(store: StoreName): Promise<void>;
  /** Whether another tab has signed out and deleted the database. Nothing is stored from then on. */
  isDeleted(): boolean;
  /** Stores again after a new sign-in. */
  reopen(): void;
  close(): void;
}

/** Opens the database when it is first needed, and again when the browser has closed it. */
export function openTripDatabase(): TripDatabase {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  let isDeleted = false;

  async function database(): Promise<IDBPDatabase<Schema>> {
    if (!globalThis.indexedDB) throw new DOMException('No IndexedDB', 'NotSupportedError');
    // Opening it would create it again after signing out in another tab.
    if (isDeleted) throw new DOMException('Database deleted', 'InvalidStateError');
    opened ??= open((wasDeleted) => {
      opened = null;
      isDeleted ||= wasDeleted;
    });
    try {
      return await opened;
    } catch (cause) {
      opened = null;
      throw cause;
    }
  }

  async function write(store: StoreName, run: (transaction: Writing) => Promise<void>) {
    const transaction = (await database()).transaction(store, 'readwrite', DURABLE);
    // Only a finished transaction is stored: a full disk shows at its end.
    await Promise.all([run(transaction), transaction.done]);
  }

  return {
    read: async (store, key) => (await database()).get(store, key),
    all: async (store) => (await database()).getAll(store),
    async update(store, key, change) {
      await afterPaint();
      await write(store, async (transaction) => {
        const found = await transaction.store.get(key);
        await put(transaction, key, { found, make: () => change(found) });
      });
    },
    async write(store, key, make) {
      await afterPaint();
      await write(store, (transaction) => put(transaction, key, { make }));
    },
    clear: (store) => write(store, ({ store: objects }) => objects.clear()),
    isDeleted: () => isDeleted,
    reopen() {
      isDeleted = false;
    },
    close() {
      opened?.then(
        (one) => one.close(),
        () => undefined,
      );
      opened = null;
    },
  };
}

type Writing = IDBPTransaction<Schema, [StoreName], 'readwrite'>;

interface Put {
  readonly found?: unknown;
  readonly make: () => unknown;
}

async function put(transaction: Writing, key: string, { found, make }: Put): Promise<void> {
  let next: unknown;
  try {
    next = make();
  } catch (cause) {
    transaction.abort();
    throw cause;
  }
  if (next === undefined) await transaction.store.delete(key);
  else if (next !== found) await transaction.store.put(next, key);
}

/** Packing and writing an edit takes as long as drawing it, so the screen comes first. */
async function afterPaint(): Promise<void> {
  if (globalThis.indexedDB) await new Promise((resolve) => setTimeout(resolve));
}

function open(onClosed: (wasDeleted: boolean) => void): Promise<IDBPDatabase<Schema>> {
  return new Promise((resolve, reject) => {
    let connection: IDBPDatabase<Schema> | null = null;
    const opening = openDB<Schema>(TRIPS_DATABASE, VERSION, {
      upgrade(database) {
        for (const name of STORE_NAMES)
          if (!database.objectStoreNames.contains(name)) database.createObjectStore(name);
      },
      // idb would wait until the other tab closes, and every edit with it.
      blocked: () => reject(new DOMException('Open in an older version', 'AbortError')),
      // Signing out deletes the database, which waits for every tab to close it.
      blocking(_, next) {
        connection?.close();
        onClosed(next === null);
      },
      terminated: () => onClosed(false),
    });
    const settle = async (): Promise<void> => {
      connection = await opening;
      resolve(connection);
    };
    settle().catch(reject);
  });
}
