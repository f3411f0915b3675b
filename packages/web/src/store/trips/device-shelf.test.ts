import { EMPTY_HISTORY, renameTrip } from '@fahrtwind/domain';
import { accepted } from '@fahrtwind/domain/testing';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TRIPS_DATABASE } from '../session/unsent-edits.ts';
import { createDeviceShelf } from './device-shelf.ts';
import { createFakeBrowser } from './testing/fake-browser.ts';
import { createScene, plan, rename, titleIn } from './testing/scene.ts';
import { openTripDatabase, type TripDatabase } from './trip-database.ts';
import { edited, newRecord, type TripRecord } from './trip-record.ts';
import type { Shelf } from './trips-parts.ts';

let factory: IDBFactory;
let lastId = 0;
const makeId = () => `id-${(lastId += 1)}`;
const log = () => undefined;

beforeEach(() => {
  factory = new IDBFactory();
});

const shelfOn = (database: TripDatabase): Shelf => createDeviceShelf(database, { makeId, log });
const openShelf = (): Shelf => shelfOn(openTripDatabase(factory));

const record = newRecord({ trip: plan(), now: 1 });

function renamed(seen: TripRecord, title: string, now = 2) {
  const trip = accepted(renameTrip(seen.trip, { title }));
  return (found: TripRecord | null) => edited(found ?? seen, { seen, trip, now, makeId });
}

/** A database whose writes of records fail as on a full disk, as long as it is full. */
function onFullDisk(database: TripDatabase) {
  const disk = { isFull: true, cleared: 0 };
  const full: TripDatabase = {
    ...database,
    async update(place, key, change) {
      if (!disk.isFull || place !== 'records') return database.update(place, key, change);
      change(await database.read(place, key));
      throw new DOMException('full', 'QuotaExceededError');
    },
    async clear(place) {
      disk.cleared += 1;
      await database.clear(place);
    },
  };
  return { disk, full };
}

/** What an earlier version of the app has kept, which wrote records as they are. */
async function keptByFirstVersion(kept: TripRecord): Promise<void> {
  const opening = factory.open(TRIPS_DATABASE, 1);
  opening.addEventListener('upgradeneeded', () => {
    for (const place of ['records', 'histories', 'shared', 'facts'])
      opening.result.createObjectStore(place);
    opening.transaction?.objectStore('records').put(kept, kept.id);
  });
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  opening.result.close();
}

describe('the shelf on the device', () => {
  it('goes on with what an earlier version has kept', async () => {
    await keptByFirstVersion(record);
    const shelf = openShelf();
    expect(await shelf.all()).toEqual([record]);
    await shelf.update('reise', renamed(record, 'Alpen'));
    shelf.close();
    expect((await openShelf().read('reise'))?.trip.title).toBe('Alpen');
  });

  it('keeps records, histories, copies and facts over a reload', async () => {
    const shelf = openShelf();
    await shelf.update('reise', () => record);
    await shelf.writeHistory('reise', { undo: [{ timestamp: 1, trip: plan() }], redo: [] });
    await shelf.keepShared({ id: 'a-copy', uid: null, trip: plan('a-copy'), openedAt: 5 });
    await shelf.remember('currentId', 'reise');
    shelf.close();
    const again = openShelf();
    expect(await again.all()).toEqual([record]);
    expect(await again.read('reise')).toEqual(record);
    expect((await again.readHistory('reise'))?.undo).toHaveLength(1);
    expect(await again.shared()).toMatchObject([{ id: 'a-copy', openedAt: 5 }]);
    expect(await again.recall('currentId')).toBe('reise');
    await again.update('reise', () => null);
    await again.writeHistory('reise', null);
    await again.forgetShared('a-copy');
    expect([await again.all(), await again.readHistory('reise'), await again.shared()]).toEqual([
      [],
      null,
      [],
    ]);
    await again.writeHistory('x', EMPTY_HISTORY);
    await again.clearHistories();
    expect(await again.readHistory('x')).toBeNull();
  });

  it('lets changes of two tabs follow one another', async () => {
    const [one, other] = [openShelf(), openShelf()];
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
    const shelf = openShelf();
    await shelf.update('reise', () => record);
    const failing = shelf.update('reise', () => {
      throw new Error('a bug of ours');
    });
    await expect(failing).rejects.toThrow('a bug of ours');
    expect(await shelf.read('reise')).toEqual(record);
    expect(shelf.isFull()).toBe(false);
  });

  it('lets go of the database when somebody signs out, and does not bring it back', async () => {
    const shelf = openShelf();
    await shelf.update('reise', () => record);
    await new Promise<void>((resolve, reject) => {
      const request = factory.deleteDatabase('private-trips-1');
      request.addEventListener('success', () => resolve());
      request.addEventListener('blocked', () => reject(new Error('blocked')));
    });
    await shelf.update('reise', () => record);
    expect(await factory.databases()).toEqual([]);
    shelf.revive();
    expect(await shelf.all()).toEqual([]);
    await shelf.update('neu', () => ({ ...record, id: 'neu' }));
    expect((await factory.databases()).map(({ name }) => name)).toEqual(['private-trips-1']);
    expect(shelf.isFull()).toBe(false);
  });
});

