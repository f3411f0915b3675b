// @vitest-environment happy-dom
import type { AssistantMessage } from '@fahrtwind/contract';
import { moveStop, routeLegsOf, totalsOf, writeGpx, type Trip } from '@fahrtwind/domain';
import { dateOf, tripOf } from '@fahrtwind/domain/testing';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formatKm } from '../format/distance.ts';
import { AdoptDialog } from '../parts/adopt-trip/adopt-dialog.tsx';
import { ConflictNotes } from '../parts/conflicts/conflict-notes.tsx';
import { TripCard } from '../parts/trip-card/trip-card.tsx';
import { registered } from '../store/session/session-fakes.ts';
import { SessionProvider } from '../store/session/session-provider.tsx';
import { startWith } from '../store/session/start-fakes.ts';
import { createScene } from '../store/trips/testing/scene.ts';
import { shownTrip } from '../store/trips/testing/shown-trip.ts';
import type { FakeTab } from '../store/trips/testing/fake-browser.ts';
import { TripsProvider } from '../store/trips/trips-provider.tsx';
import type { TripsState } from '../store/trips/view/trips-state.ts';
import { useTrips } from '../store/trips/view/use-trips.ts';
import { toasts } from '../ui/toast.ts';
import { TakeStops } from './posts/take-stops/take-stops.tsx';
import { AdoptDialog as AdoptLodging } from './lodgings/components/adopt-dialog.tsx';
import { AssistantPanel } from './assistant/components/assistant-panel.tsx';
import { ImportDialog } from './exchange/import/import-dialog.tsx';
import { readFile } from './exchange/import/read/read-file.ts';

const OFFLINE = () => Promise.reject(new TypeError('offline'));

