// @vitest-environment happy-dom
import type { RouteSketch, SessionState } from '@fahrtwind/contract';
import type { Trip } from '@fahrtwind/domain';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fixedTrips } from '../../parts/testing/fixed-trips.ts';
import { guest, visitor } from '../../store/session/session-fakes.ts';
import { SessionProvider } from '../../store/session/session-provider.tsx';
import { startWith } from '../../store/session/start-fakes.ts';
import { toasts } from '../../ui/toast.ts';
import { TripsProvider } from '../../store/trips/trips-provider.tsx';
import { Hero } from './components/hero.tsx';

const PLACES: Readonly<Record<string, object>> = {
  München: place('München, Deutschland', 48.14, 11.58),
  Rom: place('Rom, Italien', 41.9, 12.5),
};

function place(label: string, lat: number, lng: number) {
  return { label, longLabel: label, englishName: '', lat, lng, kind: 'city' };
}

/** A hundred kilometers and an hour for each stop, the last of them on the second day. */
function sketchOf(stops: string): RouteSketch {
  const { length } = stops.split(';');
  return {
    drawing: { width: 10, height: 10, shapes: [], legs: [], stops: [] },
    days: Array.from({ length }, (_, index) => (index === length - 1 ? 1 : 0)),
    meters: length * 100_000,
    seconds: length * 3600,
    isEstimate: true,
  };
}

const json = (body: object, status = 200): Response =>
  new Response(JSON.stringify(body), { status });

let session: SessionState = visitor;
let made: Trip[] = [];
let isCookieKept = true;
let isServerUp = true;

