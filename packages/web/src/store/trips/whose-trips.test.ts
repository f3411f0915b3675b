import { renameTrip } from '@fahrtwind/domain';
import { routeOf } from '@fahrtwind/domain/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { guest, registered, visitor } from '../session/session-fakes.ts';
import { createScene, plan, rename, addWien } from './testing/scene.ts';

type Scene = ReturnType<typeof createScene>;
let server: Scene['server'];
let time: Scene['time'];
let browser: Scene['browser'];
let turn: Scene['turn'];
let has: Scene['has'];
let opens: Scene['opens'];
let stops: Scene['stops'];

beforeEach(() => {
  ({ server, time, browser, turn, has, opens, stops } = createScene());
});

describe('the session', () => {
  it('that ends keeps the edits and sends them after signing in again', async () => {
    has(plan());
    const tab = await browser.openTab();
    await opens(tab);
    browser.uid = null;
    rename(tab, 'Alpen');
    await time.advance(1000);
    expect(tab.store.get()).toMatchObject({ needsSignIn: true, list: [] });
    expect(browser.unsent()).toBe(1);
    browser.signIn(registered('mara'));
    await time.advance(1000);
    expect(tab.store.get().needsSignIn).toBe(false);
    expect(server.trip('reise')?.title).toBe('Alpen');
  });

  it('that ended elsewhere leaves nothing on the device but the edits that were not sent', async () => {
    has(plan());
    has(plan('zweite'));
    const tab = await browser.openTab();
    await opens(tab);
    await opens(tab, 'zweite');
    browser.trouble = 'offline';
    rename(tab, 'Alpen');
    await turn();
    browser.signIn(visitor);
    await turn();
    tab.kill();
    await browser.openTab();
    await turn();
    const { localStore } = browser;
    expect(await localStore.all()).toMatchObject([{ id: 'zweite', trip: { title: 'Alpen' } }]);
    expect(await localStore.readFact('list')).toBeNull();
    expect(await localStore.readHistory('zweite')).toBeNull();
    browser.trouble = null;
    browser.signIn(registered('mara'));
    await time.advance(5000);
    expect(server.trip('zweite')?.title).toBe('Alpen');
  });

  it('of another user neither shows nor sends them, and keeps them for their owner', async () => {
    has(plan());
    const tab = await browser.openTab();
    await opens(tab);
    browser.trouble = 'offline';
    rename(tab, 'Alpen');
    await turn();
    browser.signIn(visitor);
    await turn();
    tab.kill();
    const visiting = await browser.openTab();
    expect([visiting.store.get().list, browser.unsent()]).toEqual([[], 1]);
    browser.trouble = null;
    browser.signIn(registered('jonas'));
    await time.advance(5000);
    expect(visiting.store.get()).toMatchObject({ list: [], currentId: null });
    expect(server.trip('reise')?.title).toBe('Mein Roadtrip');
    expect(browser.unsent()).toBe(1);
    browser.signIn(registered('mara'));
    await time.advance(5000);
    expect(server.trip('reise')?.title).toBe('Alpen');
  });

  it('that begins in the very moment in which a trip is made owns that trip', async () => {
    browser.signIn(visitor);
    const tab = await browser.openTab();
    await turn();
    browser.signIn(guest('g1'));
    await tab.store.actions.create(plan());
    expect(tab.store.get()).toMatchObject({ currentId: 'reise', currentStatus: 'ready' });
    await time.advance(1000);
    expect(server.trip('reise')?.userId).toBe('g1');
  });

  it('of a new guest opens the trip that they take over, not the example that is made at the same time', async () => {
    browser.signIn(guest('g1'));
    const tab = await browser.openTab();
    await Promise.all([
      tab.store.actions.create(plan('demo', { userId: 'g1' }), { isDemo: true }),
      tab.store.actions.create(plan('eigene', { userId: 'g1' })),
      tab.store.actions.create(plan('demo-2', { userId: 'g1' }), { isDemo: true }),
    ]);
    await time.advance(1000);
    expect(tab.store.get()).toMatchObject({ currentId: 'eigene', currentStatus: 'ready' });
    expect(server.rows.has('demo-2')).toBe(false);
  });

  it('of a guest who signs up takes unsent edits and demo trips along', async () => {
    browser.signIn(guest('g1'));
    const tab = await browser.openTab();
    await tab.store.actions.create(plan('demo', { userId: 'g1' }), { isDemo: true });
    await time.advance(1000);
    expect(tab.store.get().isDemo).toBe(true);
    browser.trouble = 'offline';
    addWien(tab);
    await tab.store.actions.create(plan('zweite', { userId: 'g1' }));
    await tab.store.actions.open('demo');
    await time.advance(1000);
    server.reassign('g1', 'mara');
    browser.trouble = null;
    browser.signIn(registered('mara'));
    await time.advance(5000);
    expect(server.rows.get('demo')).toMatchObject({ userId: 'mara' });
    expect(stops('demo')).toContain('Wien');
    expect(server.rows.get('zweite')).toMatchObject({ userId: 'mara' });
    expect(tab.store.get()).toMatchObject({ isDemo: false, currentId: 'demo' });
    expect(
      tab.store
        .get()
        .list.map(({ id }) => id)
        .toSorted(),
    ).toEqual(['demo', 'zweite']);
  });

  it('of a guest that ended on the server leaves the edits to the account that signs in', async () => {
    browser.signIn(guest('g1'));
    const tab = await browser.openTab();
    await tab.store.actions.create(plan('demo', { userId: 'g1' }));
    await time.advance(1000);
    browser.trouble = 'offline';
    addWien(tab);
    await turn();
    browser.trouble = null;
    browser.signIn(visitor);
    browser.signIn(registered('mara'));
    await time.advance(5000);
    const own = [...server.rows.values()].filter(({ userId }) => userId === 'mara');
    expect(own.map(({ trip }) => routeOf(trip))).toEqual([['Köln', 'Bonn', 'Mainz', 'Wien']]);
    expect(tab.messages.filter((line) => line.startsWith('trip-not'))).toEqual([]);
  });

  it('of a visitor has an empty list and requests none [ER-5]', async () => {
    browser.signIn(visitor);
    const tab = await browser.openTab();
    await tab.store.actions.load();
    expect(tab.store.get()).toMatchObject({ list: [], listStatus: 'ready' });
    expect(server.requests).toEqual([]);
    expect(await tab.store.actions.create(plan('neu'))).toBe(false);
    expect(tab.messages).toEqual(['log Trip not added: signed-out']);
    expect(server.requests).toEqual([]);
  });
});

