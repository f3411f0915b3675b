// @vitest-environment happy-dom
import type { SessionState } from '@fahrtwind/contract';
import type { PublicTrip, Trip } from '@fahrtwind/domain';
import { hotelOf, tripOf } from '@fahrtwind/domain/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fixedTrips } from '../../../parts/testing/fixed-trips.ts';
import { registered, visitor } from '../../../store/session/session-fakes.ts';
import { SessionProvider } from '../../../store/session/session-provider.tsx';
import { startWith } from '../../../store/session/start-fakes.ts';
import { shownTrip } from '../../../store/trips/testing/shown-trip.ts';
import { TripsProvider } from '../../../store/trips/trips-provider.tsx';
import type { TripActions } from '../../../store/trips/view/trip-actions.ts';
import { PublicTripPage } from '../public-trip-page.tsx';
import { PublicTripView } from './public-trip-view.tsx';

const PLAN = tripOf(
  { 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': [] },
  {
    id: 'k3-copy',
    title: 'Am Rhein',
    userId: 'jonas',
    totalDistance: 33_000,
    totalDuration: 2520,
    hotels: [
      hotelOf('Bonn', '2026-07-12', 1, { price: '95 €', url: 'https://hotel.example/bonn' }),
    ],
  },
);

const registeredMara = registered('mara', { expiresAt: '2999-01-01T00:00:00.000Z' });

beforeEach(() => {
  // The map is never near the viewport here.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  asked.length = 0;
});

/** What the page has asked the server for. */
const asked: string[] = [];

interface Scene {
  readonly session?: SessionState;
  readonly actions?: Partial<TripActions>;
  readonly answers?: Record<string, object>;
}

function open(path: string, { session = visitor, actions = {}, answers = {} }: Scene = {}) {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push(`${init.method} ${url}`);
    const reply = answers[`${init.method} ${url}`] ?? { code: 'object-not-found', message: '' };
    return new Response(JSON.stringify(reply), { status: 'code' in reply ? 404 : 200 });
  });
  render(
    <SessionProvider start={startWith(session)}>
      <TripsProvider
        store={fixedTrips(
          {},
          { keepShared: async () => undefined, openPublic: async () => null, ...actions },
        )}
      >
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route path="/reise-ansehen/:id?" element={<PublicTripPage />} />
            <Route path="/planen" element={<p>Planer</p>} />
          </Routes>
        </MemoryRouter>
      </TripsProvider>
    </SessionProvider>,
  );
  return userEvent.setup();
}

const openTrip = (trip: PublicTrip, scene: Scene = {}) =>
  open(`/reise-ansehen/${trip.id}`, {
    ...scene,
    answers: { [`GET /api/trips/${trip.id}/public`]: { trip }, ...scene.answers },
  });

function html(trip: PublicTrip): string {
  return renderToString(
    <SessionProvider start={startWith(visitor)}>
      <TripsProvider store={fixedTrips({})}>
        <MemoryRouter>
          <PublicTripView trip={trip} />
        </MemoryRouter>
      </TripsProvider>
    </SessionProvider>,
  );
}

const photo = (name: string) => ({
  url: `/v0/b/fahrtwind/o/photos%2Fjonas%2F${name}?alt=media&token=t`,
  alt: `Bild ${name}`,
  width: 1920,
  height: 1280,
});