beforeEach(() => {
  session = visitor;
  made = [];
  isCookieKept = true;
  isServerUp = true;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (path: string) => {
    const { pathname, searchParams } = new URL(path, 'http://page.invalid');
    if (pathname === '/api/start') return json(startWith(session));
    if (pathname === '/api/auth/sign-in/anonymous') {
      if (isCookieKept) session = guest('gast');
      return json({});
    }
    if (pathname === '/api/places') {
      const found = PLACES[searchParams.get('q') ?? ''];
      return json({
        places: found ? [found] : [],
        source: 'x',
        attribution: [],
        isFallback: false,
      });
    }
    if (pathname === '/api/route-sketch') {
      return isServerUp ? json(sketchOf(searchParams.get('stops') ?? '')) : json({}, 500);
    }
    return json({}, 404);
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function opens() {
  const router = createMemoryRouter(
    [
      { path: '/', element: <Hero /> },
      { path: '/planen', element: <p>Der Planer</p> },
    ],
    { initialEntries: ['/'] },
  );
  const store = fixedTrips({}, { create: async (trip) => made.push(trip) > 0 });
  render(
    <SessionProvider start={startWith(session)}>
      <TripsProvider store={store}>
        <RouterProvider router={router} />
      </TripsProvider>
    </SessionProvider>,
  );
  return userEvent.setup();
}

it('makes a guest of a visitor and opens the planner with one click', async () => {
  const person = opens();
  await person.click(screen.getByRole('button', { name: 'Ohne Anmeldung ausprobieren' }));
  expect(await screen.findByText('Der Planer')).toBeDefined();
  expect(session.state).toBe('guest');
  expect(made).toEqual([]);
});

it('opens the planner with an empty trip of one day for a visitor who wants to plan', async () => {
  const person = opens();
  await person.dblClick(screen.getByRole('button', { name: 'Reise planen' }));
  expect(await screen.findByText('Der Planer')).toBeDefined();
  expect(made).toHaveLength(1);
  expect(made[0]).toMatchObject({ userId: 'gast', title: 'Mein Roadtrip' });
  expect(made[0]?.days.map(({ cityList }) => cityList)).toEqual([[]]);
});

it('leads people who have trips to them, without a further empty one', async () => {
  session = guest('gast');
  const person = opens();
  await person.click(screen.getByRole('link', { name: 'Reise planen' }));
  expect(await screen.findByText('Der Planer')).toBeDefined();
  expect(made).toEqual([]);
});

it('says so when the planner cannot be opened', async () => {
  isCookieKept = false;
  const person = opens();
  await person.click(screen.getByRole('button', { name: 'Reise planen' }));
  await waitFor(() => expect(toasts.read().at(-1)?.text).toMatch(/ließ sich gerade nicht öffnen/));
  expect(made).toEqual([]);
});

it('clears the example for an own route in the order of typing', async () => {
  const person = opens();
  await press(person, 'Leeren');
  expect(screen.getByText('Die Route ist leer. Wo geht es los?', { selector: 'p' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Weiterplanen' })).toBeNull();
  const field = screen.getByLabelText('Stopp hinzufügen');
  await waitFor(() => expect(document.activeElement).toBe(field));
  for (const name of ['Rom', 'München', 'Rom']) {
    await person.type(field, name);
    await person.click(await screen.findByRole('option', { name: new RegExp(name) }));
  }
  expect(names()).toEqual(['Rom', 'München', 'Rom']);
  expect(screen.getByRole('button', { name: 'Weiterplanen' })).toBeDefined();
});

it('says so when the browser keeps no session', async () => {
  isCookieKept = false;
  const person = opens();
  await person.click(screen.getByRole('button', { name: 'Ohne Anmeldung ausprobieren' }));
  expect(await screen.findByText(/ließ sich gerade nicht starten/)).toBeDefined();
});

const names = () =>
  within(screen.getByRole('list', { name: 'Stopps der Route' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent?.replace(/^\d+/, ''));
const press = (person: ReturnType<typeof opens>, name: string) =>
  person.click(screen.getByRole('button', { name }));

it('lets a visitor add, move and remove stops, tells the new length each time, and takes it back', async () => {
  const person = opens();
  expect(await screen.findByText('~500 km · ~5:00 h · 2 Fahrtage')).toBeDefined();
  expect(names()).toEqual(['München', 'Innsbruck', 'Verona', 'Venedig', 'Bled']);
  await person.type(screen.getByLabelText('Stopp hinzufügen'), 'Rom');
  await person.click(await screen.findByRole('option', { name: /Rom/ }));
  expect(names()).toEqual(['München', 'Innsbruck', 'Verona', 'Venedig', 'Bled', 'Rom']);
  expect(await screen.findByText('~600 km · ~6:00 h · 2 Fahrtage')).toBeDefined();
  await press(person, 'Bled nach vorn');
  expect(names().slice(-3)).toEqual(['Bled', 'Venedig', 'Rom']);
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Bled nach vorn'),
  );
  await press(person, 'München entfernen');
  expect(names()[0]).toBe('Innsbruck');
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Innsbruck entfernen'),
  );
  expect(await screen.findByText('~500 km · ~5:00 h · 2 Fahrtage')).toBeDefined();
  for (let count = 0; count < 3; count += 1) await press(person, 'Rückgängig');
  expect(names()).toEqual(['München', 'Innsbruck', 'Verona', 'Venedig', 'Bled']);
  expect(screen.queryByRole('button', { name: 'Rückgängig' })).toBeNull();
});

it('keeps the focus and says what is there again when the last change is taken back', async () => {
  const person = opens();
  await press(person, 'Bled entfernen');
  await press(person, 'Venedig entfernen');
  await press(person, 'Rückgängig');
  expect(document.activeElement?.textContent).toBe('Rückgängig');
  await press(person, 'Rückgängig');
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('München nach hinten'),
  );
  expect(
    await screen.findByText(
      'Zurückgenommen. Die Route: München – Innsbruck – Verona – Venedig – Bled.',
    ),
  ).toBeDefined();
});

it('leaves a route of two stops', async () => {
  const person = opens();
  for (const name of ['Bled', 'Venedig', 'Verona']) await press(person, `${name} entfernen`);
  expect(names()).toEqual(['München', 'Innsbruck']);
  expect(screen.queryByRole('button', { name: /entfernen/ })).toBeNull();
});

it('makes it the own trip of a guest with one click, on the days on which it is driven', async () => {
  const person = opens();
  await screen.findByText('~500 km · ~5:00 h · 2 Fahrtage');
  await press(person, 'Bled entfernen');
  await screen.findByText('~400 km · ~4:00 h · 2 Fahrtage');
  await press(person, 'Weiterplanen');
  expect(await screen.findByText('Der Planer')).toBeDefined();
  expect(made).toHaveLength(1);
  expect(made[0]).toMatchObject({ title: 'München – Venedig', userId: 'gast' });
  const stops = made[0]?.days.map(({ cityList }) => cityList.map(({ location }) => location.label));
  expect(stops).toEqual([
    ['München, Deutschland', 'Innsbruck, Österreich', 'Verona, Italien'],
    ['Venedig, Italien'],
  ]);
});

it('keeps the stops when the server cannot draw, and goes on all the same', async () => {
  isServerUp = false;
  const person = opens();
  expect(await screen.findByText(/ließ sich nicht berechnen/)).toBeDefined();
  expect(names()).toHaveLength(5);
  await press(person, 'Weiterplanen');
  expect(await screen.findByText('Der Planer')).toBeDefined();
  expect(made[0]?.days.flatMap(({ cityList }) => cityList)).toHaveLength(5);
});

it('uses neither the days nor the map of the old stops when the new ones cannot be drawn', async () => {
  const person = opens();
  await screen.findByText('~500 km · ~5:00 h · 2 Fahrtage');
  isServerUp = false;
  await press(person, 'München nach hinten');
  expect(await screen.findByText(/ließ sich nicht berechnen/)).toBeDefined();
  // The map still shows the old order, and says so.
  const map = await screen.findByRole('img');
  expect(map.getAttribute('aria-label')).toBe(
    'Karte der Route: München – Innsbruck – Verona – Venedig – Bled',
  );
  await press(person, 'Weiterplanen');
  expect(await screen.findByText('Der Planer')).toBeDefined();
  const days = made[0]?.days.map(({ cityList }) => cityList.map(({ location }) => location.label));
  // Estimated from the stops themselves; the answer for the old ones had four on the first day.
  expect(days?.[0]?.[0]).toBe('Innsbruck, Österreich');
  expect(days?.map(({ length }) => length)).not.toEqual([4, 1]);
});
