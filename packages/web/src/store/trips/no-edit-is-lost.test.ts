import { addStop, checkTrip, renameTrip, stopsOf, type Trip } from '@fahrtwind/domain';
import { anyEdit, anyTrip, applyEdit, countingIds, placeOf } from '@fahrtwind/domain/testing';
import * as fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import type { FakeBrowser, FakeTab } from './testing/fake-browser.ts';
import type { Trouble } from './testing/fake-server.ts';
import { createScene, plan } from './testing/scene.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How many scenes of tabs and networks are played: few in every test run, many in `npm run soak`. */
    tabScenes: number;
  }
}

const SCENES = inject('tabScenes');

type Scene = ReturnType<typeof createScene>;

type Step<Action> =
  | { readonly do: 'edit'; readonly who: number; readonly action: Action }
  | { readonly do: 'network'; readonly who: number; readonly trouble: Trouble | null }
  | { readonly do: 'kill' | 'leave' | 'wake'; readonly who: number }
  | { readonly do: 'wait'; readonly ms: number };

const who = fc.nat(3);

function anyStep<Action>(anyAction: fc.Arbitrary<Action>): fc.Arbitrary<Step<Action>> {
  const network = fc.constantFrom<Trouble | null>(
    null,
    null,
    'offline',
    'reply-lost',
    { status: 503, code: 'unavailable' },
    { status: 429, code: 'too-many-requests' },
  );
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ do: fc.constant('edit' as const), who, action: anyAction }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant('network' as const), who, trouble: network }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constantFrom('kill' as const, 'leave' as const, 'wake' as const),
        who,
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('wait' as const),
        ms: fc.constantFrom(0, 1, 250, 301, 1000, 7000),
      }),
    },
  );
}

/** Two browsers with two tabs each; a tab that was killed is opened again when it is next needed. */
async function play<Action>(
  scene: Scene,
  steps: readonly Step<Action>[],
  edit: (tab: FakeTab, action: Action) => void,
): Promise<readonly FakeTab[]> {
  const browsers = [scene.browser, scene.anotherBrowser()];
  const tabs = new Map<number, FakeTab>();
  const browserOf = (seat: number): FakeBrowser => browsers[seat % 2] ?? scene.browser;

  async function tabOf(seat: number): Promise<FakeTab> {
    const found = tabs.get(seat);
    if (found) return found;
    const tab = await browserOf(seat).openTab();
    tabs.set(seat, tab);
    await scene.opens(tab);
    return tab;
  }

  for (const seat of [0, 1, 2, 3]) await tabOf(seat);
  for (const step of steps) {
    if (step.do === 'wait') await scene.time.advance(step.ms);
    else if (step.do === 'network') browserOf(step.who).trouble = step.trouble;
    else if (step.do === 'edit') edit(await tabOf(step.who), step.action);
    else if (step.do === 'wake') void (await tabOf(step.who)).store.wake();
    else if (step.do === 'leave') {
      tabs.get(step.who)?.leave();
      tabs.delete(step.who);
    } else {
      await scene.turn();
      tabs.get(step.who)?.kill();
      tabs.delete(step.who);
    }
  }
  for (const seat of [0, 1, 2, 3]) await tabOf(seat);
  await scene.turn();
  // In the end all are on the network, for long enough that even the longest pause is over.
  for (const browser of browsers) await browser.comesOnline();
  await scene.time.advance(200_000);
  expect(browsers.map((browser) => browser.unsent())).toEqual([0, 0]);
  return [...tabs.values()];
}

const anyPlainAction = fc.oneof(
  fc.record({ title: fc.constantFrom('Alpen', 'Meer', 'Norden') }),
  fc.record({
    stop: fc.constantFrom('Wien', 'Prag', 'Basel'),
    day: fc.constantFrom('tag-1', 'tag-2'),
  }),
);

it('brings every edit of every tab to the server, whatever the network and the tabs do', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyStep(anyPlainAction), { minLength: 5, maxLength: 30 }),
      async (steps) => {
        const scene = createScene();
        scene.has(plan());
        const added = new Set<string>();
        const tabs = await play(scene, steps, (tab, action) => {
          if ('title' in action) {
            tab.store.actions.run(renameTrip, action);
            return;
          }
          const id = `neu-${added.size}`;
          const stop = { id, location: placeOf(action.stop) };
          if (tab.store.actions.run(addStop, { stop, dayId: action.day }).ok) added.add(id);
        });
        const stored = scene.server.trip('reise') ?? plan();
        const ids = stopsOf(stored).map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect([...added].filter((id) => !ids.includes(id))).toEqual([]);
        for (const tab of tabs) expect(tab.store.get().current).toEqual(stored);
      },
    ),
    { numRuns: SCENES },
  );
}, 600_000);

it('ends with the same good trip everywhere, whatever the edits are', async () => {
  const makeId = countingIds();
  const beginnings = fc.sample(anyTrip({ maxDays: 4, maxStopsPerDay: 2 }), 30);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...beginnings),
      fc.array(anyStep(anyEdit()), { minLength: 5, maxLength: 20 }),
      async (beginning, steps) => {
        const scene = createScene();
        scene.has({ ...beginning, id: 'reise', userId: 'mara', published: false });
        const tabs = await play(scene, steps, (tab, action) => {
          const operation = (trip: Trip) => applyEdit(trip, action, makeId);
          tab.store.actions.run(operation, null);
        });
        const stored = scene.server.trip('reise');
        expect(stored && checkTrip(stored)).toEqual([]);
        for (const tab of tabs) {
          expect(tab.store.get().current).toEqual(stored);
          expect(tab.messages.filter((line) => line.startsWith('trip-not-saved'))).toEqual([]);
        }
      },
    ),
    { numRuns: SCENES / 2 },
  );
}, 600_000);
