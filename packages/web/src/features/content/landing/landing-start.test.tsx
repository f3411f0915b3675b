// @vitest-environment happy-dom
import type { SessionState } from '@fahrtwind/contract';
import type { Trip } from '@fahrtwind/domain';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fixedTrips } from '../../../parts/testing/fixed-trips.ts';
import { guest, visitor } from '../../../store/session/session-fakes.ts';
import { SessionProvider } from '../../../store/session/session-provider.tsx';
import { startWith } from '../../../store/session/start-fakes.ts';
import { TripsProvider } from '../../../store/trips/trips-provider.tsx';
import { Hero } from './hero.tsx';

const PLACES: Readonly<Record<string, object>> = {
  München: place('München, Deutschland', 48.14, 11.58),
  Rom: place('Rom, Italien', 41.9, 12.5),
};

function place(label: string, lat: number, lng: number) {
  return { label, longLabel: label, englishName: '', lat, lng, kind: 'city' };
}

const json = (body: object, status = 200): Response =>
  new Response(JSON.stringify(body), { status });

let session: SessionState = visitor;
let made: Trip[] = [];
let isCookieKept = true;

beforeEach(() => {
  session = visitor;
  made = [];
  isCookieKept = true;
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
    if (pathname === '/api/routes') {
      const leg = {
        cityId: 'stopp-1',
        routeProfile: 'driving',
        meters: 920_000,
        seconds: 36_000,
        geometry: [],
        hasToll: true,
        hasFerry: false,
        countries: ['DE', 'AT', 'IT'],
        isEstimate: true,
      };
      return json({ legs: [leg], source: 'x', attribution: [], isFallback: false });
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
});

it('says so when the browser keeps no session', async () => {
  isCookieKept = false;
  const person = opens();
  await person.click(screen.getByRole('button', { name: 'Ohne Anmeldung ausprobieren' }));
  expect(await screen.findByText(/ließ sich gerade nicht starten/)).toBeDefined();
});

it('makes an own trip of two typed places, in days that can be driven', async () => {
  const person = opens();
  await person.type(screen.getByLabelText('Von'), 'München');
  await person.type(screen.getByLabelText('Nach'), 'Rom{Enter}');
  expect(await screen.findByText('Der Planer')).toBeDefined();
  expect(made).toHaveLength(1);
  expect(made[0]).toMatchObject({ title: 'München – Rom', userId: 'gast' });
  const stops = made[0]?.days.flatMap(({ cityList }) =>
    cityList.map(({ location }) => location.label),
  );
  expect(stops).toEqual(['München, Deutschland', 'Rom, Italien']);
});

it.each([
  ['', 'Rom', 'Wo geht es los?'],
  ['München', '', 'Wohin soll es gehen?'],
  ['München', 'Xyz', 'Diesen Ort finden wir nicht. Probiere eine Stadt in der Nähe.'],
])('asks again for what is missing: %s to %s', async (from, to, sentence) => {
  const person = opens();
  if (from) await person.type(screen.getByLabelText('Von'), from);
  if (to) await person.type(screen.getByLabelText('Nach'), to);
  await person.click(screen.getByRole('button', { name: 'Route planen' }));
  expect(await screen.findByText(sentence)).toBeDefined();
  expect([made, session]).toEqual([[], visitor]);
});
