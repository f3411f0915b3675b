// @vitest-environment happy-dom
import { newNote, setNote, type Trip } from '@fahrtwind/domain';
import { hotelOf, tripOf } from '@fahrtwind/domain/testing';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fixedTrips } from '../../parts/testing/fixed-trips.ts';
import { TripsProvider } from '../../store/trips/trips-provider.tsx';
import { LanguageProvider } from '../../ui/texts.tsx';
import { CurrentDayPage } from './current-day-page.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function withNote(trip: Trip, stopId: string, content: string): Trip {
  const noted = setNote(trip, { stopId, note: newNote({ id: 'notiz', content }) });
  if (!noted.ok) throw new Error(noted.error);
  return noted.value;
}

const TRIP = withNote(
  tripOf(
    { 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Mainz', 'Straßburg'], 'Tag 3': ['Basel'] },
    {
      title: 'Den Rhein hinauf',
      hotels: [
        hotelOf('Mainz', '2026-07-13', 1, {
          checkInTime: '15:00',
          checkOutTime: '10:30',
          phone: '06131 / 12 34',
        }),
      ],
    },
  ),
  'mainz',
  'Parken am Ufer',
);

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

function open(now: string, path = '/ansehen') {
  vi.setSystemTime(new Date(now));
  render(
    <TripsProvider store={fixedTrips({ current: TRIP, currentStatus: 'ready' })}>
      <MemoryRouter initialEntries={[path]}>
        <LanguageProvider language="de">
          <CurrentDayPage />
          <Address />
        </LanguageProvider>
      </MemoryRouter>
    </TripsProvider>,
  );
}

const next = () => within(screen.getByRole('region', { name: 'Nächster Stopp' }));
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('the day to read on the road', () => {
  it('is the one of the date, with its stops, notes and lodging [RT-8]', () => {
    open('2026-07-13T08:00:00');
    expect(heading()).toBe('Montag, 13.07.Heute · Tag 2 von 3');
    const stops = within(screen.getByRole('list', { name: 'Stopps des Tages' }));
    expect(stops.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Mainz',
      'Straßburg',
    ]);
    expect(stops.getByText('Parken am Ufer')).toBeDefined();
    fireEvent.click(stops.getByRole('button', { name: 'Navigieren nach Mainz' }));
    expect(
      stops.getAllByRole('link').map((link) => new URL(link.getAttribute('href') ?? '').host),
    ).toContain('www.google.com');
    const night = within(screen.getByRole('region', { name: 'Übernachtung' }));
    expect(night.getByText('Hotel Mainz')).toBeDefined();
    expect(night.getByText(/Montag, 13\.07\., ab 15:00 Uhr · 1 Nacht/)).toBeDefined();
    expect(night.getByText(/Dienstag, 14\.07\., bis 10:30 Uhr/)).toBeDefined();
    expect(night.getByRole('link', { name: '06131 / 12 34' }).getAttribute('href')).toBe(
      'tel:061311234',
    );
  });

  it.each([
    ['2026-01-01T12:00:00', 'Tag 1 von 3'],
    ['2027-01-01T12:00:00', 'Tag 3 von 3'],
  ])('is on %s %s, as there is no day of that date', (now, expected) => {
    open(now);
    expect(heading()).toContain(expected);
  });

  it('names the next stop by the clock, with distance and time', () => {
    open('2026-07-13T06:00:00');
    expect(next().getByText('Mainz')).toBeDefined();
    expect(next().getByText(/\d+\skm, ~\d:\d\d\sh · Ankunft gegen \d\d:\d\d Uhr/)).toBeDefined();
    cleanup();
    open('2026-07-13T23:30:00');
    expect(screen.getByText('Für heute bist du da')).toBeDefined();
  });

  it('is changed by buttons, arrow keys and swiping, and stands in the address', () => {
    open('2026-07-13T08:00:00');
    fireEvent.click(screen.getByRole('button', { name: 'Nächster Tag' }));
    expect(heading()).toContain('Tag 3 von 3');
    expect(screen.getByTestId('address').textContent).toBe('/ansehen?tag=3');
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    expect(heading()).toContain('Tag 2 von 3');
    const article = screen.getByRole('article');
    fireEvent.touchStart(article, { touches: [{ clientX: 50, clientY: 300 }] });
    fireEvent.touchEnd(article, { changedTouches: [{ clientX: 250, clientY: 310 }] });
    expect(heading()).toContain('Tag 1 von 3');
    fireEvent.touchStart(article, { touches: [{ clientX: 250, clientY: 300 }] });
    fireEvent.touchEnd(article, { changedTouches: [{ clientX: 200, clientY: 500 }] });
    expect(heading()).toContain('Tag 1 von 3');
  });

  it.each(['0', '4', 'x', '1e1'])('is the current one for the address ?tag=%s', (tag) => {
    open('2026-07-13T08:00:00', `/ansehen?tag=${tag}`);
    expect(heading()).toContain('Tag 2 von 3');
  });

  it('names the region where it changes, and goes on to the planner', () => {
    open('2026-07-13T08:00:00');
    const planner = screen.getByRole('link', { name: 'Im Planer öffnen' });
    expect(planner.getAttribute('href')).toBe('/planen');
    const stops = within(screen.getByRole('list', { name: 'Stopps des Tages' }));
    expect(stops.queryAllByText(/Deutschland/)).toHaveLength(1);
    expect(stops.getAllByText(/Frankreich/)).toHaveLength(1);
  });

  it('leads to that day on the map', () => {
    open('2026-07-13T08:00:00');
    const link = screen.getByRole('link', { name: 'Auf der Karte zeigen' });
    expect(link.getAttribute('href')).toBe('/ansehen/karte?tag=2');
  });
});
