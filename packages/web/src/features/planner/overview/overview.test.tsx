// @vitest-environment happy-dom
import { overviewOf, readTrip, scheduleTrip, updateHotel, type Trip } from '@fahrtwind/domain';
import { accepted, hotelOf, tripOf } from '@fahrtwind/domain/testing';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { fixedTrips } from '../../../parts/testing/fixed-trips.ts';
import { knowRoutes } from '../../../parts/testing/know-routes.ts';
import type { TripActions } from '../../../store/trips/view/trip-actions.ts';
import { TripsProvider } from '../../../store/trips/trips-provider.tsx';
import { plannerView } from '../../../parts/trip-edit/planner-view.ts';
import { CalendarView } from './calendar/calendar-view.tsx';
import { CostsView } from './costs/costs-view.tsx';
import { DayRibbon } from './day-ribbon.tsx';
import { TripOverview } from './trip-overview.tsx';

afterEach(() => {
  cleanup();
  plannerView.reset();
  localStorage.clear();
});

function show(
  view: ReactNode,
  current: Trip,
  actions: Partial<TripActions> = {},
  currentRole: 'owner' | 'reader' = 'owner',
) {
  const store = fixedTrips({ current, currentRole }, { show: () => undefined, ...actions });
  return render(<TripsProvider store={store}>{view}</TripsProvider>);
}

const longDrive = () => screen.queryByText(/^Tag 5: .* am Steuer/);

const HOTELS = [
  hotelOf('Bozen', '2026-07-13', 2, { price: '240 €', booked: true }),
  hotelOf('Verona', '2026-07-15', 1, { price: '90,50 €' }),
];
const TRIP = tripOf(
  {
    'Tag 1': ['München', 'Innsbruck'],
    'Tag 2': ['Bozen'],
    'Tag 3': [],
    'Tag 4': ['Verona', 'Mailand?'],
    'Tag 5': ['München'],
  },
  { hotels: HOTELS },
);

describe('the calendar', () => {
  it('begins its weeks on Monday and numbers them', () => {
    show(<CalendarView onSelectDay={() => undefined} />, TRIP);
    const [head, ...weeks] = screen.getAllByRole('row');
    expect(within(head ?? document.body).getAllByRole('columnheader')[1]?.textContent).toContain(
      'Montag',
    );
    expect(weeks.map((week) => within(week).getByRole('rowheader').textContent)).toEqual([
      'KW 28',
      'KW 29',
    ]);
  });

  it('says what is on a day, and opens it by click', () => {
    const opened: string[] = [];
    show(<CalendarView onSelectDay={(id) => opened.push(id)} />, TRIP);
    const grid = screen.getByRole('grid');
    const label = 'Tag 2, Montag, 13.07., Bozen, Übernachtung: Hotel Bozen';
    fireEvent.click(within(grid).getByRole('button', { name: label }));
    expect(opened).toEqual(['tag-2']);
    // As the list says it.
    const resting = within(grid).getByRole('button', { name: /^Tag 3, .*, weiter in Bozen, / });
    expect(resting.textContent).toContain('weiter in Bozen');
    expect(within(grid).getByRole('button', { name: label }).textContent).toMatch(
      /Bozen.*Hotel Bozen/,
    );
    expect(
      within(grid).getByRole('button', { name: /^Tag 1, .*, noch keine Unterkunft$/ }),
    ).toBeDefined();
    expect(within(grid).queryByRole('button', { name: /^Tag 5, .* Unterkunft/ })).toBeNull();
    expect(within(grid).getByRole('button', { name: /^Tag 4/ }).textContent).not.toContain(
      'Mailand',
    );
  });

  it('is one stop of the Tab key, and goes from day to day by arrow keys', () => {
    show(<CalendarView onSelectDay={() => undefined} />, TRIP);
    const days = within(screen.getByRole('grid')).getAllByRole('button');
    const reachable = () =>
      days.filter((day) => day.tabIndex === 0).map((day) => day.dataset['day']);
    expect(reachable()).toEqual(['tag-1']);
    days[0]?.focus();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' });
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(days[2]);
    expect(reachable()).toEqual(['tag-3']);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'End' });
    expect(document.activeElement).toBe(days[4]);
  });
});

