import type { History } from '@fahrtwind/domain';
import {
  createRecordPacker,
  packHistory,
  unpackHistory,
  type RecordPacker,
} from './pack-record.ts';
import { rejoined } from './rejoin.ts';
import type { TripRecord } from './trip-record.ts';
import type { Place, TripDatabase } from './trip-database.ts';
import type { Remembered, SharedTrip, Shelf, TripsParts } from './trips-parts.ts';
import { createMemoryShelf } from './memory-shelf.ts';

/** A record that the device could not keep, and what it has kept of that trip instead. */
interface Loose {
  readonly record: TripRecord | null;
  readonly origin: TripRecord | null;
}

/**
 * The shelf on this device. What the device refuses to keep, because it is full or the browser does not let us, is
 * kept in memory, so that planning and saving go on, and the person is told.
 */
export function createDeviceShelf(
  database: TripDatabase,
  { makeId, log }: Pick<TripsParts, 'makeId' | 'log'>,
): Shelf {
  const loose = new Map<string, Loose>();
  const packer = createRecordPacker();
  let isFull = false;

  /** Runs on the device, and beside it in memory when that fails. */
  async function attempt<T>(onDevice: () => Promise<T>, inMemory: () => Promise<T>): Promise<T> {
    try {
      return await onDevice();
    } catch (cause) {
      log('Device storage refused', cause);
      return inMemory();
    }
  }

  async function update(id: string, change: Change): Promise<TripRecord | null> {
    const { done, next, origin } = await updateOnDevice(
      database,
      { id, change, makeId, packer },
      loose.get(id),
    );
    if (done) loose.delete(id);
    else loose.set(id, { record: next, origin });
    isFull = !done || (isFull && loose.size > 0);
    return next;
  }

  return {
    async all() {
      const kept = await attempt(
        () => database.all('records'),
        () => Promise.resolve([]),
      );
      const records = kept.flatMap((found) => packer.unpack(found) ?? []);
      const here = [...loose.values()].flatMap(({ record }) => record ?? []);
      return [...records.filter(({ id }) => !loose.has(id)), ...here];
    },
    async read(id) {
      const here = loose.get(id);
      if (here) return here.record;
      return packer.unpack(
        await attempt(
          () => database.read('records', id),
          () => Promise.resolve(null),
        ),
      );
    },
    update: (id, change) =>
      update(id, change).finally(() => isFull && log('Trip not kept on this device')),
    ...besides(database, createMemoryShelf(), attempt),
    revive() {
      if (!database.isForgotten()) return;
      database.revive();
      loose.clear();
      isFull = false;
    },
    isFull: () => isFull,
    close: () => database.close(),
  };
}

type Change = (found: TripRecord | null) => TripRecord | null;

interface Update {
  readonly id: string;
  readonly change: Change;
  readonly makeId: () => string;
  readonly packer: RecordPacker;
}

interface Updated {
  readonly done: boolean;
  readonly next: TripRecord | null;
  /** What the device has of the trip. */
  readonly origin: TripRecord | null;
}

async function updateOnDevice(
  database: TripDatabase,
  { id, change, makeId, packer }: Update,
  before: Loose | undefined,
): Promise<Updated> {
  let origin = before?.origin ?? null;
  let next: TripRecord | null | undefined;
  const changeFound = (found: unknown): unknown => {
    origin = packer.unpack(found);
    next = change(before ? rejoined(before, origin, makeId) : origin);
    if (next === origin) return found;
    return next ? packer.pack(next) : undefined;
  };
  try {
    await withRoom(database, () => database.update('records', id, changeFound));
    return { done: true, next: next ?? null, origin };
  } catch (cause) {
    if (!(cause instanceof DOMException)) throw cause;
    return {
      done: false,
      next: next === undefined ? change(before?.record ?? null) : next,
      origin,
    };
  }
}

type Attempt = <T>(onDevice: () => Promise<T>, inMemory: () => Promise<T>) => Promise<T>;

function besides(database: TripDatabase, memory: Shelf, attempt: Attempt) {
  const put = (place: Place, key: string, value: () => unknown): Promise<void> =>
    database.write(place, key, () => value() ?? undefined);
  // What is read here was written here, so its shape is ours.
  const read = async <T>(place: Place, key: string): Promise<T | null> =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    ((await database.read(place, key)) ?? null) as T | null;
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
    shared: () =>
      attempt(
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        async () => (await database.all('shared')) as readonly SharedTrip[],
        () => memory.shared(),
      ),
    keepShared: (one: SharedTrip) =>
      attempt(
        () => put('shared', one.id, () => one),
        () => memory.keepShared(one),
      ),
    forgetShared: (id: string) =>
      attempt(
        () => put('shared', id, () => null),
        () => memory.forgetShared(id),
      ),
    recall: <Name extends keyof Remembered>(name: Name) =>
      attempt(
        () => read<Remembered[Name]>('facts', name),
        () => memory.recall(name),
      ),
    remember: <Name extends keyof Remembered>(name: Name, value: Remembered[Name]) =>
      attempt(
        () => put('facts', name, () => value),
        () => memory.remember(name, value),
      ),
  };
}

/** Tries once more without the histories when the device is full: plans are worth more than their past. */
async function withRoom<T>(database: TripDatabase, deed: () => Promise<T>): Promise<T> {
  try {
    return await deed();
  } catch (cause) {
    if (!(cause instanceof DOMException) || cause.name !== 'QuotaExceededError') throw cause;
    await database.clear('histories');
    return deed();
  }
}
