// @vitest-environment happy-dom
import { renameTrip } from '@fahrtwind/domain';
import { tripOf } from '@fahrtwind/domain/testing';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { fixedTrips } from '../../parts/testing/fixed-trips.ts';
import { registered } from '../../store/session/session-fakes.ts';
import { SessionProvider } from '../../store/session/session-provider.tsx';
import { startWith } from '../../store/session/start-fakes.ts';
import { createScene } from '../../store/trips/testing/scene.ts';
import { TripsProvider } from '../../store/trips/trips-provider.tsx';
import type { TripsStore } from '../../store/trips/view/trips-context.ts';
import type { TripsState } from '../../store/trips/view/trips-state.ts';
import type { TripActions } from '../../store/trips/view/trip-actions.ts';
import { DialogHost } from '../../ui/dialog-host.tsx';
import { toasts } from '../../ui/toast.ts';
import { listedTrip } from '../../parts/testing/listed-trip.ts';
import { TripsPage } from './trips-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const { id } of toasts.read()) toasts.dismiss(id);
});

function show(state: Partial<TripsState>, actions: Partial<TripActions> = {}) {
  return showStore(fixedTrips(state, actions));
}

function showStore(store: TripsStore) {
  // Users with an unverified address get no invitations, so that no request is made here.
  const session = registered('mara', {
    emailVerified: false,
    expiresAt: '2999-01-01T00:00:00.000Z',
  });
  return render(
    <SessionProvider start={startWith(session)}>
      <TripsProvider store={store}>
        <MemoryRouter>
          <TripsPage
            invitations={null}
            roles={{ editor: 'Darf bearbeiten', reader: 'Darf lesen' }}
            onExport={() => undefined}
            ShareWindow={() => null}
          />
        </MemoryRouter>
      </TripsProvider>
    </SessionProvider>,
  );
}

it('keeps the places of the cards while the trips are loading', () => {
  const { container } = show({ listStatus: 'loading' });
  expect(container.querySelector('[aria-busy=true]')).not.toBeNull();
  expect(screen.getByText('Deine Reisen werden geladen …')).toBeDefined();
  expect(container.querySelectorAll('ul[aria-hidden] > li')).toHaveLength(6);
  expect(screen.queryByText('Hier ist Platz für deine erste Reise')).toBeNull();
});

it('marks what is open, a demo, published, and only on this device', () => {
  show({
    listStatus: 'ready',
    currentId: 'demo-anna',
    unsentIds: ['demo-anna'],
    list: [
      listedTrip('Alpen', { id: 'demo-anna' }),
      listedTrip('Ostsee', { published: true }),
      listedTrip('Elbe'),
    ],
  });
  const marks = screen.getAllByRole('article').map((card) =>
    within(card)
      .queryAllByRole('listitem')
      .map((mark) => mark.textContent),
  );
  expect(marks).toEqual([['Geöffnet', 'Demo', 'Auf diesem Gerät'], ['Veröffentlicht'], []]);
});

it('keeps shared copies in a list of their own, which leads to where they can be seen', () => {
  show({ listStatus: 'ready', sharedTrips: [listedTrip('Von Ben', { id: 'ben-1-copy' })] });
  const section = screen.getByRole('region', { name: 'Mit mir geteilt' });
  const link = within(section).getByRole('link', { name: 'Von Ben' });
  expect(link.getAttribute('href')).toBe('/reise-ansehen/ben-1-copy');
});

const told = () => toasts.read().map(({ kind, text }) => [kind, text]);

function duplicate() {
  act(() => screen.getByRole('button', { name: 'Aktionen für Alpen' }).click());
  act(() => screen.getByText('Duplizieren').click());
}

it('duplicates a trip without opening it, and says whether the copy was taken', async () => {
  const made: string[] = [];
  const actions = (isTaken: boolean): Partial<TripActions> => ({
    read: (id) => Promise.resolve(tripOf({ 'Tag 1': ['Köln'] }, { id, title: 'Alpen' })),
    create: ({ title }) => {
      made.push(title);
      return Promise.resolve(isTaken);
    },
  });
  const list = [listedTrip('Alpen')];
  show({ listStatus: 'ready', list }, actions(true));
  duplicate();
  await vi.waitFor(
    () => expect(told()).toEqual([['positive', '„Alpen (Kopie)“ ist angelegt']]),
    15_000,
  );
  cleanup();
  show({ listStatus: 'ready', list }, actions(false));
  duplicate();
  await vi.waitFor(
    () =>
      expect(told().slice(1)).toEqual([
        [
          'warning',
          '„Alpen (Kopie)“ ist nicht angelegt. Melde dich an und versuche es noch einmal.',
        ],
      ]),
    15_000,
  );
  expect(made).toEqual(['Alpen (Kopie)', 'Alpen (Kopie)']);
});

it('asks for a new title that is no longer than one may be', () => {
  show({ listStatus: 'ready', list: [listedTrip('Alpen')] });
  render(<DialogHost />);
  act(() => screen.getByRole('button', { name: 'Aktionen für Alpen' }).click());
  act(() => screen.getByText('Umbenennen').click());
  expect(screen.getByLabelText<HTMLInputElement>('Titel').maxLength).toBe(500);
  act(() => screen.getByRole('button', { name: 'Abbrechen' }).click());
});

