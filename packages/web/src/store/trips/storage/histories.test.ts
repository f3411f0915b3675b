import { expect, it } from 'vitest';
import { createScene, plan, rename, titleIn } from '../testing/scene.ts';

it('forgets the revisions of all trips at once, and nothing else of them', async () => {
  const { browser, has, opens, time, turn } = createScene();
  const edited = ['reise', 'andere'];
  for (const id of edited) has(plan(id));
  const tab = await browser.openTab();
  for (const id of edited) {
    await opens(tab, id);
    rename(tab, 'Alpen');
    await time.advance(2000);
    expect(tab.store.get().canUndo, id).toBe(true);
  }
  tab.store.actions.clearHistory();
  expect(tab.store.get().canUndo).toBe(false);
  await turn();
  for (const id of edited) {
    await opens(tab, id);
    expect([titleIn(tab), tab.store.get().canUndo], id).toEqual(['Alpen', false]);
  }
});

it('has the revisions from the first moment in which a trip is shown again', async () => {
  const { browser, has, opens, time } = createScene();
  has(plan('reise'));
  const first = await browser.openTab();
  await opens(first);
  rename(first, 'Alpen');
  await time.advance(2000);
  const { store } = await browser.openTab();
  const couldUndo: boolean[] = [];
  store.subscribe(() => {
    if (store.get().current) couldUndo.push(store.get().canUndo);
  });
  await store.actions.open('reise');
  expect(couldUndo).not.toEqual([]);
  expect(couldUndo).not.toContain(false);
});
