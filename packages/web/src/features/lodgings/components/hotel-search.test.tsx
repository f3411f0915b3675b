// @vitest-environment happy-dom
import type { LodgingList, SessionState, TripSummary } from '@fahrtwind/contract';
import { addDays, type Trip } from '@fahrtwind/domain';
import { hotelOf, tripOf } from '@fahrtwind/domain/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fixedTrips } from '../../../parts/testing/fixed-trips.ts';
import { today } from '../../../parts/today.ts';
import { guest, visitor } from '../../../store/session/session-fakes.ts';
import { SessionProvider } from '../../../store/session/session-provider.tsx';
import { startWith } from '../../../store/session/start-fakes.ts';
import { TripsProvider } from '../../../store/trips/trips-provider.tsx';
import { toasts } from '../../../ui/toast.ts';
import { HotelSearch } from './hotel-search.tsx';

const WAIT = { timeout: 15_000 };
const ARRIVAL = addDays(today(), 20);
const DEPARTURE = addDays(today(), 22);
const PLACE = 'ort=47.26921,11.40411,Innsbruck, Österreich';
const ADDRESS = `/hotel?${PLACE}&anreise=${ARRIVAL}&abreise=${DEPARTURE}&personen=3`;

const ADLER = {
  id: 'booking/adler',
  type: 'Hotel',
  name: 'Goldener Adler',
  location: {
    lat: 47.268,
    lng: 11.393,
    label: 'Goldener Adler, Altstadt 6, Österreich',
    longLabel: '',
    englishName: '',
  },
  meters: 840,
  url: 'https://buchen.example/adler',
  stars: 4,
  totalCents: 25_800,
  imageUrl: 'https://bilder.example/adler.jpg',
  picture: '/api/lodgings/picture?url=adler&key=x',
  isAd: true,
} as const;
const LINKS: LodgingList['links'] = [
  {
    site: 'Booking.com',
    url: 'https://www.booking.com/searchresults.html?ss=Innsbruck',
    isAd: false,
  },
];
const listOf = (change: Partial<LodgingList> = {}): LodgingList => ({
  lodgings: [ADLER],
  links: LINKS,
  source: 'booking-search',
  attribution: ['Betten'],
  isFallback: false,
  ...change,
});

type Reply = () => Response | Promise<Response>;
const json = (body: object, status = 200): Response =>
  new Response(JSON.stringify(body), { status });

let asked: URL[] = [];
let reply: Reply;
let session: SessionState = visitor;

beforeEach(() => {
  asked = [];
  session = visitor;
  reply = () => json(listOf());
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (path: string) => {
    const url = new URL(path, 'http://here');
    if (url.pathname === '/api/start') return json(startWith(session));
    if (url.pathname === '/api/auth/sign-in/anonymous') {
      session = guest('gast');
      return json({});
    }
    asked.push(url);
    return reply();
  });
});

