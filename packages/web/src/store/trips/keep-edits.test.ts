import { beforeEach, describe, expect, it } from 'vitest';
import { createScene, plan, rename, addWien, titleIn } from './testing/scene.ts';

type Scene = ReturnType<typeof createScene>;
let server: Scene['server'];
let time: Scene['time'];
let browser: Scene['browser'];
let turn: Scene['turn'];
let has: Scene['has'];
let opens: Scene['opens'];
let saves: Scene['saves'];
let stops: Scene['stops'];

beforeEach(() => {
  ({ server, time, browser, turn, has, opens, saves, stops } = createScene());
});

describe('a refusal by the server', () => {
  it('of a new trip takes it back and says why [ER-1]', async () => {
    const tab = await browser.openTab();
    await time.advance(1000);
    browser.trouble = { status: 400, code: 'trip-too-large' };
    const creating = tab.store.actions.create(plan('neu'));
    await creating;
    expect(tab.store.get().list.map(({ id }) => id)).toEqual(['neu']);
    await time.advance(1000);
    expect(tab.messages).toContain('trip-not-saved trip-too-large');
    const { list, currentId, current } = tab.store.get();
    expect([list, currentId, current]).toEqual([[], null, null]);
    expect(await browser.localStore.read('neu')).toBeNull();
  });

  it('for lack of room leaves the new trip on the device, says so once, and sends it later', async () => {
    const tab = await browser.openTab();
    await time.advance(1000);
    browser.trouble = { status: 402, code: 'quota-exceeded' };
    await tab.store.actions.create(plan('neu'));
    await time.advance(60_000);
    const told = tab.messages.filter((message) => message.startsWith('no-room-for-trip'));
    expect(told).toEqual(['no-room-for-trip quota-exceeded']);
    expect(tab.store.get().list.map(({ id }) => id)).toEqual(['neu']);
    browser.trouble = null;
    await time.advance(120_000);
    expect(server.trip('neu')?.id).toBe('neu');
  });

  it('of a change says so and loads all trips again [ER-2]', async () => {
    has(plan());
    const tab = await browser.openTab();
    await opens(tab);
    await time.advance(1000);
    rename(tab, 'x'.repeat(10));
    browser.trouble = { status: 400, code: 'title-missing' };
    server.requests.length = 0;
    await time.advance(301);
    browser.trouble = null;
    await turn();
    expect(tab.messages).toEqual([
      'trip-not-saved title-missing',
      expect.stringContaining('Trips not loaded'),
    ]);
    expect(server.requests).toEqual(['save reise', 'list', 'listCompanionTrips']);
    expect([titleIn(tab), tab.store.get().save]).toEqual(['Mein Roadtrip', 'failed']);
    rename(tab, 'Alpen');
    await time.advance(3000);
    expect([server.trip('reise')?.title, tab.store.get().save]).toEqual(['Alpen', 'hidden']);
  });
});

describe('no network', () => {
  it('makes a new trip one that the server does not have yet', async () => {
    const tab = await browser.openTab();
    browser.trouble = 'offline';
    await tab.store.actions.create(plan('neu'));
    await time.advance(1000);
    expect([tab.store.get().currentId, tab.store.get().isOnServer]).toEqual(['neu', false]);
    await browser.comesOnline();
    expect(tab.store.get().isOnServer).toBe(true);
  });

  it('is no failure: the edit stays, says so, and is sent with the same key later', async () => {
    has(plan());
    const tab = await browser.openTab();
    await opens(tab);
    browser.trouble = 'offline';
    rename(tab, 'Alpen');
    await time.advance(1000);
    expect(tab.store.get().save).toBe('on-device');
    expect(browser.unsent()).toBe(1);
    await time.advance(60_000);
    expect(tab.messages.filter((line) => !line.startsWith('log'))).toEqual([]);
    await browser.comesOnline();
    expect(server.trip('reise')?.title).toBe('Alpen');
    expect(browser.unsent()).toBe(0);
  });

  it.each([408, 429, 500, 503])('nor is an answer %i: it is tried again', async (status) => {
    has(plan());
    const tab = await browser.openTab();
    await opens(tab);
    browser.trouble = { status, code: 'unavailable' };
    rename(tab, 'Alpen');
    await time.advance(500);
    expect(tab.store.get().save).toBe('on-device');
    browser.trouble = null;
    await time.advance(64_000);
    expect(server.trip('reise')?.title).toBe('Alpen');
    expect(tab.store.get().save).toBe('hidden');
  });

  it('waits 1, 2, 4 … at most 64 seconds between attempts', async () => {
    has(plan());
    const tab = await browser.openTab();
    await opens(tab);
    browser.trouble = 'offline';
    rename(tab, 'Alpen');
    const at: number[] = [];
    const start = time.clock.now();
    const before = server.requests.length;
    for (let second = 0; second < 330; second += 1) {
      const count = saves();
      await time.advance(1000);
      if (saves() > count) at.push(Math.floor((time.clock.now() - start) / 1000));
    }
    expect(before).toBeGreaterThan(0);
    const pauses = at.slice(1).map((second, index) => second - (at[index] ?? 0));
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 64, 64, 64]);
  });

  it('between doing and answering saves nothing twice', async () => {
    has(plan());
    const tab = await browser.openTab();
    await opens(tab);
    browser.trouble = 'reply-lost';
    addWien(tab);
    await time.advance(500);
    expect(server.rows.get('reise')?.revision).toBe(2);
    addWien(tab, 'wien-2');
    await browser.comesOnline();
    await time.advance(1000);
    expect(server.rows.get('reise')?.revision).toBe(3);
    expect(stops()).toEqual(['Köln', 'Bonn', 'Mainz', 'Wien', 'Wien']);
  });
});

describe('a reload', () => {
  it('keeps edits, the current trip and its history', async () => {
    has(plan());
    const tab = await browser.openTab();
    await opens(tab);
    browser.trouble = 'offline';
    rename(tab, 'Alpen');
    await turn();
    tab.kill();
    const again = await browser.openTab();
    expect(again.store.get().list.map(({ title }) => title)).toEqual(['Alpen']);
    expect((await again.store.actions.resume())?.title).toBe('Alpen');
    expect([again.store.get().save, again.store.get().canUndo]).toEqual(['on-device', true]);
    await browser.comesOnline();
    await turn();
    expect(server.trip('reise')?.title).toBe('Alpen');
  });

  it('in the middle of a save loses nothing and doubles nothing', async () => {
    has(plan());
    const tab = await browser.openTab();
    await opens(tab);
    browser.trouble = 'reply-lost';
    addWien(tab);
    await time.advance(301);
    tab.kill();
    browser.trouble = null;
    const again = await browser.openTab();
    await time.advance(1000);
    expect(stops()).toEqual(['Köln', 'Bonn', 'Mainz', 'Wien']);
    expect(await again.store.actions.open('reise')).toEqual(server.trip('reise'));
    expect(server.rows.get('reise')?.revision).toBe(2);
  });
});