beforeEach(() => {
  vi.stubGlobal('fetch', OFFLINE);
  for (const level of ['info', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const { id } of toasts.read()) toasts.dismiss(id);
});

const WAIT = { timeout: 15_000 };

/** A trip as a device has stored it: with the totals of its own ways. */
const withTotals = (trip: Trip): Trip => ({ ...trip, ...totalsOf(routeLegsOf(trip)) });

const OWN = withTotals(
  tripOf(
    { 'Tag 1': ['München', 'Innsbruck'], 'Tag 2': ['Bozen'] },
    { id: 'reise', userId: 'mara', title: 'Alpen' },
  ),
);
const OTHERS = shownTrip(
  tripOf({ 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Mainz'] }, { id: 'andere', title: 'Rhein' }),
);

const listOf = ({ list }: TripsState) => list;

function Cards() {
  return useTrips(listOf).map((trip) => <TripCard key={trip.id} trip={trip} to={`/${trip.id}`} />);
}

/** What is shown beside the cards of all trips, in the real store. */
function show(content: ReactNode, tab: FakeTab) {
  const session = registered('mara', { expiresAt: '2999-01-01T00:00:00.000Z' });
  render(
    <SessionProvider start={startWith(session)}>
      <TripsProvider store={tab.store}>
        <MemoryRouter>
          {content}
          <Cards />
        </MemoryRouter>
      </TripsProvider>
    </SessionProvider>,
  );
  return userEvent.setup();
}

async function openScene() {
  const scene = createScene();
  scene.has(OWN);
  const tab = await scene.browser.openTab();
  await scene.opens(tab);
  return { ...scene, tab };
}

const cardOf = (title: string): HTMLElement => {
  const card = screen.getByRole('link', { name: title }).closest('article');
  if (!card) throw new Error(`no card of ${title}`);
  return card;
};

/** The way of a trip through these places, as a card writes it. */
const kmOf = (...places: readonly string[]): string => {
  const { totalDistance } = totalsOf(routeLegsOf(tripOf({ Tag: places })));
  return formatKm(Math.round(totalDistance / 1000), 'de');
};

const showsWay = (title: string, stops: number, ...places: readonly string[]) =>
  waitFor(() => {
    const { textContent } = cardOf(title);
    expect(textContent).toContain(`${stops} Stopps`);
    expect(textContent).toContain(kmOf(...places));
  }, WAIT);

it('shows the way through stops that were taken over from a post on the card of the trip', async () => {
  const { tab } = await openScene();
  const person = show(<TakeStops trip={OTHERS} onClose={() => undefined} />, tab);
  await person.click(await screen.findByRole('button', { name: '3 Stopps übernehmen' }));
  await showsWay('Alpen', 6, 'München', 'Innsbruck', 'Bozen', 'Köln', 'Bonn', 'Mainz');
});

const putBozen = ({ store }: FakeTab, index: number) =>
  store.actions.run(moveStop, { stopId: 'bozen', toDayId: 'tag-1', index });

it('shows the way of the other version of a conflict that was taken', async () => {
  const { tab, browser, anotherBrowser, opens, time } = await openScene();
  const there = await anotherBrowser().openTab();
  await opens(there);
  browser.trouble = 'offline';
  putBozen(tab, 0);
  await time.advance(1000);
  putBozen(there, 1);
  await time.advance(1000);
  await browser.comesOnline();
  await time.advance(1000);
  show(<ConflictNotes />, tab);
  act(() => screen.getByRole('button', { name: 'Ansehen' }).click());
  await act(async () => {
    screen.getByRole('button', { name: /Andere Fassung nehmen/ }).click();
    await time.advance(1000);
  });
  await showsWay('Alpen', 3, 'Bozen', 'München', 'Innsbruck');
});

it('shows the way of a trip that took over a lodging', async () => {
  const { tab } = await openScene();
  const innsbruck = { lat: 47.27, lng: 11.39, label: 'Innsbruck', longLabel: '', englishName: '' };
  const stay = { checkInDate: dateOf('2026-07-12'), checkOutDate: dateOf('2026-07-13') };
  const person = show(
    <AdoptLodging
      lodging={{
        id: 'adler',
        name: 'Goldener Adler',
        location: innsbruck,
        type: 'Hotel',
        url: '',
        stars: 4,
        totalCents: 12_900,
        imageUrl: '',
      }}
      place={innsbruck}
      stay={stay}
      onClose={() => undefined}
    />,
    tab,
  );
  await person.click(await screen.findByRole('button', { name: 'Übernehmen' }));
  await waitFor(() => expect(tab.store.get().current?.hotels).toHaveLength(1), WAIT);
  await showsWay('Alpen', 3, 'München', 'Innsbruck', 'Bozen');
});

it('shows the way of a trip that was adopted', async () => {
  const { tab } = await openScene();
  const person = show(<AdoptDialog trip={OTHERS} onClose={() => undefined} />, tab);
  await person.click(screen.getByRole('button', { name: /übernehmen/i }));
  await showsWay('Rhein', 3, 'Köln', 'Bonn', 'Mainz');
});

it('shows the way of what was imported, as a new trip and into the open one', async () => {
  const { tab } = await openScene();
  const words = { day: (number: number) => `Tag ${number}` };
  const gpx = writeGpx(tripOf({ 'Tag 1': ['Köln', 'Mainz'] }, { title: 'Mosel' }), { words });
  const person = show(
    <ImportDialog
      current={OWN}
      onClose={() => undefined}
      read={async (blob) => readFile(new Uint8Array(await blob.arrayBuffer()))}
    />,
    tab,
  );
  const file = new File([gpx], 'karte.gpx');
  await person.upload(screen.getByLabelText(/Datei wählen/), file);
  await person.click(await screen.findByLabelText('In „Alpen“'));
  await person.selectOptions(screen.getByLabelText('Ab welchem Tag?'), 'Tag 2 (13.07.2026)');
  await person.click(screen.getByRole('button', { name: 'Einfügen' }));
  await showsWay('Alpen', 5, 'München', 'Innsbruck', 'Bozen', 'Köln', 'Mainz');
  await person.click(await screen.findByLabelText('Neue Reise'));
  await person.click(screen.getByRole('button', { name: 'Reise anlegen' }));
  await showsWay('Mosel', 2, 'Köln', 'Mainz');
});

it('shows the way of a proposal of the assistant that was accepted', async () => {
  const { tab } = await openScene();
  const proposal: AssistantMessage = {
    id: 'antwort',
    author: 'assistant',
    text: 'So vielleicht?',
    createdAt: '2026-11-17T20:00:00.000Z',
    by: 'rules',
    isStopped: false,
    command: null,
    proposal: {
      revision: 1,
      state: 'open',
      operations: [{ op: 'removeStops', stopIds: ['innsbruck'] }],
    },
    choices: [],
  };
  vi.stubGlobal('fetch', async (path: string) => {
    if (!path.includes('/assistant')) return OFFLINE();
    const turns = { left: 29, perDay: 30 };
    const answerer = { kind: 'rules' };
    return Response.json({ messages: [proposal], turns, answerer, mayPropose: true, ideas: [] });
  });
  const person = show(<AssistantPanel onClose={() => undefined} />, tab);
  const card = within(await screen.findByRole('region', { name: 'Vorschlag' }, WAIT));
  await person.click(card.getByRole('button', { name: 'Annehmen' }));
  await showsWay('Alpen', 2, 'München', 'Bozen');
});
