// @vitest-environment happy-dom
import { findHotel, findStop, type ActivityEntry, type Trip } from '@fahrtwind/domain';
import { hotelOf, placeOf, tripOf } from '@fahrtwind/domain/testing';
import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatesPanel } from '../panels/dates/dates-panel.tsx';
import { HotelPanel } from '../panels/hotel/hotel-panel.tsx';
import { TransportPanel } from '../panels/transport/transport-panel.tsx';
import { StopPanel } from '../panels/stop/stop-panel.tsx';
import { openPanel } from '../../../parts/testing/open-panel.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const CASTLE: ActivityEntry = {
  id: 'burg',
  entryType: 'activity',
  name: 'Burg besichtigen',
  location: placeOf('Innsbruck'),
  url: 'https://burg.example',
  content: 'Führung um elf',
  price: '12,50 €',
  booked: true,
};

const HOTEL = hotelOf('Innsbruck', '2026-07-12', 1, {
  price: '89,90 €',
  priceUnit: 'night',
  checkInTime: '15:00',
  checkOutTime: '10:30',
  bookingNumber: 'AB-12',
  phone: '+43 512 587630',
  note: 'Schlüssel im Kasten',
  stars: 3,
  booked: true,
  url: 'javascript:alert(1)',
});

const SKETCH = tripOf({ 'Tag 1': ['München', 'Innsbruck'], 'Tag 2': ['Bozen'] });

const TRIP: Trip = {
  ...SKETCH,
  hotels: [HOTEL],
  arrivalEntry: {
    id: 'zug',
    type: 'train',
    from: placeOf('Köln'),
    to: placeOf('München'),
    departureDateTime: '2026-07-12T06:40',
    arrivalDateTime: '2026-07-12T11:20',
    price: '59,00 €',
    provider: 'ICE 27',
    booked: false,
    url: '',
  },
  days: SKETCH.days.map((day, index) => ({
    ...day,
    hotelId: index === 0 ? HOTEL.id : null,
    cityList: day.cityList.map((stop) =>
      stop.id === 'innsbruck'
        ? {
            ...stop,
            note: { ...CASTLE, id: 'n', entryType: 'note' as const, content: 'Parkhaus am Markt' },
            stayMinutes: 90,
            entries: [CASTLE],
            pois: [{ osmId: 'node/1', name: 'Hofkirche', location: placeOf('Innsbruck') }],
          }
        : stop,
    ),
  })),
};

const close = () => undefined;
const STOP = <StopPanel stopId="innsbruck" isEditing onClose={close} />;
const read = (panel: ReactNode) => openPanel(panel, TRIP, { role: 'reader' });

const PANELS = [
  ['a lodging', <HotelPanel key="hotel" dayId="tag-1" hotelId={HOTEL.id} onClose={close} />],
  ['a night without lodging', <HotelPanel key="night" dayId="tag-2" onClose={close} />],
  ['the way there', <TransportPanel key="arrival" which="arrival" onClose={close} />],
  ['an unknown way home', <TransportPanel key="home" which="departure" onClose={close} />],
  ['the dates', <DatesPanel key="dates" onClose={close} />],
] as const;

describe.each(PANELS)('the panel of %s, for a reader', (_name, panel) => {
  it('says why nothing can be changed, and has no control but the way out', async () => {
    await read(panel);
    expect(screen.getByText(/Du reist hier zum Lesen mit/)).toBeDefined();
    const roles = ['textbox', 'switch', 'radio', 'checkbox', 'combobox', 'grid'] as const;
    expect(roles.flatMap((role) => screen.queryAllByRole(role))).toEqual([]);
    const buttons = screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'));
    expect(buttons).toEqual(['Schließen']);
  });
});

/** The text shown for a label. */
const said = (label: string) =>
  screen.getAllByText(label, { selector: 'dt' })[0]?.nextElementSibling?.textContent;

it('tells a reader everything about a stop, without a way to edit it', async () => {
  const { current } = await read(STOP);
  expect(findStop(current(), 'innsbruck')).toBeDefined();
  expect(screen.getByText(/Du reist hier zum Lesen mit/)).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual([
    '',
    'Navigieren nach Innsbruck',
    'Navigieren nach Burg besichtigen',
    'Navigieren nach Hotel Innsbruck',
    'Unterkunft ansehen',
    'davorMünchen~133\u00A0km · ~1:45\u00A0h',
    'danachBozen~118\u00A0km · ~1:35\u00A0h',
  ]);
  for (const text of [
    'Österreich',
    'Parkhaus am Markt',
    'Burg besichtigen',
    '12,50 € · gebucht · Innsbruck',
    'Führung um elf',
    'Hofkirche',
    'Hotel Innsbruck',
    '12.07. – 13.07.2026, 1 Nacht',
    'Hotel · gebucht · 89,90 € pro Nacht',
    'Anreise ab 15:00 Uhr · Abreise bis 10:30 Uhr',
    'Buchungsnummer AB-12',
    'Schlüssel im Kasten',
  ])
    expect(screen.getByText(text)).toBeDefined();
  expect(said('Aufenthalt')).toMatch(/^1:30.h$/);
  expect(said('Ankunft')).toMatch(/^\d\d:\d\d$/);
  expect(screen.getByText(/~.*km.* · Mit dem Auto$/)).toBeDefined();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['https://burg.example', 'tel:+43512587630']);
});

it('tells a reader everything about a lodging, and makes no link of what is none', async () => {
  const { current } = await read(PANELS[0][1]);
  expect(findHotel(current(), HOTEL.id)).toBeDefined();
  expect(said('Aufenthalt')).toBe('12.07. – 13.07.2026, 1 Nacht');
  expect(said('Art')).toBe('Hotel');
  expect(said('Gebucht')).toBe('Ja');
  expect(said('Preis in Euro')).toBe('89,90 € pro Nacht');
  expect(said('Anreise ab')).toBe('15:00');
  expect(said('Abreise bis')).toBe('10:30');
  expect(said('Buchungsnummer')).toBe('AB-12');
  expect(said('Notiz')).toBe('Schlüssel im Kasten');
  expect(said('Sterne')).toBe('3 Sterne');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['tel:+43512587630']);
});

it('tells a reader everything about the way there', async () => {
  await read(PANELS[2][1]);
  expect(said('Verkehrsmittel')).toBe('Zug');
  expect(said('Abfahrtsbahnhof')).toBe('Köln');
  expect(said('Zielbahnhof')).toBe('München');
  expect(said('Abfahrt')).toBe('12.07.2026 06:40');
  expect(said('Ankunft')).toBe('12.07.2026 11:20');
  expect(said('Anbieter')).toBe('ICE 27');
  expect(said('Gebucht')).toBe('Nein');
});
