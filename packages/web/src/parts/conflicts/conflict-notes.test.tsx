// @vitest-environment happy-dom
import { EMPTY_LOCATION, removeStop, setNote } from '@fahrtwind/domain';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createScene, plan, rename, titleIn } from '../../store/trips/testing/scene.ts';
import { TripsProvider } from '../../store/trips/trips-provider.tsx';
import { toasts } from '../../ui/toast.ts';
import { ConflictNotes } from './conflict-notes.tsx';

afterEach(cleanup);

const lastToast = () => toasts.read().at(-1)?.text;

const note = (content: string) => ({
  stopId: 'bonn',
  note: {
    id: 'notiz',
    entryType: 'note' as const,
    name: '',
    content,
    location: EMPTY_LOCATION,
  },
});

/** Two devices of one user: this one is offline while both rename the trip, the other one later. */
async function twoTitles() {
  const scene = createScene();
  const { has, browser, anotherBrowser, opens, time } = scene;
  has(plan());
  const here = await browser.openTab();
  const there = await anotherBrowser().openTab();
  await opens(here);
  await opens(there);
  browser.trouble = 'offline';
  rename(here, 'Zuerst');
  await time.advance(1000);
  rename(there, 'Danach');
  await time.advance(1000);
  await browser.comesOnline();
  await time.advance(1000);
  render(
    <TripsProvider store={here.store}>
      <ConflictNotes />
    </TripsProvider>,
  );
  const press = async (name: RegExp) => {
    await act(async () => {
      screen.getByRole('button', { name }).click();
      await time.advance(1000);
    });
  };
  return { ...scene, here, there, press };
}

it('is one line that tells what was changed twice, and shows both versions on demand', async () => {
  const { press } = await twoTitles();
  expect(screen.getByRole('heading', { name: 'Zweimal geändert: Reise: Titel' })).toBeDefined();
  expect(screen.queryByText('Danach')).toBeNull();
  await press(/Ansehen/);
  expect(screen.getByRole('heading', { name: 'Reise: Titel' })).toBeDefined();
  expect(screen.getByText('Danach')).toBeDefined();
  expect(screen.getByText('Zuerst')).toBeDefined();
});

it('takes the other version, on all devices, and is gone then', async () => {
  const { here, there, press, server } = await twoTitles();
  await press(/Ansehen/);
  await press(/Andere Fassung nehmen/);
  expect([titleIn(here), titleIn(there), server.trip('reise')?.title]).toEqual([
    'Zuerst',
    'Zuerst',
    'Zuerst',
  ]);
  expect(screen.queryByRole('heading', { name: 'Reise: Titel' })).toBeNull();
  expect(lastToast()).toBe('Die andere Fassung gilt jetzt.');
});

it('leaves everything as it is when dismissed', async () => {
  const { here, press } = await twoTitles();
  await press(/Ansehen/);
  await press(/So lassen/);
  expect(titleIn(here)).toBe('Danach');
  expect(screen.queryByRole('heading', { name: 'Reise: Titel' })).toBeNull();
});

it('says why the other version cannot be taken any more', async () => {
  const { has, browser, anotherBrowser, opens, time } = createScene();
  has(plan());
  const here = await browser.openTab();
  const there = await anotherBrowser().openTab();
  await opens(here);
  await opens(there);
  here.store.actions.run(setNote, note('leer'));
  await time.advance(2000);
  browser.trouble = 'offline';
  here.store.actions.run(setNote, note('hier'));
  await time.advance(1000);
  there.store.actions.run(setNote, note('dort'));
  await time.advance(1000);
  await browser.comesOnline();
  await time.advance(1000);
  here.store.actions.run(removeStop, { stopId: 'bonn' });
  render(
    <TripsProvider store={here.store}>
      <ConflictNotes />
    </TripsProvider>,
  );
  act(() => screen.getByRole('button', { name: 'Ansehen' }).click());
  const take = screen.getByRole('button', { name: /Andere Fassung nehmen/ });
  expect(take.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('Diesen Eintrag gibt es nicht mehr.')).toBeDefined();
  const before = toasts.read().length;
  act(() => take.click());
  expect(toasts.read()).toHaveLength(before);
});
