import { beforeEach, describe, expect, it } from 'vitest';
import type { FakeBrowser } from './testing/fake-browser.ts';
import { createScene, plan, rename, addWien, titleIn, stopsIn } from './testing/scene.ts';

type Scene = ReturnType<typeof createScene>;
let server: Scene['server'];
let time: Scene['time'];
let browser: Scene['browser'];
let anotherBrowser: Scene['anotherBrowser'];
let turn: Scene['turn'];
let has: Scene['has'];
let opens: Scene['opens'];
let stops: Scene['stops'];

beforeEach(() => {
  ({ server, time, browser, anotherBrowser, turn, has, opens, stops } = createScene());
});

describe('two devices', () => {
  let phone: FakeBrowser;
  beforeEach(() => {
    phone = anotherBrowser();
  });

  it('that edit the same trip, one of them offline, both end with both edits', async () => {
    has(plan());
    const here = await browser.openTab();
    const there = await phone.openTab();
    await opens(here);
    await opens(there);
    browser.trouble = 'offline';
    addWien(here);
    rename(there, 'Vom Handy');
    await time.advance(5000);
    await browser.comesOnline();
    await time.advance(5000);
    for (const tab of [here, there]) {
      expect(titleIn(tab)).toBe('Vom Handy');
      expect(stopsIn(tab)).toContain('Wien');
      expect(tab.store.get().conflicts).toEqual([]);
    }
  });

  it('keep the later of two edits to one field and show the other until it is dismissed', async () => {
    has(plan());
    const here = await browser.openTab();
    const there = await phone.openTab();
    await opens(here);
    await opens(there);
    browser.trouble = 'offline';
    rename(here, 'Zuerst');
    await time.advance(1000);
    rename(there, 'Danach');
    await time.advance(1000);
    await browser.comesOnline();
    await time.advance(1000);
    expect([titleIn(here), titleIn(there)]).toEqual(['Danach', 'Danach']);
    const [note] = here.store.get().conflicts;
    expect(note).toMatchObject({
      kind: 'edit',
      tripId: 'reise',
      conflict: { field: 'title', kept: 'Danach', lost: 'Zuerst', keptFrom: 'theirs' },
    });
    here.store.actions.dismissConflict(note?.id ?? '');
    await turn();
    expect(here.store.get().conflicts).toEqual([]);
  });

  it('see each other’s changes live, and undo takes back only the own ones', async () => {
    has(plan());
    const here = await browser.openTab();
    const there = await phone.openTab();
    await opens(here);
    await opens(there);
    rename(here, 'Alpen');
    await time.advance(1000);
    expect(titleIn(there)).toBe('Alpen');
    addWien(there);
    await time.advance(1000);
    expect(stopsIn(here)).toContain('Wien');
    here.store.actions.undo();
    await time.advance(1000);
    expect(titleIn(there)).toBe('Mein Roadtrip');
    expect(stopsIn(there)).toContain('Wien');
  });

  it('fetch what the other one has changed, and not what they have saved themselves', async () => {
    has(plan());
    const here = await browser.openTab();
    const there = await phone.openTab();
    await opens(here);
    await opens(there);
    server.requests.length = 0;
    rename(here, 'Alpen');
    await time.advance(5000);
    expect(titleIn(there)).toBe('Alpen');
    expect(server.requests.filter((one) => one.endsWith(' reise'))).toEqual([
      'save reise',
      'get reise',
    ]);
  });

  it('where one deletes what the other edits: the edits stay, and can be brought back', async () => {
    has(plan());
    const here = await browser.openTab();
    const there = await phone.openTab();
    await opens(here);
    await opens(there);
    browser.trouble = 'offline';
    addWien(here);
    await there.store.actions.remove('reise');
    await time.advance(1000);
    expect(there.store.get().deletedTrips.map(({ id }) => id)).toEqual(['reise']);
    await browser.comesOnline();
    await time.advance(1000);
    const [note] = here.store.get().conflicts;
    expect(note).toMatchObject({ kind: 'deleted', tripId: 'reise' });
    expect(stopsIn(here)).toContain('Wien');
    expect(await here.store.actions.restore('reise')).toBe(true);
    await time.advance(1000);
    expect(server.rows.get('reise')?.isDeleted).toBe(false);
    expect(stops()).toContain('Wien');
    expect(here.store.get().conflicts).toEqual([]);
  });

  it('where one deletes for good: the edits become a new trip', async () => {
    has(plan());
    const here = await browser.openTab();
    await opens(here);
    browser.trouble = 'offline';
    addWien(here);
    await turn();
    server.rows.delete('reise');
    await browser.comesOnline();
    await turn();
    const id = await here.store.actions.saveAsNew('reise');
    await time.advance(1000);
    expect(stops(id ?? '')).toContain('Wien');
    expect(here.store.get()).toMatchObject({ currentId: id, conflicts: [] });
  });

  it('notices a trip that was deleted elsewhere and has no edits here', async () => {
    has(plan());
    const here = await browser.openTab();
    const there = await phone.openTab();
    await opens(here);
    await there.store.actions.remove('reise');
    await time.advance(1000);
    expect(here.store.get()).toMatchObject({ currentId: null, currentStatus: 'missing', list: [] });
  });
});

describe('several tabs of one browser', () => {
  it('agree on a trip, whichever changes it, also offline', async () => {
    has(plan());
    const one = await browser.openTab();
    const other = await browser.openTab();
    await opens(one);
    await opens(other);
    browser.trouble = 'offline';
    rename(one, 'Alpen');
    addWien(other);
    await time.advance(1000);
    for (const tab of [one, other]) {
      expect(titleIn(tab)).toBe('Alpen');
      expect(stopsIn(tab)).toContain('Wien');
      expect(tab.store.get().save).toBe('on-device');
    }
    await browser.comesOnline();
    await time.advance(10_000);
    expect(server.rows.get('reise')?.revision).toBe(2);
    expect(one.store.get().current).toEqual(other.store.get().current);
  });

  it('share what can be undone, the last edit first, whichever tab made it', async () => {
    has(plan());
    const one = await browser.openTab();
    const other = await browser.openTab();
    await opens(one);
    await opens(other);
    rename(one, 'Alpen');
    await time.advance(2000);
    addWien(other);
    await time.advance(2000);
    one.store.actions.undo();
    await time.advance(2000);
    expect([titleIn(other), stopsIn(other).includes('Wien')]).toEqual(['Alpen', false]);
    one.store.actions.undo();
    await time.advance(2000);
    expect(titleIn(other)).toBe('Mein Roadtrip');
    expect(other.store.get()).toMatchObject({ canUndo: false, canRedo: true });
  });

  it('send for one that was killed', async () => {
    has(plan());
    const one = await browser.openTab();
    const other = await browser.openTab();
    await opens(one);
    rename(one, 'Alpen');
    await turn();
    one.kill();
    await time.advance(6000);
    expect(server.trip('reise')?.title).toBe('Alpen');
    expect(other.store.get().list[0]?.title).toBe('Alpen');
  });

  it('keep one stream open between them, and another takes over when it ends', async () => {
    has(plan());
    const one = await browser.openTab();
    const other = await browser.openTab();
    await opens(other);
    one.kill();
    await turn();
    const phone = anotherBrowser();
    const there = await phone.openTab();
    await opens(there);
    rename(there, 'Vom Handy');
    await time.advance(5000);
    expect(titleIn(other)).toBe('Vom Handy');
  });
});