describe('the costs', () => {
  it('are shown by kind, booked and open', () => {
    show(<CostsView />, TRIP);
    const table = screen.getByRole('table', { name: 'Nach Art' });
    const cells = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent?.replaceAll('\u00A0', ' ')));
    expect(cells).toEqual([
      ['Art', 'Gebucht', 'Noch offen', 'Summe'],
      ['Unterkünfte', '240,00 €', '90,50 €', '330,50 €'],
      ['Zusammen', '240,00 €', '90,50 €', '330,50 €'],
    ]);
    const days = screen.getByRole('table', { name: 'Nach Tagen' });
    expect(
      within(days)
        .getAllByRole('rowheader')
        .map((head) => head.textContent),
    ).toEqual(['Tag 2Montag, 13.07.', 'Tag 4Mittwoch, 15.07.']);
  });

  it('lead to where they are edited', () => {
    show(<CostsView />, TRIP);
    fireEvent.click(screen.getByRole('button', { name: /Hotel Verona/ }));
    expect(plannerView.get()).toMatchObject({
      openPanel: { kind: 'hotel', hotelId: 'hotel-verona' },
      hotelDayId: 'tag-4',
    });
  });

  it('count a price per night for all nights, and say so', () => {
    const change = { price: '80 €', priceUnit: 'night' } as const;
    show(<CostsView />, accepted(updateHotel(TRIP, { hotelId: 'hotel-bozen', change })));
    const items = within(screen.getByRole('region', { name: 'Posten' }));
    expect(items.getByText('2 Nächte zu 80 €')).toBeDefined();
    expect(items.getByText(/^160,00.€$/)).toBeDefined();
  });

  it('say which prices could not be counted', () => {
    const priced = accepted(
      updateHotel(TRIP, { hotelId: 'hotel-verona', change: { price: '80 CHF' } }),
    );
    show(<CostsView />, priced);
    expect(screen.getByText('80 CHF, nicht in Euro')).toBeDefined();
    expect(screen.getByText(/^1 Posten hat noch keinen Preis/)).toBeDefined();
  });

  it('offer the next step where there are none', () => {
    show(<CostsView />, tripOf({ 'Tag 1': ['Köln'] }));
    fireEvent.click(screen.getByRole('button', { name: 'Unterkunft eintragen' }));
    expect(plannerView.get()).toMatchObject({ openPanel: { kind: 'hotel' }, hotelDayId: 'tag-1' });
  });
});

