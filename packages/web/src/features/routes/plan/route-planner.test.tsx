// @vitest-environment happy-dom
import type { SessionState } from '@fahrtwind/contract';
import type { Trip } from '@fahrtwind/domain';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fixedTrips } from '../../../parts/testing/fixed-trips.ts';
import { guest, visitor } from '../../../store/session/session-fakes.ts';
import { SessionProvider } from '../../../store/session/session-provider.tsx';
import { startWith } from '../../../store/session/start-fakes.ts';
import { TripsProvider } from '../../../store/trips/trips-provider.tsx';
import { RoutePlanner } from './route-planner.tsx';

const ADDRESS = '/routen?von=48.1,11.6,München, Deutschland&nach=47.3,11.4,Innsbruck, Österreich';

const LEG = {
  cityId: 'stopp-1',
  routeProfile: 'driving',
  meters: 160_000,
  seconds: 6000,
  geometry: [
    [11.6, 48.1],
    [11.4, 47.3],
  ],
  hasToll: false,
  hasFerry: false,
  countries: ['DE', 'AT'],
  isEstimate: true,
};

type Reply = () => Response | Promise<Response>;

const json = (body: object, status = 200): Response =>
  new Response(JSON.stringify(body), { status });
const routes = (isFallback = false): Response =>
  json({ legs: [LEG], source: 'x', attribution: ['Straßen'], isFallback });
const noNetwork: Reply = () => Promise.reject(new TypeError('Failed to fetch'));

let replies: Record<string, Reply> = {};
let session: SessionState = visitor;
let made: Trip[] = [];

