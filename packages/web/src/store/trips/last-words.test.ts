// @vitest-environment happy-dom
import { renameTrip } from '@fahrtwind/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LAST_WORDS_KEY, sparedForUnsent, unsentEdits } from '../session/unsent-edits.ts';
import { browserLastWords, type LastWord } from './last-words.ts';
import { addWien, createScene, plan, rename, stopsIn, titleIn } from './testing/scene.ts';

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
    tab.store.leave();
    await tab.store.wake({ isBack: true });
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

describe('the last words in a browser', () => {
  const before = plan();
  const renamed = renameTrip(before, { title: 'Alpen' });
  const word: LastWord = {
    id: 'reise',
    version: 3,
    before,
    after: renamed.ok ? renamed.value : before,
    history: { undo: [{ timestamp: 5, trip: before }], redo: [] },
    at: 7,
  };

  beforeEach(() => localStorage.clear());

  it('are heard by the next page until they are forgotten', () => {
    const log = vi.fn<() => void>();
    browserLastWords(log).say([word]);
    browserLastWords(log).say([{ ...word, id: 'andere' }]);
    expect(browserLastWords(log).hear()).toEqual([word, { ...word, id: 'andere' }]);
    browserLastWords(log).forget();
    expect(browserLastWords(log).hear()).toEqual([]);
    expect(log).not.toHaveBeenCalled();
  });

  it('count as unsent, so that any page sends them and a session that ends leaves them alone', () => {
    expect(unsentEdits()).toBe(0);
    browserLastWords(() => undefined).say([word]);
    expect(unsentEdits()).toBe(1);
    expect(sparedForUnsent()).toContain(LAST_WORDS_KEY);
  });

  it('that are damaged are neither heard nor kept', () => {
    const log = vi.fn<() => void>();
    localStorage.setItem(LAST_WORDS_KEY, '[{"id":');
    expect(browserLastWords(log).hear()).toEqual([]);
    expect(log).toHaveBeenCalledOnce();
    expect(unsentEdits()).toBe(0);
  });

  it('that find no room are only logged: the page ends all the same', () => {
    const log = vi.fn<() => void>();
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('No room', 'QuotaExceededError');
      },
    });
    expect(() => browserLastWords(log).say([word])).not.toThrow();
    vi.unstubAllGlobals();
    expect(log).toHaveBeenCalledOnce();
    expect(browserLastWords(log).hear()).toEqual([]);
  });
});
