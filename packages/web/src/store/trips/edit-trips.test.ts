import {
  moveStop,
  moveStopsLater,
  removeDay,
  renameTrip,
  routeLegsOf,
  setTotals,
  shiftDates,
  totalsOf,
  type Trip,
} from '@fahrtwind/domain';
import { dateOf, tripOf } from '@fahrtwind/domain/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createScene, plan, rename, titleIn } from './testing/scene.ts';

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

describe('an edit', () => {
  it('shows at once, goes to the server, and the sign disappears half a second after saving [SV-1]', async () => {
    has(plan());
    const tab = await browser.openTab();
    await opens(tab);
    expect(tab.store.get().save).toBe('hidden');
    const states: string[] = [];
    tab.store.subscribe(() => {
      const { save } = tab.store.get();
      if (states.at(-1) !== save) states.push(save);
    });
    expect(rename(tab, 'Alpen').ok).toBe(true);
    expect([titleIn(tab), tab.store.get().list[0]?.title]).toEqual(['Alpen', 'Alpen']);
    await time.advance(300);
    await turn();
    expect(server.trip('reise')?.title).toBe('Alpen');
    expect(tab.store.get().save).toBe('saved');
    await time.advance(499);
    expect(tab.store.get().save).toBe('saved');
    await time.advance(1);
    expect(states).toEqual(['saving', 'saved', 'hidden']);
  });

  it('is sent once for a burst', async () => {
    has(plan());
    const tab = await browser.openTab();
    await opens(tab);
    for (const title of ['A', 'Al', 'Alp', 'Alpe', 'Alpen']) rename(tab, title);
    await time.advance(1000);
    expect(server.requests.filter((one) => one === 'save reise')).toHaveLength(1);
  });

  it('is sent quickly when it is the first, and every two seconds while further ones follow', async () => {
    has(plan());
    const tab = await browser.openTab();
    await opens(tab);
    const saves = () => server.requests.filter((one) => one === 'save reise').length;
    const counts: number[] = [];
    for (let edit = 1; edit <= 10; edit += 1) {
      rename(tab, `Alpen ${edit}`);
      await time.advance(500);
      counts.push(saves());
    }
    expect(counts).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3, 3]);
    await time.advance(2000);
    expect([server.trip('reise')?.title, saves()]).toEqual(['Alpen 10', 4]);
  });

  it('is sent at once when the user looks away', async () => {
    has(plan());
    const tab = await browser.openTab();
    await opens(tab);
    rename(tab, 'Alpen');
    await time.advance(500);
    rename(tab, 'Anden');
    await turn();
    expect(server.trip('reise')?.title).toBe('Alpen');
    await tab.store.flush();
    expect(server.trip('reise')?.title).toBe('Anden');
  });

  it('that is refused changes nothing and is only logged', async () => {
    has(plan('reise', tripOf({ 'Tag 1': ['Köln'] })));
    has(tripOf({ 'Tag 1': ['Köln'] }, { id: 'reise', userId: 'mara' }));
    const tab = await browser.openTab();
    await opens(tab);
    const before = tab.store.get().current;
    expect(tab.store.actions.run(removeDay, { dayId: 'tag-1' })).toEqual({
      ok: false,
      error: 'last-day',
    });
    expect(tab.store.actions.run(moveStopsLater, { days: 1 }).ok).toBe(false);
    expect(tab.store.get().current).toBe(before);
    expect(tab.messages).toEqual([
      'log Trip not changed: last-day',
      'log Trip not changed: days-do-not-fit',
    ]);
  });

  it('of nothing at all is none', async () => {
    has(plan());
    const tab = await browser.openTab();
    expect(rename(tab, 'Alpen')).toEqual({ ok: false, error: 'id-missing' });
    await opens(tab);
    rename(tab, 'Mein Roadtrip');
    expect([tab.store.get().save, tab.store.get().canUndo]).toEqual(['hidden', false]);
  });
});

