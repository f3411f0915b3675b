import type { History } from '@fahrtwind/domain';
import type { Environment } from '../../environment.ts';
import { mergeUnwritten, type UnwrittenRecord } from '../records/merge-record.ts';
import type { SharedTrip } from '../records/trip-lists.ts';
import type { TripRecord } from '../records/trip-record.ts';
import type { LocalTripStore, RecordChange, StoredFacts } from './local-trip-store.ts';
import { createMemoryTripStore } from './memory-trip-store.ts';
import {
  createRecordPacker,
  packHistory,
  unpackHistory,
  type RecordPacker,
} from './pack-record.ts';
import type { StoreName, TripDatabase } from './trip-database.ts';

/**
 * Stores trips in IndexedDB. What the device refuses, because it is full or the browser forbids it, stays in memory.
 * Editing and saving go on, and the user is told.
 */
export function createDeviceTripStore(
  database: TripDatabase,
  { makeId, log }: Pick<Environment, 'makeId' | 'log'>,
): LocalTripStore {
  const unwritten = new Map<string, UnwrittenRecord>();
  const packer = createRecordPacker();
  let isFull = false;

  /** Runs on the device, and in memory when that fails. */
  async function attempt<T>(onDevice: () => Promise<T>, inMemory: () => Promise<T>): Promise<T> {
    try {
      return await onDevice();
    } catch (cause) {
      log('Device storage refused', cause);
      return inMemory();
    }
  }

  async function update(id: string, change: RecordChange): Promise<TripRecord | null> {
    const { isDone, next, origin } = await updateOnDevice(
      database,
      { id, change, makeId, packer },
      unwritten.get(id),
    );
    if (isDone) unwritten.delete(id);
    else unwritten.set(id, { record: next, origin });
    isFull = !isDone || (isFull && unwritten.size > 0);
    return next;
  }

  return {
    async all() {
      const stored = await attempt(
        () => database.all('records'),
        () => Promise.resolve([]),
      );
      const records = stored.flatMap((found) => packer.unpack(found) ?? []);
      const inMemory = [...unwritten.values()].flatMap(({ record }) => record ?? []);
      return [...records.filter(({ id }) => !unwritten.has(id)), ...inMemory];
    },
    async read(id) {
      const inMemory = unwritten.get(id);
      if (inMemory) return inMemory.record;
      return packer.unpack(
        await attempt(
          () => database.read('records', id),
          () => Promise.resolve(null),
        ),
      );
    },
    update: (id, change) =>
      update(id, change).finally(() => isFull && log('Trip not stored on this device')),
    ...createOtherStores(database, createMemoryTripStore(), attempt),
    reopen() {
      if (!database.isDeleted()) return;
      database.reopen();
      unwritten.clear();
      isFull = false;
    },
    isFull: () => isFull,
    close: () => database.close(),
  };
}

interface Update {
  readonly id: string;
  readonly change: RecordChange;
  readonly makeId: () => string;
  readonly packer: RecordPacker;
}

interface Updated {
  readonly isDone: boolean;
  readonly next: TripRecord | null;
  /** What the device has of the trip. */
  readonly origin: TripRecord | null;
}

async function updateOnDevice(
  database: TripDatabase,
  { id, change, makeId, packer }: Update,
  before: UnwrittenRecord | undefined,
): Promise<Updated> {
  let origin = before?.origin ?? null;
  let next: TripRecord | null | undefined;
  const changeFound = (found: unknown): unknown => {
    origin = packer.unpack(found);
    next = change(before ? mergeUnwritten(before, origin, makeId) : origin);
    if (next === origin) return found;
    return next ? packer.pack(next) : undefined;
  };
  try {
    await withRoom(database, () => database.update('records', id, changeFound));
    return { isDone: true, next: next ?? null, origin };
  } catch (cause) {
    // Anything else is a bug in `change`.
    if (!(cause instanceof DOMException)) throw cause;
    const inMemory = next === undefined ? change(before?.record ?? null) : next;
    return { isDone: false, next: inMemory, origin };
  }
}

type Attempt = <T>(onDevice: () => Promise<T>, inMemory: () => Promise<T>) => Promise<T>;

function createOtherStores(database: TripDatabase, memory: LocalTripStore, attempt: Attempt) {
  const put = (store: StoreName, key: string, value: () => unknown): Promise<void> =>
    database.write(store, key, () => value() ?? undefined);
  // Only this store writes here, so the shape is known.
  const read = async <T>(store: StoreName, key: string): Promise<T | null> =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    ((await database.read(store, key)) ?? null) as T | null;
  return {
    readHistory: (id: string) =>
      attempt(
        async () => unpackHistory(await database.read('histories', id)),
        () => memory.readHistory(id),
      ),
    writeHistory: (id: string, history: History | null) =>
      attempt(
        () => put('histories', id, () => history && packHistory(history)),
        () => memory.writeHistory(id, history),
      ),
    clearHistories: () =>
      attempt(
        () => database.clear('histories'),
        () => memory.clearHistories(),
      ),
    allShared: () =>
      attempt(
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        async () => (await database.all('shared')) as readonly SharedTrip[],
        () => memory.allShared(),
      ),
    writeShared: (one: SharedTrip) =>
      attempt(
        () => put('shared', one.id, () => one),
        () => memory.writeShared(one),
      ),
    removeShared: (id: string) =>
      attempt(
        () => put('shared', id, () => null),
        () => memory.removeShared(id),
      ),
    readFact: <Name extends keyof StoredFacts>(name: Name) =>
      attempt(
        () => read<StoredFacts[Name]>('facts', name),
        () => memory.readFact(name),
      ),
    writeFact: <Name extends keyof StoredFacts>(name: Name, value: StoredFacts[Name]) =>
      attempt(
        () => put('facts', name, () => value),
        () => memory.writeFact(name, value),
      ),
  };
}

/** Deletes the histories and tries once more when the device is full: trips matter more than undo. */
async function withRoom<T>(database: TripDatabase, action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (cause) {
    if (!(cause instanceof DOMException) || cause.name !== 'QuotaExceededError') throw cause;
    await database.clear('histories');
    return action();
  }
}