describe('a public trip', () => {
  it('is a whole page without scripts: days, stops, legs, lodging, length, season, author', () => {
    const words = html(shownTrip(PLAN, { author: { uid: null, name: 'Jonas Groß' } }))
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ');
    for (const told of [
      'Am Rhein',
      'Eine Reise von Jonas Groß',
      '2 Tage, 2 Stopps',
      '~33 km',
      '~0:42 h',
      '(Sommer)',
      'Köln',
      'Bonn',
      'Übernachtung',
      'Hotel Bonn',
      'Als eigene Reise übernehmen',
      'Stand: 2. Mai 2026',
    ])
      expect(words).toContain(told);
    expect(words).toMatch(/~\d+ km, ~0:\d\d h/);
  });

  it('tells where a day without stops is spent, as the planner does', () => {
    expect(html(shownTrip(PLAN))).toContain('weiter in Bonn');
    expect(html(shownTrip(tripOf({ 'Tag 1': [], 'Tag 2': ['Bonn'] }, {})))).toContain('>frei<');
  });

  it('shows its photos in fitting sizes: the first as its cover, the others when they are near', () => {
    const page = html(shownTrip(PLAN, { photos: [photo('am-rhein'), photo('drachen1')] }));
    const [cover = '', other = ''] = page.match(/<img[^>]*>/g) ?? [];
    expect(cover).toContain('alt="Bild am-rhein"');
    expect(cover).toContain('loading="eager"');
    for (const part of ['alt="Bild drachen1"', 'loading="lazy"', 'width="1920"', '480w'])
      expect(other).toContain(part);
  });

  it('tells months instead of dates, and nothing of what is left out', () => {
    const omit = ['prices', 'bookingLinks', 'notes', 'home', 'dates'] as const;
    const page = html(shownTrip(PLAN, { omit }));
    expect(page).toContain('Juli (Sommer)');
    expect(page).not.toContain('12.07.');
    expect(page).not.toContain('hotel.example');
    expect(page).not.toContain('95 €');
  });

  it('offers no link that is not a web page, and tells search engines that it is not ours', () => {
    const [lodging] = shownTrip(PLAN).lodgings;
    if (!lodging) throw new Error('no lodging');
    for (const url of ['javascript:alert(1)', 'https://google.de@evil.example/']) {
      expect(html(shownTrip(PLAN, { lodgings: [{ ...lodging, url }] }))).not.toContain(
        `href="${url}"`,
      );
    }
    expect(html(shownTrip(PLAN))).toContain('rel="noopener noreferrer nofollow ugc"');
  });

  it('offers nothing that would change it', async () => {
    openTrip(shownTrip(PLAN));
    expect(await screen.findByRole('heading', { level: 1, name: 'Am Rhein' })).toBeDefined();
    const buttons = screen.getAllByRole('button').map((button) => button.textContent);
    expect(buttons).toEqual(['Als eigene Reise übernehmen']);
  });

  it('that is a copy is kept in its own list; a published one is not', async () => {
    const kept: string[] = [];
    const actions = { keepShared: async ({ id }: PublicTrip) => void kept.push(id) };
    openTrip(shownTrip(PLAN), { actions });
    await screen.findByRole('heading', { level: 1, name: 'Am Rhein' });
    await vi.waitFor(() => expect(kept).toEqual(['k3-copy']), 15_000);
    cleanup();
    openTrip(shownTrip({ ...PLAN, id: 'reise', published: true }), { actions });
    await screen.findByRole('heading', { level: 1, name: 'Am Rhein' });
    expect(kept).toEqual(['k3-copy']);
  });

  it('that is missing is told to the store, and the page offers a way on [ER-4]', async () => {
    const told: string[] = [];
    open('/reise-ansehen/weg-copy', {
      actions: {
        openPublic: async (id) => {
          told.push(id);
          return null;
        },
      },
    });
    expect(await screen.findByText('Diese Reise ist hier nicht zu sehen')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Andere Reisen ansehen' })).toBeDefined();
    await vi.waitFor(() => expect(told).toEqual(['weg-copy']), 15_000);
  });

  const ADOPT = 'Als eigene Reise übernehmen';
  const published = shownTrip({ ...PLAN, id: 'reise', userId: 'jonas', published: true });
  const copy = shownTrip(PLAN);
  const jonas = registered('jonas', { expiresAt: '2999-01-01T00:00:00.000Z' });

  it.each([
    ['a published trip to a visitor', 'public', published, visitor],
    ['a published trip to another person', 'public', published, registeredMara],
    ['a published trip to its owner', 'own', published, jonas],
    ['a copy to a visitor', 'public', copy, visitor],
    ['a copy to its owner', 'public', copy, jonas],
  ] as const)('shows %s as one that is %s [PU-1]', async (_, view, trip, session) => {
    openTrip(trip, { session });
    expect(await screen.findByRole('button', { name: ADOPT })).toBeDefined();
    const isOwn = screen.queryByText('So sehen andere deine Reise.') !== null;
    const leadsToPlanner = screen.queryByRole('link', { name: 'Im Planer öffnen' }) !== null;
    const canReport = screen.queryByRole('button', { name: 'Melden' }) !== null;
    expect([isOwn, leadsToPlanner]).toEqual([view === 'own', view === 'own']);
    expect(canReport).toBe(trip === published && view === 'public');
  });

  it('becomes an own trip with another start date, and its owner is told', async () => {
    const made: Trip[] = [];
    const shown = shownTrip(PLAN, { omit: ['dates'] });
    const copied = `POST /api/trips/${shown.id}/copied`;
    const person = openTrip(shown, {
      session: registeredMara,
      answers: { [copied]: {} },
      actions: {
        create: async (trip) => {
          made.push(trip);
          return true;
        },
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Als eigene Reise übernehmen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Als eigene Reise übernehmen' });
    const field = within(dialog).getByLabelText('Erster Tag deiner Reise');
    await person.clear(field);
    await person.click(within(dialog).getByRole('button', { name: 'Reise übernehmen' }));
    expect(within(dialog).getByText('Wähle den ersten Tag deiner Reise.')).toBeDefined();
    await person.type(field, '2027-05-01');
    await person.click(within(dialog).getByRole('button', { name: 'Reise übernehmen' }));
    expect(await screen.findByText('Planer')).toBeDefined();
    expect(made).toMatchObject([
      {
        title: 'Am Rhein',
        userId: 'mara',
        published: false,
        days: [{ date: '2027-05-01' }, { date: '2027-05-02' }],
        hotels: [{ name: 'Hotel Bonn', checkInDate: '2027-05-01', booked: false }],
      },
    ]);
    expect(made[0]?.id).not.toContain('copy');
    await vi.waitFor(() => expect(asked.filter((one) => one === copied)).toHaveLength(1), 15_000);
  });
});

it('proposes the first Saturday of the next month in which a trip without dates is travelled', async () => {
  const shown = shownTrip(PLAN, { omit: ['dates'] });
  const person = openTrip(shown);
  await person.click(await screen.findByRole('button', { name: 'Als eigene Reise übernehmen' }));
  const field = await screen.findByLabelText<HTMLInputElement>('Erster Tag deiner Reise');
  const [year, month, day] = field.value.split('-').map(Number);
  expect(month).toBe(7);
  expect(day).toBeLessThanOrEqual(7);
  expect(new Date(field.value).getUTCDay()).toBe(6);
  expect(year).toBeGreaterThanOrEqual(new Date().getFullYear());
});

const listed = (id: string) => ({
  id,
  version: '1-1',
  title: `Reise ${id}`,
  text: '',
  country: 'Italien',
  place: 'Toskana',
  author: { uid: 'jonas', name: 'Jonas' },
  publishedAt: '2026-05-02T08:00:00.000Z',
  photo: null,
  dayCount: 5,
  stopCount: 4,
  months: [5, 6],
  season: 'summer',
  totalDistance: 512_000,
  totalDuration: 30_000,
  isEstimate: true,
  route: [
    [11.2, 43.7],
    [11.3, 43.3],
  ],
});
const page = (ids: readonly string[], next: string | null = null) => ({
  trips: ids.map(listed),
  next,
  countries: ['Frankreich', 'Italien'],
});

describe('the list of published trips', () => {
  it('shows what each is like and leads to it', async () => {
    open('/reise-ansehen', { answers: { 'GET /api/published': page(['a']) } });
    const link = await screen.findByRole('link', { name: 'Reise a' });
    expect(link.getAttribute('href')).toBe('/reise-ansehen/a');
    expect(screen.getByText('5 Tage · Mai bis Juni')).toBeDefined();
    expect(screen.getByText(/von Jonas · 4 Stopps · ~512\skm/)).toBeDefined();
  });

  it('filters by country, length and season in the address', async () => {
    const person = open('/reise-ansehen?country=Italien&days=nonsense', {
      answers: {
        'GET /api/published?country=Italien': page(['a', 'b']),
        'GET /api/published?country=Italien&days=4-7&season=summer': page(['b']),
      },
    });
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    await person.selectOptions(screen.getByLabelText('Länge'), '4-7');
    await person.selectOptions(screen.getByLabelText('Jahreszeit'), 'summer');
    await person.click(screen.getByRole('button', { name: 'Filtern' }));
    await vi.waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1), 15_000);
    expect(screen.getByLabelText<HTMLSelectElement>('Land').value).toBe('Italien');
  });

  it('loads more behind what is there', async () => {
    const person = open('/reise-ansehen', {
      answers: {
        'GET /api/published': page(['a'], 'c1'),
        'GET /api/published?after=c1': page(['b']),
      },
    });
    await person.click(await screen.findByRole('link', { name: 'Mehr laden' }));
    expect(await screen.findByRole('link', { name: 'Reise b' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Reise a' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Mehr laden' })).toBeNull();
  });

  it('says what to do when there is nothing yet, and when nothing fits', async () => {
    open('/reise-ansehen', { answers: { 'GET /api/published': page([]) } });
    expect(await screen.findByText('Noch hat niemand eine Reise veröffentlicht')).toBeDefined();
    cleanup();
    open('/reise-ansehen?season=winter', {
      answers: { 'GET /api/published?season=winter': page([]) },
    });
    expect(await screen.findByText('Keine Reise passt zu diesem Filter')).toBeDefined();
    const clear = screen.getAllByRole('link', { name: 'Filter zurücksetzen' });
    expect(clear[0]?.getAttribute('href')).toBe('/reise-ansehen');
  });
});