describe('undo', () => {
  it('restores the latest revision, saves it, removes it from the history and says so [HI-5, HI-6]', async () => {
    has(plan());
    const tab = await browser.openTab();
    await opens(tab);
    rename(tab, 'Alpen');
    await time.advance(2000);
    expect(tab.store.get().canUndo).toBe(true);
    expect(tab.store.actions.undo().ok).toBe(true);
    expect([titleIn(tab), tab.messages]).toEqual(['Mein Roadtrip', ['undone']]);
    expect(tab.store.get()).toMatchObject({ canUndo: false, canRedo: true });
    await time.advance(1000);
    expect(server.trip('reise')?.title).toBe('Mein Roadtrip');
    expect(tab.store.actions.redo().ok).toBe(true);
    expect(titleIn(tab)).toBe('Alpen');
  });

  it('and every other step of one’s own is announced, what follows from them is not', async () => {
    has(plan());
    const tab = await browser.openTab();
    await opens(tab);
    rename(tab, 'Alpen');
    expect(tab.steps()).toBe(1);
    rename(tab, 'Alpen');
    tab.store.actions.run(renameTrip, { title: '' });
    tab.store.actions.run(renameTrip, { title: 'Berge' }, 'derived');
    expect(tab.steps()).toBe(1);
    tab.store.actions.undo();
    tab.store.actions.redo();
    expect(tab.steps()).toBe(3);
  });

  it('fails without a revision [HI-8]', async () => {
    has(plan());
    const tab = await browser.openTab();
    expect(tab.store.actions.undo()).toEqual({ ok: false, error: 'nothing-to-undo' });
    await opens(tab);
    expect(tab.store.actions.undo()).toEqual({ ok: false, error: 'nothing-to-undo' });
    rename(tab, 'Alpen');
    tab.store.actions.clearHistory('reise');
    expect([tab.store.get().canUndo, tab.store.actions.undo().ok]).toEqual([false, false]);
    expect(tab.messages).not.toContain('undone');
  });

  it('makes no revision of what is derived, or while typing goes on', async () => {
    has(plan());
    const tab = await browser.openTab();
    await opens(tab);
    const totals = { totalDistance: 5, totalDuration: 6, totalsAreMeasured: true };
    expect(tab.store.actions.run(setTotals, totals, 'derived').ok).toBe(true);
    tab.store.actions.run(renameTrip, { title: 'Zug' }, 'typing');
    expect(tab.store.get().canUndo).toBe(false);
    tab.store.actions.run(renameTrip, { title: 'A' });
    tab.store.actions.run(renameTrip, { title: 'B' });
    tab.store.actions.run(renameTrip, { title: 'C' }, 'forced');
    tab.store.actions.undo();
    expect(titleIn(tab)).toBe('B');
    tab.store.actions.undo();
    expect(titleIn(tab)).toBe('Zug');
    expect(tab.store.get().canUndo).toBe(false);
  });
});

const waysOf = (trip: Trip | null = null) => totalsOf(routeLegsOf(trip ?? { days: [] }));

describe('what follows from an edit', () => {
  const there = { stopId: 'mainz', toDayId: 'tag-1', index: 0 };

  it('is in the step of the edit, in the open trip and in any other', async () => {
    has(plan());
    has(plan('andere'));
    const tab = await browser.openTab();
    await opens(tab);
    const { run, change, undo, read } = tab.store.actions;
    const before = tab.store.get().current;
    run(moveStop, there, 'forced');
    expect(tab.store.get().current).toMatchObject(waysOf(tab.store.get().current));
    expect(undo().ok).toBe(true);
    expect(tab.store.get().current?.totalDistance).toBe(before?.totalDistance);
    await change('andere', moveStop, there);
    const other = await read('andere');
    expect(other).toMatchObject(waysOf(other));
    expect(tab.store.get().list.find(({ id }) => id === 'andere')?.totalDistance).toBe(
      waysOf(other).totalDistance,
    );
  });

  it('leaves no mark on stops that are back at their date, whichever trip is open', async () => {
    has(plan());
    has(plan('andere'));
    const tab = await browser.openTab();
    await opens(tab);
    const marks = async () => (await tab.store.actions.read('andere'))?.movedCities.length;
    const shift = (start: string) =>
      tab.store.actions.change('andere', shiftDates, { start: dateOf(start) });
    await shift('2026-07-19');
    tab.store.actions.run(shiftDates, { start: dateOf('2026-07-20') });
    expect(await marks()).toBe(3);
    await shift('2026-07-12');
    expect(await marks()).toBe(0);
  });
});
