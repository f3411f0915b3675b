// @vitest-environment happy-dom
import { renameTrip } from '@fahrtwind/domain';
import { routeOf } from '@fahrtwind/domain/testing';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { documentOf } from '../sync/stored-trip.ts';
import { createScene, plan, rename } from '../testing/scene.ts';
import { TripsProvider } from '../trips-provider.tsx';
import { firstTrips } from './first-trips.ts';
import { createLazyTrips } from './lazy-trips.ts';
import { useTrips } from './use-trips.ts';

const LISTS = [{ path: '/api/trips?limit=200', reply: { trips: [], next: null } }];

function pageWith(id = 'reise', search = `reise=${id}`) {
  const reply = { revision: 1, role: 'owner', trip: documentOf(plan(id), 1) };
  const data = [...LISTS, { path: `/api/trips/${id}`, reply }];
  const first = firstTrips(data, new URLSearchParams(search));
  if (!first) throw new Error('no trip');
  return first;
}

const log = () => undefined;

it('reads the trip that came with the page, and nothing from a page without one', () => {
  const { state, isNamed } = pageWith();
  expect(state.current && routeOf(state.current)).toEqual(['Köln', 'Bonn', 'Mainz']);
  expect([state.currentStatus, state.currentRole, isNamed]).toEqual(['ready', 'owner', true]);
  expect(pageWith('reise', '').isNamed).toBe(false);
  expect(firstTrips(LISTS, new URLSearchParams())).toBeNull();
});

function Title() {
  return <p>{useTrips(({ current }) => current?.title ?? 'none')}</p>;
}

it('is what the server renders and the browser takes over', () => {
  const app = (
    <TripsProvider first={pageWith()}>
      <Title />
    </TripsProvider>
  );
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(app);
  expect(root.textContent).toBe('Mein Roadtrip');
  const problems: unknown[] = [];
  const onRecoverableError = (error: unknown) => problems.push(error);
  render(app, { container: root, hydrate: true, onRecoverableError });
  expect(screen.getByText('Mein Roadtrip')).toBeDefined();
  expect(problems).toEqual([]);
});

it('gives way to edits on this device that the server does not have', async () => {
  const { browser, has, opens, turn } = createScene();
  has(plan());
  const before = await browser.openTab();
  await opens(before);
  browser.trouble = 'offline';
  rename(before, 'Alpen');
  await turn();
  before.leave();
  const lazy = createLazyTrips(async () => (await browser.openTab()).store, log, pageWith());
  expect(lazy.get().current?.title).toBe('Mein Roadtrip');
  lazy.wake();
  await turn();
  expect(lazy.get().current?.title).toBe('Alpen');
  expect(lazy.get().unsentIds).toEqual(['reise']);
});

it('gives way to the trip that was last open here, unless the address names it', async () => {
  const { browser, has, opens, turn } = createScene();
  has(plan('reise'));
  has(plan('andere'));
  const before = await browser.openTab();
  await opens(before, 'andere');
  before.leave();
  const load = async () => (await browser.openTab()).store;
  const open = async (search?: string) => {
    const lazy = createLazyTrips(load, log, pageWith('reise', search));
    lazy.wake();
    await turn();
    return lazy.get().currentId;
  };
  expect(await open('')).toBe('andere');
  expect(await open()).toBe('reise');
});

it('shows an edit at once that comes before the store, and saves it then', async () => {
  const { browser, has, server, time } = createScene();
  has(plan());
  const lazy = createLazyTrips(async () => (await browser.openTab()).store, log, pageWith());
  expect(lazy.actions.run(renameTrip, { title: 'Alpen' }).ok).toBe(true);
  expect(lazy.get().current?.title).toBe('Alpen');
  expect(lazy.actions.run(renameTrip, { title: ' ' }).ok).toBe(false);
  lazy.wake();
  await time.advance(5000);
  expect(lazy.get().current?.title).toBe('Alpen');
  expect(server.trip('reise')?.title).toBe('Alpen');
});

it('makes early edits in the trip that was on the screen, not in the one that was last open here', async () => {
  const { browser, has, opens, server, time } = createScene();
  has(plan('reise'));
  has(plan('andere'));
  const before = await browser.openTab();
  await opens(before, 'andere');
  before.leave();
  const load = async () => (await browser.openTab()).store;
  const lazy = createLazyTrips(load, log, pageWith('reise', ''));
  expect(lazy.actions.run(renameTrip, { title: 'Alpen' }).ok).toBe(true);
  lazy.wake();
  await time.advance(5000);
  expect([lazy.get().currentId, lazy.get().current?.title]).toEqual(['reise', 'Alpen']);
  expect(['reise', 'andere'].map((id) => server.trip(id)?.title)).toEqual([
    'Alpen',
    'Mein Roadtrip',
  ]);
});

it('opens the trip once when the page asks for it, too', async () => {
  const { browser, has, server, turn } = createScene();
  has(plan());
  const lazy = createLazyTrips(async () => (await browser.openTab()).store, log, pageWith());
  expect((await lazy.actions.open('reise'))?.id).toBe('reise');
  await turn();
  expect(server.requests.filter((one) => one === 'get reise')).toHaveLength(1);
});