beforeEach(() => {
  session = visitor;
  made = [];
  replies = {
    '/api/routes': () => routes(),
    '/api/start': () => json(startWith(session)),
    '/api/auth/sign-in/anonymous': () => json({}),
  };
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', (path: string) => {
    const reply = replies[path.split('?')[0] ?? ''];
    return reply ? Promise.resolve(reply()) : Promise.resolve(json({}, 404));
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function opens(address = ADDRESS) {
  const router = createMemoryRouter(
    [
      { path: '/routen', element: <RoutePlanner /> },
      { path: '/planen', element: <p>Der Planer</p> },
    ],
    { initialEntries: [address] },
  );
  const store = fixedTrips({}, { create: async (trip) => made.push(trip) > 0 });
  render(
    <SessionProvider start={startWith(session)}>
      <TripsProvider store={store}>
        <RouterProvider router={router} />
      </TripsProvider>
    </SessionProvider>,
  );
  return { person: userEvent.setup(), router };
}

describe('the route', () => {
  it('comes with its figures, and says who answered', async () => {
    opens();
    expect(await screen.findByText('Deutschland → Österreich')).toBeDefined();
    expect(screen.getByText(/Quelle: Straßen/)).toBeDefined();
    expect(screen.queryByText(/Routendienst antwortet gerade nicht/)).toBeNull();
  });

  it('says that the estimate stands in for an engine that is out', async () => {
    replies['/api/routes'] = () => routes(true);
    opens();
    expect(await screen.findByText(/Der Routendienst antwortet gerade nicht/)).toBeDefined();
  });

  it.each<[string, Reply, RegExp]>([
    ['there is no network', noNetwork, /Ohne Netz lässt sich keine Route planen/],
    [
      'too many were asked for',
      () => json({ code: 'too-many-requests' }, 429),
      /sehr viele Routen/,
    ],
    ['the server fails', () => json({}, 500), /Das Berechnen der Route hat nicht geklappt/],
  ])('is asked for again after %s', async (_, reply, sentence) => {
    replies['/api/routes'] = reply;
    const { person } = opens();
    expect(await screen.findByText(sentence)).toBeDefined();
    replies['/api/routes'] = () => routes();
    await person.click(screen.getByRole('button', { name: 'Noch einmal' }));
    expect(await screen.findByText('Deutschland → Österreich')).toBeDefined();
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it('that comes too late does not take the place of the newer one', async () => {
    const late: ((response: Response) => void)[] = [];
    replies['/api/routes'] = () => new Promise((resolve) => late.push(resolve));
    const { person } = opens();
    await vi.waitFor(() => expect(late).toHaveLength(1), 15_000);
    replies['/api/routes'] = () => routes();
    await person.click(radio('Luftlinie'));
    expect(await screen.findByText(/Quelle: Straßen/)).toBeDefined();
    late[0]?.(routes(true));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByText(/Der Routendienst antwortet gerade nicht/)).toBeNull();
    expect(screen.queryByText(/Die Route wird gesucht/)).toBeNull();
  });
});

const map = () => document.querySelector('[data-map]');

describe('the map of the route', () => {
  it('stays the same one while a place is changed and when no answer comes', async () => {
    const { person } = opens();
    await screen.findByText('Deutschland → Österreich');
    await vi.waitFor(() => expect(map()).not.toBeNull(), 15_000);
    const first = map();
    replies['/api/routes'] = noNetwork;
    await person.click(radio('Mit dem Rad'));
    expect(await screen.findByText(/Ohne Netz lässt sich keine Route planen/)).toBeDefined();
    expect(map()).toBe(first);
    await person.click(screen.getByRole('button', { name: 'Innsbruck entfernen' }));
    expect(await screen.findByRole('combobox', { name: 'Nach' })).toBeDefined();
    expect(map()).toBe(first);
  });
});

async function takes({ person }: Pick<ReturnType<typeof opens>, 'person'>): Promise<void> {
  await person.click(await screen.findByRole('button', { name: 'Als Reise übernehmen' }));
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

describe('the form', () => {
  it('shows at once what was pressed, and again what the address says after going back', async () => {
    const { person, router } = opens();
    await person.click(radio('Mit dem Rad'));
    expect(radio('Mit dem Rad').checked).toBe(true);
    await person.click(radio('Luftlinie'));
    expect(radio('Luftlinie').checked).toBe(true);
    await vi.waitFor(() => expect(router.state.location.search).toContain('mit=luftlinie'), 15_000);
    await router.navigate('/routen?mit=fuss');
    await vi.waitFor(() => expect(radio('Zu Fuß').checked).toBe(true), 15_000);
    await router.navigate(-1);
    await vi.waitFor(() => expect(radio('Luftlinie').checked).toBe(true), 15_000);
  });
});

describe('taking the route as a trip', () => {
  it('makes a visitor a guest first, and the trip theirs', async () => {
    replies['/api/auth/sign-in/anonymous'] = () => {
      session = guest('g1');
      return json({});
    };
    await takes(opens());
    expect(await screen.findByText('Der Planer')).toBeDefined();
    expect(made).toMatchObject([{ userId: 'g1', title: 'München – Innsbruck' }]);
    expect(made[0]?.days.map(({ cityList }) => cityList.length)).toEqual([2]);
  });

  it('does not sign a guest in again', async () => {
    session = guest('g2');
    replies['/api/auth/sign-in/anonymous'] = () => {
      throw new Error('not asked for');
    };
    await takes(opens());
    expect(await screen.findByText('Der Planer')).toBeDefined();
    expect(made).toMatchObject([{ userId: 'g2' }]);
  });

  it('keeps the route and says why when there is no network or no cookie', async () => {
    replies['/api/auth/sign-in/anonymous'] = noNetwork;
    const page = opens();
    await takes(page);
    expect(await screen.findByText(/Ohne Netz lässt sich die Reise nicht anlegen/)).toBeDefined();
    // The server has created a session, but the browser has rejected its cookie.
    replies['/api/auth/sign-in/anonymous'] = () => json({});
    await takes(page);
    expect(await screen.findByText(/Erlaube Cookies für diese Seite/)).toBeDefined();
    expect(screen.getByText('Deutschland → Österreich')).toBeDefined();
    expect(made).toEqual([]);
  });
});
