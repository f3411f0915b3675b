import { EMPTY_HISTORY, renameTrip } from '@fahrtwind/domain';
import { accepted } from '@fahrtwind/domain/testing';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shownTrip } from '../testing/shown-trip.ts';
import { createDeviceTripStore } from './device-trip-store.ts';
import { createFakeBrowser } from '../testing/fake-browser.ts';
import { createScene, plan, rename, titleIn } from '../testing/scene.ts';
import { openTripDatabase, type TripDatabase } from './trip-database.ts';
import { applyEdit } from '../records/merge-record.ts';
import { newRecord, type TripRecord } from '../records/trip-record.ts';
import type { LocalTripStore } from './local-trip-store.ts';

let factory: IDBFactory;
let lastId = 0;
const makeId = () => `id-${(lastId += 1)}`;
const log = () => undefined;

beforeEach(() => {
  factory = new IDBFactory();
  vi.stubGlobal('indexedDB', factory);
});
afterEach(() => vi.unstubAllGlobals());

const storeOn = (database: TripDatabase): LocalTripStore =>
  createDeviceTripStore(database, { makeId, log });
const openStore = (): LocalTripStore => storeOn(openTripDatabase());

const record = newRecord({ trip: plan(), now: 1 });

function renamed(basedOn: TripRecord, title: string, now = 2) {
  const trip = accepted(renameTrip(basedOn.trip, { title }));
  return (found: TripRecord | null) => applyEdit(found ?? basedOn, { basedOn, trip, now, makeId });
}

/** A database whose writes of records fail as on a full disk, as long as it is full. */
function onFullDisk(database: TripDatabase) {
  const disk = { isFull: true, cleared: 0 };
  const full: TripDatabase = {
    ...database,
    async update(name, key, change) {
      if (!disk.isFull || name !== 'records') return database.update(name, key, change);
      change(await database.read(name, key));
      throw new DOMException('full', 'QuotaExceededError');
    },
    async clear(name) {
      disk.cleared += 1;
      await database.clear(name);
    },
  };
  return { disk, full };
}

/** Writes a record as it is on the devices of users, by the names that earlier versions used. */
async function storedBefore(version: number, id: string, stored: unknown): Promise<void> {
  const opening = factory.open('private-trips-1', version);
  opening.addEventListener('upgradeneeded', () => {
    for (const name of ['records', 'histories', 'shared', 'facts'])
      opening.result.createObjectStore(name);
    opening.transaction?.objectStore('records').put(stored, id);
  });
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  opening.result.close();
}

/** A record of version 2 of the database: renamed to "Alpen", with the trip that the server has as its base. */
function packedRecord() {
  const { days, ...rest } = plan();
  const texts = [{ ...rest, title: 'Alpen', days: [] }, ...days, { ...rest, days: [] }];
  return {
    id: 'reise',
    userId: 'mara',
    role: 'owner',
    version: 4,
    editedAt: 9,
    base: { revision: 3, editedAt: 1 },
    sending: null,
    presence: 'there',
    presenceAt: 0,
    isDemo: false,
    openedAt: 5,
    lostEdits: [],
    isInherited: false,
    packed: {
      texts: texts.map((text) => JSON.stringify(text)),
      trips: [
        [0, 1, 2],
        [3, 1, 2],
      ],
    },
  };
}

