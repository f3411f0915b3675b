import { renameTrip } from '@fahrtwind/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { registered } from '../session/session-fakes.ts';
import { createScene, plan, rename } from './testing/scene.ts';

type Scene = ReturnType<typeof createScene>;
let server: Scene['server'];
let time: Scene['time'];
let browser: Scene['browser'];
let turn: Scene['turn'];
let has: Scene['has'];
let opens: Scene['opens'];

beforeEach(() => {
  ({ server, time, browser, turn, has, opens } = createScene());
});

it('says which trips the server does not have yet', async () => {
  const tab = await browser.openTab();
  browser.trouble = 'offline';
  await tab.store.actions.create(plan('neu'));
  expect(tab.store.get().unsentIds).toEqual(['neu']);
  await browser.comesOnline();
  await time.advance(1000);
  expect(tab.store.get().unsentIds).toEqual([]);
});

it('reads another trip without opening it, with what only this device knows, and null when it is nowhere', async () => {
  has(plan());
  has(plan('andere'));
  const tab = await browser.openTab();
  await opens(tab);
  rename(tab, 'Alpen');
  expect(await tab.store.actions.read('reise')).toMatchObject({ title: 'Alpen' });
  expect(await tab.store.actions.read('andere')).toMatchObject({ id: 'andere' });
  expect(await tab.store.actions.read('nirgends')).toBeNull();
  expect(tab.store.get().currentId).toBe('reise');
});

const asked = (id: string) => server.requests.filter((one) => one === `get ${id}`).length;

it('asks the server once for a trip that is wanted twice at the same time, and again for a newer one', async () => {
  const tab = await browser.openTab();
  has(plan('fern'));
  const { open, read } = tab.store.actions;
  const [opened, found] = await Promise.all([open('fern'), read('fern')]);
  expect([opened?.id, found?.id, asked('fern')]).toEqual(['fern', 'fern', 1]);
  await open('fern');
  await turn();
  expect(asked('fern')).toBe(2);
});

describe('deleting', () => {
  it('takes a trip off the list at once and brings it back with its last edits', async () => {
    has(plan());
    const tab = await browser.openTab();
    await opens(tab);
    browser.trouble = 'offline';
    rename(tab, 'Alpen');
    await tab.store.actions.remove('reise');
    expect(tab.store.get()).toMatchObject({ list: [], currentId: null });
    expect(tab.store.get().deletedTrips.map(({ title }) => title)).toEqual(['Alpen']);
    await browser.comesOnline();
    await time.advance(1000);
    expect(server.rows.get('reise')).toMatchObject({ isDeleted: true, trip: { title: 'Alpen' } });
    expect(await tab.store.actions.restore('reise')).toBe(true);
    expect(tab.store.get().list.map(({ title }) => title)).toEqual(['Alpen']);
    expect(tab.store.get().deletedTrips).toEqual([]);
  });

  it('can be taken back at any moment while it is on its way', async () => {
    for (let turns = 0; turns < 40; turns += 1) {
      const id = `reise-${turns}`;
      has(plan(id));
      const tab = await browser.openTab();
      await opens(tab, id);
      await tab.store.actions.remove(id);
      for (let count = 0; count < turns; count += 1) await Promise.resolve();
      expect(await tab.store.actions.restore(id)).toBe(true);
      await time.advance(3000);
      expect(server.rows.get(id)).toMatchObject({ isDeleted: false });
      expect(tab.store.get().list.map((trip) => trip.id)).toContain(id);
      expect(tab.store.get().deletedTrips).toEqual([]);
      tab.kill();
    }
  });

  it('and changing one’s mind offline comes to nothing', async () => {
    const tab = await browser.openTab();
    browser.trouble = 'offline';
    await tab.store.actions.create(plan('neu'));
    await tab.store.actions.remove('neu');
    expect(await tab.store.actions.restore('neu')).toBe(true);
    expect(tab.store.get().list.map(({ id }) => id)).toEqual(['neu']);
    await browser.comesOnline();
    await time.advance(1000);
    expect(server.rows.get('neu')).toMatchObject({ isDeleted: false });
  });

  it('says when a trip is not here and cannot be had', async () => {
    browser.trouble = 'offline';
    const tab = await browser.openTab();
    expect(await tab.store.actions.remove('fern')).toBe(false);
    expect(tab.messages).toContain('trip-not-deleted network-request-failed');
  });

  it('says when a restore fails', async () => {
    const tab = await browser.openTab();
    expect(await tab.store.actions.restore('weg')).toBe(false);
    expect(tab.messages).toContain('trip-not-restored object-not-found');
  });
});