it('forgets the steps back of one trip from its menu, after asking [HI-9]', async () => {
  const { browser, has, opens } = createScene();
  has(tripOf({ 'Tag 1': ['Köln'] }, { id: 'alpen', title: 'Alpen', userId: 'mara' }));
  has(tripOf({ 'Tag 1': ['Bonn'] }, { id: 'ostsee', title: 'Ostsee', userId: 'mara' }));
  const tab = await browser.openTab();
  const { actions } = tab.store;
  for (const id of ['ostsee', 'alpen']) {
    await opens(tab, id);
    actions.run(renameTrip, { title: `${id} neu` });
  }
  await actions.load();
  showStore(tab.store);
  render(<DialogHost />);
  act(() => screen.getByRole('button', { name: 'Aktionen für alpen neu' }).click());
  act(() => screen.getByText('Verlauf leeren').click());
  expect(tab.store.get().canUndo).toBe(true);
  act(() => screen.getByRole('button', { name: 'Verlauf leeren' }).click());
  await vi.waitFor(() => expect(tab.store.get().canUndo).toBe(false), 15_000);
  expect(told()).toEqual([['positive', 'Der Verlauf von „alpen neu“ ist leer']]);
  await opens(tab, 'ostsee');
  expect(tab.store.get().canUndo).toBe(true);
});

it('says until when a deleted trip can be restored', () => {
  const restored: string[] = [];
  const deleted = {
    ...listedTrip('Weg'),
    deletedAt: '2026-07-01T10:00:00.000Z',
    restorableUntil: '2026-07-31T10:00:00.000Z',
  };
  const restore = (id: string) => {
    restored.push(id);
    return Promise.resolve(false);
  };
  show({ listStatus: 'ready', deletedTrips: [deleted] }, { restore });
  expect(screen.getByText('3 Tage · wiederherstellbar bis 31.07.2026')).toBeDefined();
  screen.getByRole('button', { name: 'Wiederherstellen: Weg' }).click();
  expect(restored).toEqual(['Weg']);
});

it('offers three ways out when a trip with edits was deleted elsewhere', () => {
  const dismissed: string[] = [];
  show(
    {
      listStatus: 'ready',
      conflicts: [
        { kind: 'deleted', id: 'note', tripId: 'alpen', tripTitle: 'Alpen', isOthers: false },
      ],
    },
    {
      restore: () => Promise.resolve(true),
      saveAsNew: () => Promise.resolve(null),
      dismissConflict: (id) => void dismissed.push(id),
    },
  );
  expect(screen.getByText('„Alpen“ wurde auf einem anderen Gerät gelöscht')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Wiederherstellen' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Als neue Reise behalten' })).toBeDefined();
  screen.getByRole('button', { name: 'Änderungen verwerfen' }).click();
  expect(dismissed).toEqual(['note']);
});

it('draws a cover for every card, also of a trip without places', async () => {
  const route: [number, number][] = [
    [11.5, 48.1],
    [11.4, 47.3],
  ];
  show({ listStatus: 'ready', list: [listedTrip('Alpen', { route }), listedTrip('Noch leer')] });
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(2);
  for (const { firstElementChild: cover } of cards)
    await waitFor(() => expect(cover?.querySelector('svg[viewBox] path')).not.toBeNull());
});

it('says offline that there is no trip, and that this device may not know all', () => {
  vi.stubGlobal('navigator', { onLine: false });
  show({ listStatus: 'ready' });
  expect(screen.getByText(/Du bist offline und siehst, was auf diesem Gerät ist/)).toBeDefined();
  expect(screen.getByText('Hier ist Platz für deine erste Reise')).toBeDefined();
  expect(screen.queryByLabelText('Suche')).toBeNull();
});

it('tells being offline from a server that does not answer', () => {
  show({ listStatus: 'failed' });
  expect(screen.getByText('Deine Reisen ließen sich nicht laden')).toBeDefined();
  cleanup();
  vi.stubGlobal('navigator', { onLine: false });
  show({ listStatus: 'failed' });
  expect(screen.getByText('Du bist offline')).toBeDefined();
});

it('keeps trips on which one travels along in a list of their own, with whose they are', () => {
  const owner = { uid: 'jonas', name: 'Jonas', photoURL: '' };
  const trip = { ...listedTrip('Nordkap', { id: 'nordkap' }), role: 'reader' as const, owner };
  show({ listStatus: 'ready', companionTrips: [trip] });
  const section = screen.getByRole('region', { name: 'Mitreisen' });
  const link = within(section).getByRole('link', { name: 'Nordkap' });
  expect(link.getAttribute('href')).toBe('/planen?reise=nordkap');
  expect(within(section).getByText('von Jonas · Darf lesen')).toBeDefined();
});

it('says of another person’s trip that it can no longer be changed, and offers no restoring', () => {
  const note = { kind: 'deleted', id: 'note', tripId: 'nordkap', tripTitle: 'Nordkap' } as const;
  show({ listStatus: 'ready', conflicts: [{ ...note, isOthers: true }] });
  expect(screen.getByText('„Nordkap“ kannst du nicht mehr ändern')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Wiederherstellen' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Als neue Reise behalten' })).toBeDefined();
});

it.each([
  [{ trips: 42, bytes: 0 }, 'Dein Platz wird knapp: 42 von 50 Reisen sind belegt.'],
  [
    { trips: 9, bytes: 20 * 1024 * 1024 },
    'Dein Speicherplatz ist voll: 20 MB von 20 MB sind belegt.',
  ],
])('says how much room is left when %j are in use', async (used, sentence) => {
  const quota = { trips: 50, bytes: 20 * 1024 * 1024 };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ used, quota })));
  const list = Array.from({ length: 9 }, (_, index) => listedTrip(`Reise ${index}`));
  show({ listStatus: 'ready', list });
  expect(await screen.findByText(sentence, { exact: false })).toBeDefined();
});

it('does not ask for the room that is left with a few trips', () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  show({ listStatus: 'ready', list: [listedTrip('Alpen')] });
  expect(fetch).not.toHaveBeenCalled();
});
