// @vitest-environment happy-dom
import { renameTrip } from '@fahrtwind/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  UNLOAD_BACKUP_KEY,
  storesWithUnsentEdits,
  unsentEdits,
} from '../../session/unsent-edits.ts';
import { createUnloadBackup, type UnwrittenEdit } from './unload-backup.ts';
import { addWien, createScene, plan, rename, stopsIn, titleIn } from '../testing/scene.ts';

describe('a page that ends', () => {
  it('leaves its edits to the next one, which sends them', async () => {
    const { browser, has, opens, time, server } = createScene();
    has(plan());
    const tab = await browser.openTab();
    await opens(tab);
    rename(tab, 'Alpen');
    tab.leave();
    const next = await browser.openTab();
    await opens(next);
    expect(titleIn(next)).toBe('Alpen');
    expect(next.store.get().canUndo).toBe(true);
    await time.advance(1000);
    expect(server.trip('reise')?.title).toBe('Alpen');
  });

  it('does not silence another that ends beside it', async () => {
    const { browser, has, opens } = createScene();
    has(plan());
    const [one, other] = [await browser.openTab(), await browser.openTab()];
    await opens(one);
    await opens(other);
    rename(one, 'Alpen');
    addWien(other);
    one.leave();
    other.leave();
    const next = await browser.openTab();
    await opens(next);
    expect([titleIn(next), stopsIn(next)]).toEqual(['Alpen', ['Köln', 'Bonn', 'Mainz', 'Wien']]);
  });

  it('and goes on all the same does not repeat later what was taken back since', async () => {
    const { browser, has, opens, time } = createScene();
    has(plan());
    const tab = await browser.openTab();
    await opens(tab);
    rename(tab, 'Alpen');
    tab.store.backUp();
    await tab.store.wake();
    tab.store.actions.undo();
    await time.advance(1000);
    const next = await browser.openTab();
    await opens(next);
    expect(titleIn(next)).toBe('Mein Roadtrip');
  });

  it('does not bring back a trip that was deleted since', async () => {
    const { browser, has, opens, time, server } = createScene();
    has(plan());
    const [tab, other] = [await browser.openTab(), await browser.openTab()];
    await opens(tab);
    await opens(other);
    rename(tab, 'Alpen');
    tab.leave();
    await other.store.actions.remove('reise');
    await time.advance(1000);
    const next = await browser.openTab();
    await time.advance(1000);
    const { list, deletedTrips } = next.store.get();
    expect([list, deletedTrips].map((trips) => trips.map(({ id }) => id))).toEqual([[], ['reise']]);
    expect(server.requests.filter((one) => one.startsWith('save'))).toEqual([]);
  });
});

describe('the backup in localStorage', () => {
  const before = plan();
  const renamed = renameTrip(before, { title: 'Alpen' });
  const edit: UnwrittenEdit = {
    id: 'reise',
    version: 3,
    before,
    after: renamed.ok ? renamed.value : before,
    history: { undo: [{ timestamp: 5, trip: before }], redo: [] },
    at: 7,
  };

  beforeEach(() => localStorage.clear());

  it('is read by the next page until it is cleared', () => {
    const log = vi.fn<() => void>();
    createUnloadBackup(log).save([edit]);
    createUnloadBackup(log).save([{ ...edit, id: 'andere' }]);
    expect(createUnloadBackup(log).read()).toEqual([edit, { ...edit, id: 'andere' }]);
    createUnloadBackup(log).clear();
    expect(createUnloadBackup(log).read()).toEqual([]);
    expect(log).not.toHaveBeenCalled();
  });

  it('of an earlier version is read, by its name and its form', () => {
    const { days, ...rest } = before;
    const texts = [{ ...rest, days: [] }, ...days, { ...rest, title: 'Alpen', days: [] }];
    const packed = { texts: texts.map((text) => JSON.stringify(text)) };
    const stored = {
      id: 'reise',
      version: 3,
      at: 7,
      history: { undo: [5], redo: [], packed: { ...packed, trips: [[0, 1, 2]] } },
      packed: {
        ...packed,
        trips: [
          [0, 1, 2],
          [3, 1, 2],
        ],
      },
    };
    localStorage.setItem('private-last-words-1', JSON.stringify([stored]));
    expect(createUnloadBackup(() => undefined).read()).toEqual([edit]);
  });

  it('counts as unsent: any page sends it, and an expired session does not delete it', () => {
    expect(unsentEdits()).toBe(0);
    createUnloadBackup(() => undefined).save([edit]);
    expect(unsentEdits()).toBe(1);
    expect(storesWithUnsentEdits()).toContain(UNLOAD_BACKUP_KEY);
  });

  it('that is damaged is removed', () => {
    const log = vi.fn<() => void>();
    localStorage.setItem(UNLOAD_BACKUP_KEY, '[{"id":');
    expect(createUnloadBackup(log).read()).toEqual([]);
    expect(log).toHaveBeenCalledOnce();
    expect(unsentEdits()).toBe(0);
  });

  it('that finds no room is only logged: the page ends all the same', () => {
    const log = vi.fn<() => void>();
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('No room', 'QuotaExceededError');
      },
    });
    expect(() => createUnloadBackup(log).save([edit])).not.toThrow();
    vi.unstubAllGlobals();
    expect(log).toHaveBeenCalledOnce();
    expect(createUnloadBackup(log).read()).toEqual([]);
  });
});
