// @vitest-environment happy-dom
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSheet } from './sheet.ts';
import { createFakeMap } from './testing/fake-map.ts';
import { createFakeAside, watchCanvases } from './testing/fake-aside.ts';

const COLOURS = { days: [], lines: [], surface: '', text: '', muted: '', accent: '', here: '' };
const PART = { left: 10, top: 20, right: 30, bottom: 40 };

/** A frame of the page, and what comes right after it. */
async function soon(): Promise<void> {
  await vi.advanceTimersByTimeAsync(40);
}

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A sheet that shows the number of the last edit. */
function numberSheet(isAside = true) {
  const { painted } = watchCanvases();
  const { map, look, render } = createFakeMap();
  const aside = createFakeAside();
  const parts: unknown[] = [];
  let change: 'same' | 'all' | typeof PART = 'all';
  let edits = 0;
  const sheet = createSheet(map, {
    sceneIn: () => edits,
    changeOf: () => change,
    hasParts: true,
    drawing: (here, part) => {
      parts.push(part);
      return {
        kind: 'marks',
        here: [{ x: here, y: 0 }],
        raised: [],
        pending: [],
        colours: COLOURS,
      };
    },
    ...(isAside && { aside: aside.aside }),
  });
  return {
    ...aside,
    sheet,
    painted,
    parts,
    latest: () => edits,
    edit: async (next: typeof change = 'all') => {
      change = next;
      edits += 1;
      sheet.drawSoon();
      await soon();
    },
    move: (lng: number) => {
      look(lng);
      render();
    },
  };
}

it('is painted with a frame of the map only where that changes the picture', () => {
  const { painted, move } = numberSheet();
  move(0);
  move(0);
  expect(painted).toEqual([0]);
  move(10);
  expect(painted).toEqual([0, 0]);
});

it('is painted anew on a finer screen, as large as that wants it', () => {
  vi.stubGlobal('devicePixelRatio', 1);
  const { painted, move } = numberSheet();
  move(0);
  vi.stubGlobal('devicePixelRatio', 2);
  move(0);
  expect(painted).toEqual([0, 0]);
  const canvas = document.querySelector<HTMLCanvasElement>('.trip-sheet');
  expect([canvas?.width, canvas?.height]).toEqual([800, 600]);
});

it('is painted in part where the painter says so, not at all where nothing differs, and wholly after the map moved', async () => {
  const { parts, edit, move, sheet } = numberSheet(false);
  await soon();
  await edit(PART);
  await edit('same');
  expect(parts).toEqual([null, PART]);
  move(10);
  expect(parts).toEqual([null, PART, null]);
  sheet.drawAllSoon();
  await soon();
  expect(parts).toEqual([null, PART, null, null]);
});

it('asks for a picture of what an edit changes, and shows it where it belongs when it comes', async () => {
  const { painted, jobs, edit, answer, sheet } = numberSheet();
  await soon();
  await edit(PART);
  expect(jobs.map(({ area }) => area)).toEqual([{ x: 10, y: 20, width: 20, height: 20, scale: 1 }]);
  expect([painted, sheet.seen()]).toEqual([[0], 0]);
  await answer();
  expect([painted, sheet.seen()]).toEqual([[0, 1], 1]);
});

it('has one picture under way, and the latest of the wishes that came meanwhile waits', async () => {
  const { painted, jobs, edit, answer } = numberSheet();
  await soon();
  for (let count = 0; count < 4; count += 1) await edit();
  expect(jobs).toHaveLength(1);
  await answer();
  expect([painted, jobs.length]).toEqual([[0, 1], 2]);
  await answer();
  expect([painted, jobs.length]).toEqual([[0, 1, 4], 2]);
});

it('drops a picture that a moving map has overtaken', async () => {
  const { painted, closed, edit, move, answer } = numberSheet();
  await soon();
  await edit();
  move(10);
  await answer();
  expect(painted).toEqual([0, 1]);
  expect(closed()).toBe(1);
});

it('paints by itself when the map has moved but has not been drawn yet, and when its colours are others', async () => {
  const { painted, jobs, edit, answer, sheet } = numberSheet();
  await soon();
  await edit();
  vi.stubGlobal('devicePixelRatio', 2);
  await answer();
  await edit();
  sheet.drawAllSoon();
  await soon();
  await answer();
  expect([painted, jobs.length]).toEqual([[0, 1, 2], 2]);
});

it('shows nothing any more once it is removed', async () => {
  const { painted, closed, jobs, edit, answer, sheet } = numberSheet();
  await soon();
  await edit();
  await edit();
  sheet.remove();
  await answer();
  await soon();
  expect([painted, closed(), jobs.length]).toEqual([[0], 1, 1]);
});

it('paints by itself when nobody answers any more', async () => {
  const { painted, edit, die } = numberSheet();
  await soon();
  await edit();
  await edit();
  await die();
  expect(painted).toEqual([0, 2]);
  await edit();
  expect(painted).toEqual([0, 2, 3]);
});

it('never goes back to an earlier edit, and ends with the last one, whatever comes when', async () => {
  const anyDeed = fc.constantFrom('edit', 'edit in part', 'answer', 'move', 'recolour', 'die');
  await fc.assert(
    fc.asyncProperty(fc.array(anyDeed, { maxLength: 25 }), async (deeds) => {
      const trial = numberSheet();
      await soon();
      for (const [index, deed] of deeds.entries()) {
        if (deed === 'edit') await trial.edit();
        if (deed === 'edit in part') await trial.edit(PART);
        if (deed === 'answer') await trial.answer();
        if (deed === 'move') trial.move(index);
        if (deed === 'recolour') trial.sheet.drawAllSoon();
        if (deed === 'die') await trial.die();
        expect(trial.underWay()).toBeLessThanOrEqual(1);
        expect(trial.sheet.seen()).toBe(trial.painted.at(-1));
      }
      await soon();
      while (trial.underWay() > 0) await trial.answer();
      expect(trial.painted).toEqual(trial.painted.toSorted((one, other) => one - other));
      expect(trial.painted.at(-1)).toBe(trial.latest());
      expect(trial.closed()).toBe(trial.answered());
      trial.sheet.remove();
    }),
  );
});
