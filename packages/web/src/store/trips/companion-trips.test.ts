import { ok, type Trip } from '@fahrtwind/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { registered, visitor } from '../session/session-fakes.ts';
import { addWien, createScene, plan, rename, stopsIn, titleIn } from './testing/scene.ts';
import type { FakeTab } from './testing/fake-browser.ts';

type Scene = ReturnType<typeof createScene>;
let scene: Scene;
beforeEach(() => {
  scene = createScene();
});

const print = (trip: Trip) => ok({ ...trip, tripPrints: trip.tripPrints + 1 });

const listed = (tab: FakeTab) => tab.store.get().companionTrips.map(({ id, role }) => [id, role]);

/** Jonas has a trip and Mara is invited to it. */
async function invited(role: 'editor' | 'reader', parts = {}) {
  const { has, server, browser, opens } = scene;
  has(plan('reise', { userId: 'jonas', ...parts }));
  server.invite('reise', 'mara', role);
  const tab = await browser.openTab();
  await scene.time.advance(1000);
  await opens(tab);
  return tab;
}

async function jonas() {
  const theirs = scene.anotherBrowser();
  theirs.signIn(registered('jonas'));
  const tab = await theirs.openTab();
  await scene.opens(tab);
  return tab;
}

describe('an editor', () => {
  it('changes another user’s trip, published or not, and both see both edits at once', async () => {
    const mara = await invited('editor', { published: true });
    const owner = await jonas();
    rename(mara, 'Alpen');
    addWien(owner);
    await scene.time.advance(2000);
    expect([titleIn(mara), titleIn(owner)]).toEqual(['Alpen', 'Alpen']);
    expect(stopsIn(mara)).toEqual(['Köln', 'Bonn', 'Mainz', 'Wien']);
    expect(stopsIn(owner)).toEqual(stopsIn(mara));
    expect(scene.server.rows.get('reise')).toMatchObject({
      userId: 'jonas',
      trip: { userId: 'jonas', published: true },
    });
    expect(mara.store.get()).toMatchObject({ currentRole: 'editor', canUndo: true, list: [] });
    expect(listed(mara)).toEqual([['reise', 'editor']]);
    expect(owner.store.get().currentRole).toBe('owner');
  });

  it('goes on without a network, also after a reload, and merges when it is back', async () => {
    const mara = await invited('editor');
    scene.browser.trouble = 'offline';
    addWien(mara);
    await scene.time.advance(1000);
    mara.kill();
    const again = await scene.browser.openTab();
    await again.store.actions.resume();
    expect(stopsIn(again)).toContain('Wien');
    expect(listed(again)).toEqual([['reise', 'editor']]);
    expect(scene.browser.unsent()).toBe(1);
    const owner = await jonas();
    rename(owner, 'Alpen');
    await scene.time.advance(1000);
    await scene.browser.comesOnline();
    await scene.time.advance(3000);
    expect(scene.stops()).toContain('Wien');
    expect(scene.server.trip('reise')?.title).toBe('Alpen');
    expect(titleIn(again)).toBe('Alpen');
  });

  it('neither changes what is the owner’s nor deletes it, and does not say that it was opened', async () => {
    const mara = await invited('editor');
    const { run, change, remove } = mara.store.actions;
    const refused = { ok: false, error: 'not-the-owner' };
    expect(run(print, undefined)).toEqual(refused);
    expect(await change('reise', print, undefined)).toEqual(refused);
    expect(await remove('reise')).toBe(false);
    expect(mara.messages).toContain('trip-not-deleted unauthorized');
    await scene.time.advance(2000);
    expect(titleIn(mara)).toBe('Mein Roadtrip');
    expect(scene.server.requests.filter((one) => /save|remove|opened/.test(one))).toEqual([]);
  });

  it('who becomes a reader sees it at once, and can change nothing any more', async () => {
    const mara = await invited('editor');
    rename(mara, 'Alpen');
    await scene.time.advance(1000);
    scene.server.invite('reise', 'mara', 'reader');
    await scene.time.advance(1000);
    expect(mara.store.get()).toMatchObject({ currentRole: 'reader', canUndo: false });
    expect(mara.store.actions.undo()).toEqual({ ok: false, error: 'nothing-to-undo' });
    expect(rename(mara, 'Doch')).toEqual({ ok: false, error: 'only-reading' });
    expect(listed(mara)).toEqual([['reise', 'reader']]);
  });
});

