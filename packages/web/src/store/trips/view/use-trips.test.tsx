// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { renameTrip } from '@fahrtwind/domain';
import { expect, it } from 'vitest';
import { createLazyTrips } from './lazy-trips.ts';
import { createScene, plan, rename } from '../testing/scene.ts';
import type { TripsStore } from './trips-context.ts';
import { TripsProvider } from '../trips-provider.tsx';
import { useTripActions, useTrips } from './use-trips.ts';

function Titles({ onRender }: { readonly onRender: () => void }) {
  const { titles, status } = useTrips(({ list, listStatus }) => ({
    titles: list.map(({ title }) => title).join(', '),
    status: listStatus,
  }));
  onRender();
  return <p>{`${status}: ${titles}`}</p>;
}

it('renders again only when what was selected has changed', async () => {
  const { browser, has, time, opens } = createScene();
  has(plan());
  const tab = await browser.openTab();
  await opens(tab);
  await time.advance(5000);
  let renders = 0;
  render(
    <TripsProvider store={tab.store}>
      <Titles onRender={() => (renders += 1)} />
    </TripsProvider>,
  );
  expect(screen.getByText('ready: Mein Roadtrip')).toBeDefined();
  expect(renders).toBe(1);
  act(() => tab.store.actions.show({ scheduleTab: 'costs' }));
  expect(renders).toBe(1);
  act(() => void rename(tab, 'Alpen'));
  expect(screen.getByText('ready: Alpen')).toBeDefined();
  expect(renders).toBe(2);
});

it('loads the store only when a component reads trips, and again when that failed', async () => {
  const { browser, has, turn } = createScene();
  has(plan());
  let loads = 0;
  let isBroken = true;
  const load = async (): Promise<TripsStore> => {
    loads += 1;
    if (isBroken) throw new Error('no network');
    return (await browser.openTab()).store;
  };
  const lazy = createLazyTrips(load, () => undefined);
  expect([loads, lazy.get().listStatus]).toEqual([0, 'loading']);
  expect(lazy.actions.run(renameTrip, { title: 'Alpen' })).toEqual({
    ok: false,
    error: 'id-missing',
  });
  expect(lazy.actions.undo()).toEqual({ ok: false, error: 'nothing-to-undo' });
  let told = 0;
  const stop = lazy.subscribe(() => (told += 1));
  await turn();
  expect([loads, lazy.get().listStatus]).toEqual([1, 'failed']);
  isBroken = false;
  expect((await lazy.actions.open('reise'))?.id).toBe('reise');
  expect(lazy.get().currentId).toBe('reise');
  expect(lazy.actions.run(renameTrip, { title: 'Alpen' }).ok).toBe(true);
  lazy.actions.show({ scheduleTab: 'calendar' });
  await turn();
  expect(lazy.get().runtime.scheduleTab).toBe('calendar');
  expect([loads, told > 2]).toEqual([2, true]);
  stop();
});

function Orphan() {
  useTripActions();
  return null;
}

it('says when it is used outside of its provider', () => {
  expect(() => render(<Orphan />)).toThrow('outside of their TripsProvider');
});
