import { expect, it } from 'vitest';
import { createDraftStore } from './draft-store.ts';

/** A browser with tabs that share one storage. */
function browser() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const time = { now: 1_000_000 };
  const open = new Set<string>();
  const openTab = (tab: string) =>
    createDraftStore({
      storage,
      names: () => [...kept.keys()],
      tab,
      newName: () => `aside-${kept.size}`,
      now: () => time.now,
      stayOpen: () => open.add(tab),
      openTabs: async () => [...open],
      alone: async (task) => task(),
    });
  return { openTab, close: (tab: string) => open.delete(tab), time, kept };
}

const contents = async (found: Promise<readonly { readonly content: unknown }[]>) =>
  (await found).map(({ content }) => content);

it('keeps the drafts of two tabs on one thread beside each other', async () => {
  const { openTab } = browser();
  const [one, other] = [openTab('a'), openTab('b')];
  one.save('answer p', 'Erste Fassung');
  other.save('answer p', 'Zweite Fassung');
  one.save('answer p', 'Erste Fassung, weiter');
  expect(one.own('answer p')?.content).toBe('Erste Fassung, weiter');
  expect(other.own('answer p')?.content).toBe('Zweite Fassung');
  expect(await contents(one.ofClosedTabs('answer p'))).toEqual([]);
});

it('offers what a closed tab has left, the newest first, and only of this thread', async () => {
  const { openTab, close, time } = browser();
  openTab('a').save('answer p', 'alt');
  time.now += 10;
  openTab('b').save('answer p', 'neu');
  openTab('c').save('answer p2', 'anderswo');
  for (const tab of ['a', 'b', 'c']) close(tab);
  expect(await contents(openTab('d').ofClosedTabs('answer p'))).toEqual(['neu', 'alt']);
});

it('gives a draft to one tab only', async () => {
  const { openTab, close } = browser();
  openTab('a').save('new', 'Text');
  close('a');
  const [one, other] = [openTab('b'), openTab('c')];
  const [draft] = await one.ofClosedTabs('new');
  if (!draft) throw new Error('no draft');
  expect(await Promise.all([one.take('new', draft), other.take('new', draft)])).toEqual([
    true,
    false,
  ]);
  expect(one.own('new')?.content).toBe('Text');
  expect(other.own('new')).toBeNull();
});

it('keeps what this tab had written when it takes a draft, and offers it', async () => {
  const { openTab, close, time } = browser();
  openTab('a').save('new', 'Früher');
  close('a');
  const one = openTab('b');
  one.save('new', 'Gerade getippt');
  time.now += 10;
  const [draft] = await one.ofClosedTabs('new');
  if (!draft) throw new Error('no draft');
  expect(await one.take('new', draft, () => false)).toBe(false);
  expect(one.own('new')?.content).toBe('Gerade getippt');
  expect(await one.take('new', draft)).toBe(true);
  expect(one.own('new')?.content).toBe('Früher');
  expect(await contents(one.ofClosedTabs('new'))).toEqual(['Gerade getippt']);
});

it('forgets drafts after 30 days, whatever page they were for', async () => {
  const { openTab, close, time, kept } = browser();
  openTab('a').save('answer p', 'alt');
  close('a');
  time.now += 30 * 24 * 3_600_000 + 1;
  expect(await contents(openTab('b').ofClosedTabs('new'))).toEqual([]);
  expect([...kept]).toEqual([]);
});

it('leaves out what it cannot read', async () => {
  const { openTab, kept } = browser();
  kept.set('private-drafts-1 new x', '{');
  kept.set('private-drafts-1 new y', '[]');
  expect(await contents(openTab('b').ofClosedTabs('new'))).toEqual([]);
});
