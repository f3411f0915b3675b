import { TRIPS_DATABASE } from '../session/unsent-edits.ts';

/** What is kept, each under its id or name. */
export type Place = 'records' | 'histories' | 'shared' | 'facts';

/** 2: records and histories are kept as text. Whoever has 1 open, as an old tab after an update, must not read them. */
const VERSION = 2;
const PLACES: readonly Place[] = ['records', 'histories', 'shared', 'facts'];

/** Raw access to what this browser keeps of trips; everything rejects when the browser refuses. */
export interface TripDatabase {
  read(place: Place, key: string): Promise<unknown>;
  all(place: Place): Promise<readonly unknown[]>;
  /** Reads, changes and writes in one transaction; undefined removes, the value that was read leaves it alone. */
  update<T>(
    place: Place,
    key: string,
    change: (found: unknown) => T | undefined,
  ): Promise<T | undefined>;
  /** Writes what `make` answers, whatever there was; undefined removes. */
  write(place: Place, key: string, make: () => unknown): Promise<void>;
  clear(place: Place): Promise<void>;
  /** Whether somebody has signed out in another tab and deleted everything; then nothing is kept any more. */
  isForgotten(): boolean;
  /** Somebody has signed in after that. */
  revive(): void;
  close(): void;
}

/** Opens the database when it is first needed, and again when the browser has closed it. */
export function openTripDatabase(factory: IDBFactory | undefined): TripDatabase {
  let opened: Promise<IDBDatabase> | null = null;
  let isForgotten = false;

  async function database(): Promise<IDBDatabase> {
    if (!factory) throw new DOMException('No IndexedDB', 'NotSupportedError');
    // Somebody has signed out in another tab: what this one still has in hand must not bring the database back.
    if (isForgotten) throw new DOMException('Database deleted', 'InvalidStateError');
    opened ??= open(factory, (isDeleted) => {
      opened = null;
      isForgotten ||= isDeleted;
    });
    try {
      return await opened;
    } catch (cause) {
      opened = null;
      throw cause;
    }
  }

  async function store(place: Place, mode: IDBTransactionMode): Promise<IDBObjectStore> {
    const options = mode === 'readwrite' ? ({ durability: 'strict' } as const) : {};
    return (await database()).transaction(place, mode, options).objectStore(place);
  }

  return {
    read: async (place, key) => answer((await store(place, 'readonly')).get(key)),
    all: async (place) => answer((await store(place, 'readonly')).getAll()),
    async update(place, key, change) {
      if (factory) await afterPicture();
      return updateIn(await store(place, 'readwrite'), key, change);
    },
    async write(place, key, make) {
      if (factory) await afterPicture();
      const written = await store(place, 'readwrite');
      const done = finished(written.transaction);
      const value = make();
      if (value === undefined) written.delete(key);
      else written.put(value, key);
      await done;
    },
    async clear(place) {
      const cleared = await store(place, 'readwrite');
      cleared.clear();
      await finished(cleared.transaction);
    },
    isForgotten: () => isForgotten,
    revive() {
      isForgotten = false;
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

/** An edit is on the screen first: packing and writing it takes as long as drawing it. */
function afterPicture(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

function open(factory: IDBFactory, onClosed: (isDeleted: boolean) => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(TRIPS_DATABASE, VERSION);
    request.addEventListener('upgradeneeded', () => {
      const { result } = request;
      for (const place of PLACES)
        if (!result.objectStoreNames.contains(place)) result.createObjectStore(place);
    });
    request.addEventListener('error', () => reject(reasonOf(request.error)));
    request.addEventListener('blocked', () => reject(reasonOf(null)));
    request.addEventListener('success', () => {
      const { result } = request;
      // Signing out deletes the database, which waits for every tab to let go of it.
      result.addEventListener('versionchange', ({ newVersion }) => {
        result.close();
        onClosed(newVersion === null);
      });
      result.addEventListener('close', () => onClosed(false));
      resolve(result);
    });
  });
}

async function updateIn<T>(
  store: IDBObjectStore,
  key: string,
  change: (found: unknown) => T | undefined,
): Promise<T | undefined> {
  const done = finished(store.transaction);
  let bug: unknown = null;
  let next: T | undefined;
  const request = store.get(key);
  request.addEventListener('success', () => {
    try {
      next = change(request.result);
      if (next === undefined) store.delete(key);
      else if (next !== request.result) store.put(next, key);
    } catch (cause) {
      bug = cause;
      store.transaction.abort();
    }
  });
  await done.catch((cause: unknown) => {
    throw bug ?? cause;
  });
  return next;
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(reasonOf(request.error)));
  });
}

/** Only a finished transaction is kept: a full disk is noticed at its end. */
function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(reasonOf(transaction.error)));
  });
}

function reasonOf(error: DOMException | null): DOMException {
  return error ?? new DOMException('Refused without a reason', 'UnknownError');
}