describe('a reader', () => {
  it('sees the trip and its changes, and is told that nothing can be changed', async () => {
    const mara = await invited('reader');
    const owner = await jonas();
    expect(rename(mara, 'Meins')).toEqual({ ok: false, error: 'only-reading' });
    rename(owner, 'Alpen');
    await scene.time.advance(2000);
    expect(titleIn(mara)).toBe('Alpen');
    expect(mara.store.get()).toMatchObject({ currentRole: 'reader', save: 'hidden' });
    expect(scene.saves()).toBe(1);
  });

  it('still has it without a network, and it goes with signing out', async () => {
    const mara = await invited('reader');
    scene.browser.trouble = 'offline';
    mara.kill();
    const again = await scene.browser.openTab();
    expect((await again.store.actions.open('reise'))?.title).toBe('Mein Roadtrip');
    scene.browser.signIn(visitor);
    await scene.turn();
    expect(again.store.get()).toMatchObject({ companionTrips: [], list: [] });
    scene.browser.signIn(registered('ole'));
    await scene.turn();
    expect(again.store.get()).toMatchObject({ companionTrips: [], current: null });
    expect(await scene.browser.localStore.all()).toEqual([]);
  });
});

describe('a companion who is removed', () => {
  it('loses the trip at once', async () => {
    const mara = await invited('editor');
    scene.server.invite('reise', 'mara', null);
    await scene.time.advance(1000);
    expect(mara.store.get()).toMatchObject({
      current: null,
      currentStatus: 'missing',
      companionTrips: [],
    });
    expect(await scene.browser.localStore.all()).toEqual([]);
  });

  it('decides what becomes of unsent edits', async () => {
    const mara = await invited('editor');
    scene.browser.trouble = 'offline';
    addWien(mara);
    await scene.time.advance(1000);
    scene.server.invite('reise', 'mara', null);
    await scene.browser.comesOnline();
    await scene.time.advance(3000);
    expect(mara.store.get().conflicts).toMatchObject([{ kind: 'deleted', isOthers: true }]);
    const kept = await mara.store.actions.saveAsNew('reise');
    await scene.time.advance(2000);
    expect(scene.server.rows.get(kept ?? '')).toMatchObject({ userId: 'mara' });
    expect(scene.stops(kept ?? '')).toContain('Wien');
    expect(scene.stops()).not.toContain('Wien');
    expect(mara.store.get().currentRole).toBe('owner');
  });

  it('and a reader whose edits came too late see the trip again without them', async () => {
    const mara = await invited('editor');
    scene.browser.trouble = 'offline';
    addWien(mara);
    await scene.time.advance(1000);
    scene.server.invite('reise', 'mara', 'reader');
    await scene.browser.comesOnline();
    await scene.time.advance(3000);
    const [note] = mara.store.get().conflicts;
    expect(note?.kind).toBe('deleted');
    mara.store.actions.dismissConflict(note?.id ?? '');
    await scene.time.advance(1000);
    expect(stopsIn(mara)).toEqual(['Köln', 'Bonn', 'Mainz']);
    expect(mara.store.get()).toMatchObject({ currentRole: 'reader', conflicts: [] });
  });
});

describe('what the server tells about people', () => {
  it('includes what another person has edited, and not what one has edited oneself', async () => {
    const mara = await invited('editor');
    const owner = await jonas();
    const heard: unknown[] = [];
    mara.store.onPeople((event) => {
      if (event.kind !== 'edited') return;
      heard.push([event.uid, event.before.title, event.after.title]);
    });
    rename(mara, 'Von mir');
    await scene.time.advance(2000);
    rename(owner, 'Von Jonas');
    await scene.time.advance(2000);
    expect(heard).toEqual([['jonas', 'Von mir', 'Von Jonas']]);
  });

  it('reaches every tab of the browser', async () => {
    const mara = await invited('reader');
    const second = await scene.browser.openTab();
    const received: unknown[] = [];
    mara.store.onPeople((event) => received.push(event));
    second.store.onPeople((event) => received.push(event));
    const event = { kind: 'presence', id: 'reise', uid: 'jonas', selection: [], isHere: true };
    scene.server.tellPeople('mara', { ...event, kind: 'presence', selection: [] });
    await scene.turn();
    expect(received).toEqual([event, event]);
  });
});