describe('a full device', () => {
  it('first gives up the histories, then says that it is full, and goes on in memory', async () => {
    const { disk, full } = onFullDisk(openTripDatabase(factory));
    const shelf = shelfOn(full);
    disk.isFull = false;
    await shelf.update('reise', () => record);
    await shelf.writeHistory('reise', EMPTY_HISTORY);
    disk.isFull = true;
    const next = await shelf.update('reise', renamed(record, 'Alpen'));
    expect([next?.trip.title, shelf.isFull(), disk.cleared]).toEqual(['Alpen', true, 1]);
    expect((await shelf.read('reise'))?.trip.title).toBe('Alpen');
    expect((await shelf.all()).map(({ trip }) => trip.title)).toEqual(['Alpen']);
    disk.isFull = false;
    await shelf.update('reise', renamed(next ?? record, 'Alpen 2'));
    expect(shelf.isFull()).toBe(false);
    expect((await openShelf().read('reise'))?.trip.title).toBe('Alpen 2');
  });

  it('brings together what two tabs have done while one of them could not write', async () => {
    const { disk, full } = onFullDisk(openTripDatabase(factory));
    const [here, there] = [shelfOn(full), openShelf()];
    await there.update('reise', () => record);
    await here.update('reise', renamed(record, 'Alpen'));
    await there.update('reise', (found) => {
      const trip = { ...record.trip, tripPrints: 3 };
      return edited(found ?? record, { seen: record, trip, now: 3, makeId });
    });
    disk.isFull = false;
    const joined = await here.update('reise', (found) => found);
    expect(joined?.trip).toMatchObject({ title: 'Alpen', tripPrints: 3 });
    expect(joined?.editedAt).toBe(3);
  });

  it.each([
    ['full', () => onFullDisk(openTripDatabase(factory)).full],
    ['without IndexedDB', () => openTripDatabase(undefined)],
  ])(
    '%s: told for as long as it lasts, while edits still reach the server',
    async (_, database) => {
      const { server, time, has, opens } = createScene();
      has(plan());
      const browser = createFakeBrowser(server, time, shelfOn(database()));
      const tab = await browser.openTab();
      await opens(tab);
      rename(tab, 'Alpen');
      // The database has a pace of its own, which the fake clock does not know.
      for (let rounds = 0; rounds < 20; rounds += 1) await time.advance(250);
      expect(titleIn(tab)).toBe('Alpen');
      expect(server.trip('reise')?.title).toBe('Alpen');
      expect(tab.store.get().save).toBe('storage-full');
    },
  );
});

it('writes in a task of its own, so that the picture of an edit comes first', async () => {
  const open = vi.spyOn(factory, 'open');
  const written = openShelf().update('reise', () => record);
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  expect(open).not.toHaveBeenCalled();
  await written;
  expect(open).toHaveBeenCalledOnce();
});
