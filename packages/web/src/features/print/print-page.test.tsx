// @vitest-environment happy-dom
import {
  changeTransport,
  newNote,
  setLegKind,
  setNote,
  type Language,
  type Trip,
} from '@fahrtwind/domain';
import { accepted, hotelOf, tripOf } from '@fahrtwind/domain/testing';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fixedTrips } from '../../parts/testing/fixed-trips.ts';
import { TripsProvider } from '../../store/trips/trips-provider.tsx';
import { LanguageProvider } from '../../ui/texts.tsx';
import { PrintPage } from './print-page.tsx';

const DRAWING = {
  width: 100,
  height: 80,
  shapes: [{ kind: 'land', level: 0, path: 'M0 0L9 9L0 9Z' }],
  legs: [{ day: 1, path: 'M1 1L2 2' }],
  stops: [
    { day: 1, number: '1', x: 4, y: 4, label: { text: 'Köln', x: 8, y: 4, anchor: 'start' } },
  ],
};

function withNote(trip: Trip, stopId: string, content: string): Trip {
  const noted = setNote(trip, { stopId, note: newNote({ id: 'notiz', content }) });
  if (!noted.ok) throw new Error(noted.error);
  return noted.value;
}

const TRIP = withNote(
  tripOf(
    { 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Mainz'] },
    {
      title: 'Den Rhein hinauf',
      tripPrints: 3,
      hotels: [hotelOf('Mainz', '2026-07-13', 1, { price: '89 €', bookingNumber: 'BX-4711' })],
    },
  ),
  'bonn',
  'Parken am Ufer',
);

const asked: string[] = [];
let pdf: () => Response = () => new Response(null, { status: 500 });
const runningPdf = () =>
  Response.json(
    { code: 'export-running', message: 'Deine Daten werden gerade schon heruntergeladen.' },
    { status: 429 },
  );
const lostNetwork = (): Response => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => {
  pdf = () => new Response('%PDF', { headers: { 'content-length': '4' } });
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('/maps'))
      return Response.json({
        trip: DRAWING,
        days: [DRAWING, null],
        attribution: ['Natural Earth'],
        publicUrl: 'https://fahrtwind.example/reise-ansehen/reise',
      });
    asked.push(address);
    if (!address.includes('export.pdf')) return new Response(null, { status: 404 });
    return pdf();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Address() {
  return <output data-testid="address">{useLocation().search}</output>;
}

function open(path = '/print', trip: Trip = TRIP, language: Language = 'de') {
  const store = fixedTrips({ current: trip, currentStatus: 'ready', isOnServer: true });
  render(
    <TripsProvider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <LanguageProvider language={language}>
          <PrintPage />
          <Address />
        </LanguageProvider>
      </MemoryRouter>
    </TripsProvider>,
  );
}

const paper = () => within(screen.getByRole('article'));

describe('a trip on paper', () => {
  it('has cover, maps, every day with its stops, bookings, costs and the code of its link [RT-10]', async () => {
    open();
    expect(paper().getByRole('heading', { level: 1 }).textContent).toBe('Den Rhein hinauf');
    expect(await paper().findByRole('img', { name: 'Karte der Reise' })).toBeDefined();
    expect(paper().getByRole('img', { name: 'Karte von Tag 1' })).toBeDefined();
    for (const text of ['Parken am Ufer', /Karte: Natural Earth/])
      expect(paper().getByText(text)).toBeDefined();
    const headings = paper()
      .getAllByRole('heading')
      .map(({ textContent }) => textContent);
    expect(headings).toEqual(
      expect.arrayContaining([
        'Tag 1 · Sonntag, 12.07.',
        'Köln',
        'Bonn',
        'Tag 2 · Montag, 13.07.',
        'Mainz',
        'Buchungen',
        'Kosten',
        'Notrufnummern',
      ]),
    );
    expect(paper().getByRole('img', { name: 'Diese Reise im Internet' })).toBeDefined();
    expect(paper().getByText('https://fahrtwind.example/reise-ansehen/reise')).toBeDefined();
    expect(screen.getByText(/Schon 3-mal als PDF geladen/)).toBeDefined();
  });

  it('leaves out what is not wanted, which stands in the address', () => {
    open('/print?ohne=notizen,unfug');
    expect(paper().queryByText('Parken am Ufer')).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Kosten' }));
    expect(screen.getByTestId('address').textContent).toBe('?ohne=kosten%2Cnotizen');
    expect(paper().queryByRole('heading', { name: 'Kosten' })).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Notizen' }));
    expect(paper().getByText('Parken am Ufer')).toBeDefined();
  });

  it('says nothing of what is booked on a leg where bookings are left out', () => {
    const train = accepted(setLegKind(TRIP, { stopId: 'bonn', kind: 'train' }));
    const change = { operator: 'ICE 4711', departureTime: '08:15', booked: true };
    open('/print', accepted(changeTransport(train, { stopId: 'bonn', change })));
    expect(paper().getByText(/08:15.*ICE 4711.*gebucht/)).toBeDefined();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Buchungen' }));
    const way = paper().getByText(/Zug.*08:15/).textContent;
    expect(way).not.toMatch(/ICE|gebucht/);
    expect(paper().queryByText(/ICE 4711/)).toBeNull();
  });

  it('has a list of bookings to hold up, with number, dates, price and a box for what is paid', () => {
    open();
    const heading = paper().getByRole('heading', { name: 'Buchungen' });
    const list = heading.parentElement?.textContent;
    for (const text of ['Buchungsnummer: BX-4711', 'Anreise: 13.07.', '89 €', 'offen', '□ bezahlt'])
      expect(list).toContain(text);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Kosten' }));
    expect(heading.parentElement?.textContent).not.toMatch(/89 €|bezahlt/);
  });

  it('names the emergency numbers of the countries of the route', () => {
    open();
    const row = paper().getByRole('rowheader', { name: 'Deutschland' }).closest('tr');
    expect(row?.textContent).toBe('Deutschland112110––');
  });

  it('says of a time after midnight that it is on the next day', () => {
    const [first, ...others] = TRIP.days;
    if (!first) throw new Error('no day');
    open('/print', { ...TRIP, days: [{ ...first, startMinutes: 23 * 60 + 45 }, ...others] });
    expect(paper().getByText(/^an 00:\d\d \(\+1\)$/)).toBeDefined();
  });

  it('is asked for as it is chosen, which stands in the address', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    open('/print?ohne=karten');
    fireEvent.click(screen.getByRole('radio', { name: /^Kompakt/ }));
    expect(screen.getByTestId('address').textContent).toBe('?ohne=karten&art=kompakt');
    fireEvent.click(screen.getByRole('button', { name: 'PDF herunterladen' }));
    await vi.waitFor(() => expect(asked.at(-1)).toMatch(/export\.pdf\?omit=maps&layout=compact$/));
  });

  it('puts a day into a table whose head repeats its name on every page', () => {
    open();
    const heading = paper().getByRole('heading', { name: /Tag 1/ });
    expect(heading.closest('thead')).not.toBeNull();
  });

  it('comes as PDF under the name of the trip', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    open();
    fireEvent.click(screen.getByRole('button', { name: 'PDF herunterladen' }));
    await vi.waitFor(() => expect(click).toHaveBeenCalledOnce(), 15_000);
    const [link] = click.mock.contexts;
    expect(link).toMatchObject({ download: 'den-rhein-hinauf.pdf' });
  });

  it.each([
    ['de', 'refused', runningPdf, /^Deine Daten werden gerade schon heruntergeladen/],
    ['en', 'refused', runningPdf, /^Your data are being downloaded already/],
    ['de', 'lost', lostNetwork, /^Wir erreichen Fahrtwind gerade nicht/],
    ['en', 'lost', lostNetwork, /^We cannot reach Fahrtwind right now/],
    [
      'en',
      'broken',
      () => new Response('<html>', { status: 502 }),
      /^The PDF could not be downloaded/,
    ],
  ] as const)('says in the language of the page (%s) why a %s PDF did not come', async (...row) => {
    const [language, , answer, sentence] = row;
    pdf = answer;
    open('/print', TRIP, language);
    fireEvent.click(screen.getByRole('button', { name: /PDF/ }));
    expect(await screen.findByText(sentence)).toBeDefined();
  });
});
