// @vitest-environment happy-dom
import type { IdeaOfPost } from '@fahrtwind/contract';
import { postPath } from '@fahrtwind/domain';
import { tripOf } from '@fahrtwind/domain/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fixedTrips } from '../../../parts/testing/fixed-trips.ts';
import { QueryProvider } from '../../../parts/server-state/query-provider.tsx';
import { visitor } from '../../../store/session/session-fakes.ts';
import { SessionProvider } from '../../../store/session/session-provider.tsx';
import { startWith } from '../../../store/session/start-fakes.ts';
import { shownTrip } from '../../../store/trips/testing/shown-trip.ts';
import { TripsProvider } from '../../../store/trips/trips-provider.tsx';
import { LanguageProvider } from '../../../ui/texts.tsx';
import { pageNextCall, PostPage } from '../post-page.tsx';
import { threadOf, wholePost } from '../testing/thread-of.ts';

const PATIENT = { timeout: 15_000 };
const euro = (from: number, to: number) => ({ from, to });
const IDEA: IdeaOfPost = {
  region: 'mitte',
  dayCount: 3,
  months: [5, 6, 9],
  meters: 180_000,
  isEstimate: true,
  euro: euro(300, 600),
  costs: {
    driving: euro(20, 25),
    sleeping: euro(80, 260),
    food: euro(140, 220),
    tolls: euro(0, 0),
    parking: euro(20, 35),
    tickets: euro(40, 60),
  },
  links: [
    { kind: 'ticket', name: 'Burg Eltz', url: 'https://burg-eltz.example' },
    { kind: 'ferry', name: 'Rheinfähre', url: 'https://faehre.example' },
  ],
  days: [
    { title: 'Den Rhein hinauf', text: 'Erst Köln.', book: 'Zimmer in Bonn', bookDaysAhead: 28 },
    { title: 'Bonn', text: 'Ein Tag zu Fuß.', book: null, bookDaysAhead: null },
    { title: 'Nach Mainz', text: 'An der Loreley vorbei.', book: null, bookDaysAhead: null },
  ],
  english: {
    title: 'Up the Rhine',
    summary: 'Three days.',
    days: [
      { title: 'Up the Rhine', text: 'Cologne first.', book: 'Room in Bonn' },
      { title: 'Bonn', text: 'A day on foot.', book: null },
      { title: 'To Mainz', text: 'Past the Loreley.', book: null },
    ],
  },
};
const TRIP = shownTrip(
  tripOf(
    { 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': [], 'Tag 3': ['Mainz'] },
    { id: 'idee', title: 'Am Rhein' },
  ),
  { omit: ['dates'], bestMonths: IDEA.months },
);
const POST = wholePost('Den Rhein hinauf in drei Tagen', { kind: 'roadtrip', tripId: TRIP.id });
const THREAD = { ...threadOf(POST), idea: IDEA };

function page(language: 'de' | 'en' = 'de') {
  const data = [
    { path: `/api/posts/${POST.shortId}`, reply: THREAD },
    { path: `/api/trips/${TRIP.id}/public`, reply: { trip: TRIP } },
  ];
  return (
    <SessionProvider start={startWith(visitor)}>
      <LanguageProvider language={language}>
        <TripsProvider store={fixedTrips({ list: [] }, { load: async () => undefined })}>
          <QueryProvider data={data}>
            <MemoryRouter initialEntries={[postPath(POST)]}>
              <Routes>
                <Route path="/roadtrip/:slugAndShortId" element={<PostPage />} />
              </Routes>
            </MemoryRouter>
          </QueryProvider>
        </TripsProvider>
      </LanguageProvider>
    </SessionProvider>
  );
}

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
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const cellsOf = (row: HTMLElement) =>
  [...row.children].map(({ textContent }) => textContent.replaceAll('\u00A0', ' ').trim());

function table(name: string): readonly HTMLElement[] {
  const part = screen.getByRole('region', { name });
  return within(within(part).getByRole('table')).getAllByRole('row');
}

it('asks for the trip of a post with the post, so that the server sends the whole plan', () => {
  expect(pageNextCall(THREAD)).toEqual({
    name: 'getPublicTrip',
    input: { params: { id: TRIP.id } },
  });
  expect(pageNextCall(threadOf(wholePost('Ohne Reise')))).toBeUndefined();
  const html = renderToString(page());
  for (const part of ['Zimmer in Bonn', 'Maut und Fähren', 'Karte der Route: ', 'Nacht in'])
    expect(html).toContain(part);
});

it('says in words what its map shows, above all text', () => {
  render(page());
  const map = screen.getByText('Karte der Route: Köln – Bonn – Mainz.');
  const text = screen.getByText('Wer weiß es?');
  expect(map.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('lists its days with way, time, night and what to book when', () => {
  render(page());
  const [, first, second, last] = table('Tag für Tag').map(cellsOf);
  expect(first?.[0]).toBe('1');
  expect(first?.[1]).toContain('Den Rhein hinauf');
  expect(first?.[1]).toContain('Buchen: Zimmer in Bonn, 4 Wochen vorher');
  expect(first?.[2]).toMatch(/^~\d+ km ~\d:\d\d h$/);
  expect(first?.[3]).toBe('Bonn');
  expect(second?.slice(2)).toEqual(['ohne Fahrt', 'Bonn']);
  expect(last?.[3]).toBe('Ende der Reise');
});

it('says the days in English to English readers', () => {
  render(page('en'));
  const [, first] = table('Day by day').map(cellsOf);
  expect(first?.[1]).toContain('Book: Room in Bonn, 4 weeks ahead');
});

it('shows its best months as a bar that can be read aloud', () => {
  render(page());
  expect(screen.getByText('Beste Monate: Mai bis Juni, September')).toBeDefined();
});

it('shows six lines of costs and their sum', () => {
  render(page());
  const rows = table('Was es zu zweit kostet').map(cellsOf);
  expect(rows).toHaveLength(8);
  expect(rows[2]).toEqual(['Schlafen', '80 €', '260 €']);
  expect(rows.at(-1)).toEqual(['Zusammen', '300 €', '600 €']);
});

it('links to ferries and tickets on their own pages', () => {
  render(page());
  const part = screen.getByRole('region', { name: 'Buchen und nachsehen' });
  const links = within(part).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://faehre.example',
    'https://burg-eltz.example',
  ]);
});

it('proposes the first Saturday of the next best month to who takes it over', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-18T12:00:00Z'), toFake: ['Date'] });
  const person = userEvent.setup();
  render(page());
  await person.click(screen.getByRole('button', { name: 'Als eigene Reise übernehmen' }));
  const start = await screen.findByLabelText('Erster Tag deiner Reise', {}, PATIENT);
  expect(start).toHaveProperty('value', '2027-05-01');
});

it('saves the trip as GPX along the lines of the planner, without the dates that are left out', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob);
    return 'blob:gpx';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  vi.stubGlobal('fetch', async () =>
    Response.json({ legs: [], attribution: [], isFallback: false }),
  );
  const person = userEvent.setup();
  render(page());
  await person.click(screen.getByRole('button', { name: 'GPX laden' }));
  await waitFor(() => expect(saved).toHaveLength(1), PATIENT);
  const gpx = (await saved[0]?.text()) ?? '';
  expect(gpx).toContain('Tag 1: Köln – Bonn');
  expect(gpx).not.toContain('2000-');
});

it('prints', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const person = userEvent.setup();
  render(page());
  await person.click(screen.getByRole('button', { name: 'Drucken oder als PDF sichern' }));
  expect(print).toHaveBeenCalledOnce();
});