describe('the list', () => {
  it('has the last opened first, what is only on this device among them', async () => {
    has(plan('alt'), Date.parse('2026-06-01'));
    has(plan('neuer'), Date.parse('2026-06-02'));
    const tab = await browser.openTab();
    await time.advance(1000);
    expect(tab.store.get().list.map(({ id }) => id)).toEqual(['neuer', 'alt']);
    await opens(tab, 'alt');
    expect(tab.store.get().list.map(({ id }) => id)).toEqual(['alt', 'neuer']);
    browser.trouble = 'offline';
    await time.advance(1000);
    await tab.store.actions.create(plan('neu'));
    expect(tab.store.get().list.map(({ id }) => id)).toEqual(['neu', 'alt', 'neuer']);
    tab.kill();
    const again = await browser.openTab();
    expect(again.store.get().list.map(({ id }) => id)).toEqual(['neu', 'alt', 'neuer']);
    expect(again.store.get().listStatus).toBe('ready');
  });

  it('says when it cannot be loaded and nothing is here', async () => {
    browser.trouble = 'offline';
    const tab = await browser.openTab();
    await turn();
    expect(tab.store.get().listStatus).toBe('failed');
    browser.trouble = null;
    has(plan());
    await tab.store.actions.load();
    expect(tab.store.get()).toMatchObject({ listStatus: 'ready', list: [{ id: 'reise' }] });
  });

  it('has a deleted trip among the deleted ones at every moment', async () => {
    has(plan());
    const tab = await browser.openTab();
    await opens(tab);
    await tab.store.actions.remove('reise');
    const seen = new Set<string>();
    tab.store.subscribe(() => {
      seen.add(
        tab.store
          .get()
          .deletedTrips.map(({ id }) => id)
          .join(' '),
      );
    });
    await time.advance(5000);
    expect(server.rows.get('reise')?.isDeleted).toBe(true);
    expect([...seen]).toEqual(['reise']);
  });

  it('is not called empty when it was never loaded, whatever else is on this device', async () => {
    has(plan('fremd', { userId: 'jonas' }));
    server.invite('fremd', 'mara', 'editor');
    has(plan());
    const tab = await browser.openTab();
    await opens(tab, 'fremd');
    await opens(tab);
    browser.trouble = 'offline';
    await tab.store.actions.remove('reise');
    // As on a device on which the trips were opened by their links and the list was never looked at.
    await browser.localStore.writeFact('list', null);
    tab.kill();
    browser.trouble = { status: 500, code: 'internal-error' };
    const again = await browser.openTab();
    expect(again.store.get()).toMatchObject({ list: [], listStatus: 'loading' });
    await turn();
    expect(again.store.get()).toMatchObject({ list: [], listStatus: 'failed' });
  });

  it('is empty without a network for a user without trips, and failed when the server fails', async () => {
    const tab = await browser.openTab();
    await turn();
    expect(tab.store.get().listStatus).toBe('ready');
    tab.kill();
    browser.trouble = { status: 500, code: 'internal-error' };
    const failing = await browser.openTab();
    await turn();
    expect(failing.store.get()).toMatchObject({ list: [], listStatus: 'failed' });
    browser.trouble = 'offline';
    await failing.store.actions.load();
    expect(failing.store.get()).toMatchObject({ list: [], listStatus: 'ready' });
  });

  it('of the next user on this device is not taken from the user before', async () => {
    const tab = await browser.openTab();
    await turn();
    browser.trouble = 'offline';
    browser.signIn(registered('jonas'));
    await tab.store.actions.load();
    expect(tab.store.get()).toMatchObject({ list: [], listStatus: 'failed' });
  });

  it('knows a trip that was opened last although the server has not answered yet', async () => {
    has(plan('eins'), 1);
    has(plan('zwei'), 2);
    const tab = await browser.openTab();
    await time.advance(20_000);
    browser.trouble = 'silent';
    await opens(tab, 'eins');
    tab.kill();
    const again = await browser.openTab();
    expect(again.store.get().list.map(({ id }) => id)).toEqual(['eins', 'zwei']);
  });

  it('brings the trips that were opened last, so that they can be had without a network', async () => {
    for (const number of [1, 2, 3, 4, 5, 6, 7]) has(plan(`reise-${number}`), number);
    const tab = await browser.openTab();
    await time.advance(20_000);
    browser.trouble = 'offline';
    expect((await tab.store.actions.open('reise-3'))?.id).toBe('reise-3');
    expect(await tab.store.actions.open('reise-2')).toBeNull();
  });

  it('asks for the lists once while a page opens, and for other trips only when it is idle', async () => {
    has(plan('eins'));
    has(plan('zwei'));
    const tab = await browser.openTab();
    await opens(tab, 'eins');
    await time.advance(19_000);
    const lists = server.requests.filter((request) => request.startsWith('list'));
    expect(lists).toEqual([...new Set(lists)]);
    expect(asked('zwei')).toBe(0);
    await time.advance(2000);
    expect(asked('zwei')).toBe(1);
  });

  it('asks for deleted trips when a page shows them, and without being asked only a user without trips', async () => {
    const askedForDeleted = () => server.requests.filter((one) => one === 'listDeleted').length;
    has(plan());
    const tab = await browser.openTab();
    await time.advance(1000);
    expect(askedForDeleted()).toBe(0);
    await tab.store.actions.loadDeleted();
    expect(askedForDeleted()).toBe(1);
    server.rows.clear();
    await tab.store.actions.load();
    expect(askedForDeleted()).toBe(2);
  });

  it('sees when it is idle what changed elsewhere while the live stream was being opened', async () => {
    const tab = await browser.openTab();
    has(plan('anderswo'));
    await time.advance(21_000);
    expect(tab.store.get().list.map(({ id }) => id)).toEqual(['anderswo']);
  });

  it('finds a change whose event was lost as soon as the live stream is open again', async () => {
    has(plan());
    const tab = await browser.openTab();
    await opens(tab);
    await time.advance(60_000);
    const row = server.rows.get('reise');
    if (row)
      server.rows.set('reise', { ...row, revision: 2, trip: { ...row.trip, title: 'Ostsee' } });
    await time.advance(60_000);
    expect(tab.store.get().current?.title).not.toBe('Ostsee');
    tab.reconnect();
    await time.advance(5000);
    expect(tab.store.get().current?.title).toBe('Ostsee');
  });

  it('lets a trip be changed that is not open', async () => {
    has(plan());
    const tab = await browser.openTab();
    await time.advance(1000);
    const result = await tab.store.actions.change('reise', renameTrip, { title: 'Alpen' });
    expect(result?.ok).toBe(true);
    expect(tab.store.get()).toMatchObject({ currentId: null, list: [{ title: 'Alpen' }] });
    await time.advance(1000);
    expect(server.trip('reise')?.title).toBe('Alpen');
    expect(await tab.store.actions.change('fehlt', renameTrip, { title: 'x' })).toBeNull();
  });
});

describe('opening', () => {
  it('says whether a trip is missing or cannot be had now', async () => {
    const tab = await browser.openTab();
    expect(await tab.store.actions.open('fehlt')).toBeNull();
    expect(tab.store.get()).toMatchObject({ currentId: null, currentStatus: 'missing' });
    browser.trouble = 'offline';
    expect(await tab.store.actions.open('reise')).toBeNull();
    expect(tab.store.get()).toMatchObject({ currentId: 'reise', currentStatus: 'failed' });
  });

  it('counts only for the owner [RO-5]', async () => {
    has(plan());
    has(plan('fremd', { userId: 'jonas', published: true }));
    const tab = await browser.openTab();
    await opens(tab);
    await tab.store.actions.openPublic('fremd');
    await turn();
    expect(server.requests.filter((one) => one.startsWith('opened'))).toEqual(['opened reise']);
  });
});