afterEach(() => {
  cleanup();
  for (const { id } of toasts.read()) toasts.dismiss(id);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const TRIP = tripOf(
  { 'Tag 1': ['München', 'Innsbruck'], 'Tag 2': ['Bozen'], 'Tag 3': ['München'] },
  { id: 'meine', title: 'Alpen', hotels: [hotelOf('Bozen', '2026-07-13', 1)] },
);

function opens(address = ADDRESS, trip: Trip | null = null) {
  const created: Trip[] = [];
  let changed: Trip | null = null;
  const summary = trip && {
    id: trip.id,
    title: trip.title,
    startDate: trip.days[0]?.date,
    endDate: trip.days.at(-1)?.date,
  };
  const store = fixedTrips(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the dialog reads no more of it
    { list: summary ? [summary as unknown as TripSummary] : [] },
    {
      load: async () => undefined,
      read: async () => trip,
      create: async (made) => created.push(made) > 0,
      change: async (_id, operation, args) => {
        const result = trip ? operation(trip, args) : null;
        if (result?.ok) changed = result.value;
        return result;
      },
    },
  );
  const router = createMemoryRouter(
    [
      { path: '/hotel', element: <HotelSearch /> },
      { path: '/planen', element: <p>Der Planer</p> },
    ],
    { initialEntries: [address] },
  );
  render(
    <SessionProvider start={startWith(session)}>
      <TripsProvider store={store}>
        <RouterProvider router={router} />
      </TripsProvider>
    </SessionProvider>,
  );
  return { person: userEvent.setup(), router, created, changed: () => changed };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const date = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

describe('the search for lodgings', () => {
  it('is asked for by its address, and shows price, stars, distance, picture and source', async () => {
    opens();
    expect(await screen.findByRole('heading', { name: 'Goldener Adler' })).toBeDefined();
    const { searchParams: query } = asked[0] ?? new URL('http://none');
    expect(Object.fromEntries(query)).toEqual({
      lat: '47.26921',
      lng: '11.40411',
      label: 'Innsbruck, Österreich',
      arrival: ARRIVAL,
      departure: DEPARTURE,
      persons: '3',
      lang: 'de',
    });
    const words = document.body.textContent.replaceAll('\u00A0', ' ');
    for (const fact of [
      '4 Sterne',
      '0,8 km',
      '129,00 €',
      '258,00 € für 2 Nächte',
      'Quelle: Betten',
    ])
      expect(words).toContain(fact);
    expect(document.querySelector('img')?.getAttribute('src')).toBe(ADLER.picture);
    const offer = screen.getByRole('link', { name: 'Zum Angebot von Goldener Adler' });
    expect(offer.getAttribute('rel')).toContain('sponsored');
    expect(screen.getByRole('link', { name: 'Anzeige' }).getAttribute('href')).toBe('/Affiliates');
  });

  it('has links that are no advertisements where nothing is known', async () => {
    reply = () => json(listOf({ lodgings: [], source: 'links', attribution: [] }));
    opens();
    expect(await screen.findByRole('heading', { name: /Buchungsseite weiter/ })).toBeDefined();
    expect(screen.getByRole('link', { name: /Booking/ }).getAttribute('href')).toContain(
      'Innsbruck',
    );
    expect(screen.queryByText('Anzeige')).toBeNull();
  });

  it('says that the booking search is out, and still leads to booking sites', async () => {
    reply = () => json(listOf({ lodgings: [], isFallback: true }));
    opens();
    expect(await screen.findByText(/Buchungssuche antwortet gerade nicht/)).toBeDefined();
    expect(screen.getByText('Suche auf einer Buchungsseite weiter')).toBeDefined();
  });

  it.each<[string, Reply, RegExp]>([
    ['there is no network', () => Promise.reject(new TypeError('no')), /Ohne Netz/],
    ['it was asked too often', () => json({ code: 'too-many-requests' }, 429), /Warte eine Minute/],
    ['the server fails', () => json({}, 500), /Die Suche hat nicht geklappt/],
  ])('says when %s, and tries again', async (_why, failing, sentence) => {
    reply = failing;
    const { person } = opens();
    expect(await screen.findByText(sentence)).toBeDefined();
    reply = () => json(listOf());
    await person.click(button('Noch einmal'));
    expect(await screen.findByText('Goldener Adler')).toBeDefined();
  });

  it('names at its field what is missing, over or the wrong way round', async () => {
    const { person } = opens('/hotel');
    await person.click(button('Unterkünfte suchen'));
    expect(screen.getByText(/Wo willst du übernachten/)).toBeDefined();
    expect(screen.getByText('Wann kommst du an?')).toBeDefined();
    expect(document.activeElement?.getAttribute('role')).toBe('combobox');
    expect(asked).toEqual([]);
    cleanup();
    opens(`/hotel?${PLACE}&anreise=2020-01-01&abreise=2020-01-02`);
    expect(screen.getByText(/Dieser Tag ist schon vorbei/)).toBeDefined();
    cleanup();
    opens(`/hotel?${PLACE}&anreise=${DEPARTURE}&abreise=${ARRIVAL}`);
    expect(screen.getByText('Die Abreise muss nach der Anreise liegen.')).toBeDefined();
    expect(date('Abreise').getAttribute('aria-invalid')).toBe('true');
    expect(asked).toEqual([]);
  });

  it('keeps each search in the address, so that one can go back', async () => {
    const { person, router } = opens();
    await screen.findByText('Goldener Adler');
    await person.selectOptions(screen.getByLabelText('Art'), 'Camping');
    await person.click(button('Unterkünfte suchen'));
    await waitFor(() => expect(router.state.location.search).toContain('art=camping'), WAIT);
    await waitFor(() => expect(asked.at(-1)?.searchParams.get('type')).toBe('Camping'), WAIT);
    await router.navigate(-1);
    await waitFor(
      () => expect(screen.getByLabelText<HTMLSelectElement>('Art').value).toBe(''),
      WAIT,
    );
  });
});

describe('taking a lodging into a trip', () => {
  it('waits for the list of trips instead of making a new one', async () => {
    session = guest('gast');
    const { person, created } = opens();
    await person.click(
      await screen.findByRole('button', { name: /^Goldener Adler in eine Reise/ }),
    );
    expect(await screen.findByText('Deine Reisen werden geladen …')).toBeDefined();
    await person.click(button('Übernehmen'));
    expect(created).toEqual([]);
  });

  it('begins with the night nearest to it, and leaves out a price of other nights', async () => {
    const { person, changed } = opens(ADDRESS, TRIP);
    await person.click(
      await screen.findByRole('button', { name: /^Goldener Adler in eine Reise/ }),
    );
    const night = await screen.findByLabelText<HTMLSelectElement>('Ab welcher Nacht?');
    expect(night.selectedOptions[0]?.textContent).toContain('Tag 1');
    expect(screen.getByText(/Der Preis galt für die gesuchten Nächte/)).toBeDefined();
    expect(screen.getByText(/ist schon Hotel Bozen eingetragen/)).toBeDefined();
    await person.click(button('Übernehmen'));
    await waitFor(() => expect(toasts.read()[0]?.text).toBe('Goldener Adler übernommen'), WAIT);
    expect(changed()?.hotels.at(-1)).toMatchObject({
      name: 'Goldener Adler',
      checkInDate: '2026-07-12',
      checkOutDate: '2026-07-14',
      price: '',
      stars: 4,
      imageUrl: ADLER.imageUrl,
    });
    expect(changed()?.days[0]?.hotelId).toBe(ADLER.id);
  });

  it('makes a guest and a new trip for a visitor, with price and dates [HO-3]', async () => {
    const { person, created } = opens();
    await person.click(
      await screen.findByRole('button', { name: /^Goldener Adler in eine Reise/ }),
    );
    expect(await screen.findByText(/Gastkonto/)).toBeDefined();
    await person.click(button('Übernehmen'));
    expect(await screen.findByText('Der Planer')).toBeDefined();
    const [made] = created;
    expect(made).toMatchObject({
      title: 'Reise nach Innsbruck',
      hotels: [{ checkInDate: ARRIVAL, checkOutDate: DEPARTURE, price: '258,00 €', stars: 4 }],
    });
    expect(made?.days.map(({ hotelId }) => hotelId)).toEqual([ADLER.id, ADLER.id, null]);
  });

  it('takes what was found elsewhere by its link', async () => {
    reply = () => json(listOf({ lodgings: [], source: 'links' }));
    const { person, created } = opens();
    await person.click(await screen.findByRole('button', { name: 'In Reise übernehmen' }));
    expect(screen.getByText('Schreibe den Namen auf oder füge den Link ein.')).toBeDefined();
    await person.click(screen.getByLabelText('Name oder Link'));
    await person.paste('https://hotels.example/at/hotel-weisses-kreuz.de.html');
    await person.click(button('In Reise übernehmen'));
    await person.click(await screen.findByRole('button', { name: 'Übernehmen' }));
    expect(await screen.findByText('Der Planer')).toBeDefined();
    expect(created[0]?.hotels[0]).toMatchObject({
      name: 'Hotel Weisses Kreuz',
      url: 'https://hotels.example/at/hotel-weisses-kreuz.de.html',
      type: 'Hotel',
    });
  });
});