describe('public trips', () => {
  it('that are missing clear the current id and answer nothing [ER-4]', async () => {
    has(plan());
    const tab = await browser.openTab();
    await opens(tab);
    expect(await tab.store.actions.openPublic('fehlt')).toBeNull();
    expect(tab.store.get()).toMatchObject({ currentId: null, current: null });
    // The planner opens the own trip again instead of calling it missing.
    expect((await tab.store.actions.resume())?.id).toBe('reise');
  });

  it('of others are shown beside the current trip, and never changed or saved [VA-3]', async () => {
    has(plan());
    has(plan('fremd', { userId: 'jonas', published: true }));
    const tab = await browser.openTab();
    await opens(tab);
    expect(await tab.store.actions.openPublic('fremd')).toMatchObject({ author: { uid: 'jonas' } });
    expect(tab.store.get()).toMatchObject({ currentId: 'reise', currentRole: 'owner' });
    expect(await tab.store.actions.change('fremd', renameTrip, { title: 'Meins' })).toBeNull();
    await time.advance(5000);
    expect(server.requests).not.toContain('save fremd');
    expect(tab.store.get().list.map(({ id }) => id)).toEqual(['reise']);
  });

  it('that are copies stand in a list of their own, offline too [PU-2]', async () => {
    has(plan('reise-copy', { userId: 'jonas' }));
    const tab = await browser.openTab();
    await tab.store.actions.openPublic('reise-copy');
    expect(tab.store.get().list).toEqual([]);
    expect(tab.store.get().sharedTrips.map(({ id }) => id)).toEqual(['reise-copy']);
    tab.kill();
    browser.trouble = 'offline';
    const again = await browser.openTab();
    expect((await again.store.actions.openPublic('reise-copy'))?.id).toBe('reise-copy');
    await again.store.actions.forgetShared('reise-copy');
    expect(again.store.get().sharedTrips).toEqual([]);
    await expect(again.store.actions.openPublic('reise-copy')).rejects.toThrow();
  });

  it('that are copies leave that list when their link has ended', async () => {
    has(plan('reise-copy', { userId: 'jonas' }));
    const tab = await browser.openTab();
    await tab.store.actions.openPublic('reise-copy');
    server.rows.delete('reise-copy');
    expect(await tab.store.actions.openPublic('reise-copy')).toBeNull();
    expect(tab.store.get().sharedTrips).toEqual([]);
  });

  it('that are copies are neither planned nor saved and have no undo [HI-7, PU-3, PU-4]', async () => {
    has(plan('reise-copy', { userId: 'jonas' }));
    const tab = await browser.openTab();
    await tab.store.actions.openPublic('reise-copy');
    expect(await tab.store.actions.open('reise-copy')).toBeNull();
    expect(rename(tab, 'Meins').ok).toBe(false);
    expect(tab.store.actions.undo().ok).toBe(false);
    expect(await tab.store.actions.create(plan('meine-copy'))).toBe(false);
    await time.advance(5000);
    expect(tab.store.get()).toMatchObject({ canUndo: false, list: [] });
    expect(server.requests.filter((one) => one.startsWith('save'))).toEqual([]);
  });
});