describe('the store on the device', () => {
  it('goes on with what version 1 of the database has', async () => {
    await storedBefore(1, 'reise', record);
    const store = openStore();
    expect(await store.all()).toEqual([record]);
    await store.update('reise', renamed(record, 'Alpen'));
    store.close();
    expect((await openStore().read('reise'))?.trip.title).toBe('Alpen');
  });

  it('reads what is on the devices of users, base and edits', async () => {
    const { packed: _, ...rest } = packedRecord();
    await storedBefore(2, 'reise', packedRecord());
    expect(await openStore().all()).toEqual([
      { ...rest, trip: { ...plan(), title: 'Alpen' }, base: { ...rest.base, trip: plan() } },
    ]);
  });

  it('keeps records, histories, copies and facts over a reload', async () => {
    const store = openStore();
    await store.update('reise', () => record);
    await store.writeHistory('reise', { undo: [{ timestamp: 1, trip: plan() }], redo: [] });
    await store.writeShared({
      id: 'a-copy',
      uid: null,
      trip: shownTrip(plan('a-copy')),
      openedAt: 5,
    });
    await store.writeFact('currentId', 'reise');
    store.close();
    const again = openStore();
    expect(await again.all()).toEqual([record]);
    expect(await again.read('reise')).toEqual(record);
    expect((await again.readHistory('reise'))?.undo).toHaveLength(1);
    expect(await again.allShared()).toMatchObject([{ id: 'a-copy', openedAt: 5 }]);
    expect(await again.readFact('currentId')).toBe('reise');
    await again.update('reise', () => null);
    await again.writeHistory('reise', null);
    await again.removeShared('a-copy');
    expect([await again.all(), await again.readHistory('reise'), await again.allShared()]).toEqual([
      [],
      null,
      [],
    ]);
    await again.writeHistory('x', EMPTY_HISTORY);
    await again.clearHistories();
    expect(await again.readHistory('x')).toBeNull();
  });

  it('lets changes of two tabs follow one another', async () => {
    const [one, other] = [openStore(), openStore()];
    await one.update('reise', () => record);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? one : other).update(
          'reise',
          (found) => found && { ...found, openedAt: found.openedAt + 1 },
        ),
      ),
    );
    expect((await one.read('reise'))?.openedAt).toBe(record.openedAt + 20);
  });

  it('leaves a record alone when its change fails, and says whose fault that is', async () => {
    const store = openStore();
    await store.update('reise', () => record);
    const failing = store.update('reise', () => {
      throw new Error('a bug of ours');
    });
    await expect(failing).rejects.toThrow('a bug of ours');
    expect(await store.read('reise')).toEqual(record);
    expect(store.isFull()).toBe(false);
  });

  it('closes the database when another tab signs out, and does not create it again', async () => {
    const store = openStore();
    await store.update('reise', () => record);
    await new Promise<void>((resolve, reject) => {
      const request = factory.deleteDatabase('private-trips-1');
      request.addEventListener('success', () => resolve());
      request.addEventListener('blocked', () => reject(new Error('blocked')));
    });
    await store.update('reise', () => record);
    expect(await factory.databases()).toEqual([]);
    store.reopen();
    expect(await store.all()).toEqual([]);
    await store.update('neu', () => ({ ...record, id: 'neu' }));
    expect((await factory.databases()).map(({ name }) => name)).toEqual(['private-trips-1']);
    expect(store.isFull()).toBe(false);
  });
});

describe('a full device', () => {
  it('first gives up the histories, then says that it is full, and goes on in memory', async () => {
    const { disk, full } = onFullDisk(openTripDatabase());
    const store = storeOn(full);
    disk.isFull = false;
    await store.update('reise', () => record);
    await store.writeHistory('reise', EMPTY_HISTORY);
    disk.isFull = true;
    const next = await store.update('reise', renamed(record, 'Alpen'));
    expect([next?.trip.title, store.isFull(), disk.cleared]).toEqual(['Alpen', true, 1]);
    expect((await store.read('reise'))?.trip.title).toBe('Alpen');
    expect((await store.all()).map(({ trip }) => trip.title)).toEqual(['Alpen']);
    disk.isFull = false;
    await store.update('reise', renamed(next ?? record, 'Alpen 2'));
    expect(store.isFull()).toBe(false);
    expect((await openStore().read('reise'))?.trip.title).toBe('Alpen 2');
  });

  it('brings together what two tabs have done while one of them could not write', async () => {
    const { disk, full } = onFullDisk(openTripDatabase());
    const [here, there] = [storeOn(full), openStore()];
    await there.update('reise', () => record);
    await here.update('reise', renamed(record, 'Alpen'));
    await there.update('reise', (found) => {
      const trip = { ...record.trip, tripPrints: 3 };
      return applyEdit(found ?? record, { basedOn: record, trip, now: 3, makeId });
    });
    disk.isFull = false;
    const joined = await here.update('reise', (found) => found);
    expect(joined?.trip).toMatchObject({ title: 'Alpen', tripPrints: 3 });
    expect(joined?.editedAt).toBe(3);
  });

  it.each([
    ['full', () => onFullDisk(openTripDatabase()).full],
    [
      'without IndexedDB',
      () => {
        vi.stubGlobal('indexedDB', undefined);
        return openTripDatabase();
      },
    ],
  ])(
    '%s: told for as long as it lasts, while edits still reach the server',
    async (_, database) => {
      const { server, time, has, opens } = createScene();
      has(plan());
      const browser = createFakeBrowser(server, time, storeOn(database()));
      const tab = await browser.openTab();
      await opens(tab);
      rename(tab, 'Alpen');
      // The database works in real time, which the fake clock does not know.
      const isSent = (): boolean => server.trip('reise')?.title === 'Alpen';
      for (let rounds = 0; rounds < 200 && !isSent(); rounds += 1) await time.advance(250);
      await time.advance(5000);
      expect(titleIn(tab)).toBe('Alpen');
      expect(server.trip('reise')?.title).toBe('Alpen');
      expect(tab.store.get().save).toBe('storage-full');
    },
  );
});

it('writes in a task of its own, so that the picture of an edit comes first', async () => {
  const open = vi.spyOn(factory, 'open');
  const written = openStore().update('reise', () => record);
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  expect(open).not.toHaveBeenCalled();
  await written;
  expect(open).toHaveBeenCalledOnce();
});