describe('the overview', () => {
  it('lists the countries in the order of the route', () => {
    show(<TripOverview />, TRIP);
    const section = screen.getByRole('region', { name: 'Länder in Reihenfolge' });
    expect(
      within(section)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Deutschland2 Stopps', 'Österreich1 Stopp · 1 Nacht', 'Italien2 Stopps · 3 Nächte']);
  });

  it('changes the kind of lodging that the trip looks for; readers cannot [TR-4]', () => {
    const changed: Trip[] = [];
    const run: TripActions['run'] = (operation, args) => {
      const result = operation(TRIP, args);
      if (result.ok) changed.push(result.value);
      return result;
    };
    show(<TripOverview />, TRIP, { run });
    const field = screen.getByLabelText<HTMLSelectElement>('Wo schläfst du am liebsten?');
    expect(field.value).toBe('hotel');
    fireEvent.change(field, { target: { value: 'camping' } });
    expect(changed.map(({ akkomodationType }) => akkomodationType)).toEqual(['camping']);
    cleanup();
    show(<TripOverview />, TRIP, {}, 'reader');
    expect(screen.queryByLabelText('Wo schläfst du am liebsten?')).toBeNull();
  });

  it('tells every day: how far, into which country, where the night is and what it costs', () => {
    const { container } = show(<TripOverview />, TRIP);
    const ribbon = screen.getByRole('region', { name: 'Tag für Tag' });
    expect(ribbon.querySelectorAll('rect')).toHaveLength(5);
    const days = within(ribbon)
      .getAllByRole('listitem')
      .map(({ textContent }) =>
        textContent?.replaceAll('\u00A0', ' ').replace(/~\d+ km · ~[\d:]+ h/, ' … '),
      );
    expect(days).toEqual([
      'Tag 1, So 12 … Deutschland, Österreichnoch keine Unterkunft',
      'Tag 2, Mo 13 … ItalienHotel Bozen240,00 €',
      'Tag 3, Di 14weiter in BozenHotel Bozen',
      'Tag 4, Mi 15 … Hotel Verona90,50 €',
      'Tag 5, Do 16 … Deutschland',
    ]);
    expect(container.textContent).toMatch(/Preis bisher330,50.€/);
  });

  it('names the ferries of a day', () => {
    const crossings = [{ kind: 'ferry', name: 'Oppedal–Lavik', minutes: 20 }] as const;
    const days = scheduleTrip(TRIP, () => ({ meters: 90_000, seconds: 5400, crossings }));
    show(<DayRibbon trip={TRIP} overview={overviewOf(TRIP, days)} />, TRIP);
    expect(screen.getAllByText('Oppedal–Lavik')).toHaveLength(4);
  });

  it('has gaps among the bookings, with one action each', () => {
    show(<TripOverview />, TRIP);
    expect(screen.getByText('1 von 3 gebucht')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: /^Unterkunft eintragen: 12.07./ }));
    expect(plannerView.get()).toMatchObject({ openPanel: { kind: 'hotel' }, hotelDayId: 'tag-1' });
  });

  it('ticks a booking off as one edit', () => {
    let trip = TRIP;
    const run: TripActions['run'] = (operation, args) => {
      const result = operation(trip, args);
      if (result.ok) trip = result.value;
      return result;
    };
    show(<TripOverview />, TRIP, { run });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Hotel Verona: gebucht' }));
    expect(trip.hotels.map(({ booked }) => booked)).toEqual([true, true]);
    expect(readTrip(trip).ok).toBe(true);
  });

  it('has nothing to tick off and nothing to add for a reader, and says the same', () => {
    show(<TripOverview />, TRIP, {}, 'reader');
    const part = within(screen.getByRole('region', { name: 'Buchungen' }));
    expect(part.queryByRole('checkbox')).toBeNull();
    expect(part.getByText(/gebucht$/, { selector: 'span' })).toBeDefined();
    const buttons = part.getAllByRole('button').map((one) => one.textContent);
    expect(new Set(buttons)).toEqual(new Set(['Öffnen']));
  });

  it('warns about long drives by the chosen limit, also after a reload', () => {
    show(<TripOverview />, TRIP);
    // The straight line alone is no reason to warn.
    fireEvent.change(screen.getByLabelText('Höchste Fahrzeit am Tag'), { target: { value: '2' } });
    expect(longDrive()).toBeNull();
    act(() => knowRoutes(TRIP));
    expect(longDrive()).not.toBeNull();
    const limit = screen.getByRole('combobox', { name: 'Höchste Fahrzeit am Tag' });
    fireEvent.change(limit, { target: { value: '2' } });
    expect(longDrive()?.textContent).toContain('mehr als deine 2:00');
    expect(localStorage.getItem('private-driving-limit')).toBe('2');
    cleanup();
    show(<TripOverview />, TRIP);
    expect(longDrive()).not.toBeNull();
    fireEvent.change(screen.getByLabelText('Höchste Fahrzeit am Tag'), {
      target: { value: '12' },
    });
    expect(longDrive()).toBeNull();
  });

  it('warns about a hotel that no longer fits, in words', () => {
    const [bozen, verona] = HOTELS;
    const moved = { ...TRIP, hotels: bozen && verona ? [bozen, { ...verona, ...later }] : [] };
    show(<TripOverview />, moved);
    const section = screen.getByRole('region', { name: 'Hinweise' });
    expect(section.textContent).toContain(
      'Hotel Verona: Die Buchungsdaten passen nicht mehr zu den Tagen der Reise.',
    );
  });
});

const { checkInDate, checkOutDate } = hotelOf('Verona', '2026-08-01', 1);
const later = { checkInDate, checkOutDate };
