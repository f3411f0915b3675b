// @vitest-environment happy-dom
import { findHotel, findStop, type ActivityEntry, type Trip } from '@fahrtwind/domain';
import { hotelOf, placeOf, tripOf } from '@fahrtwind/domain/testing';
import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { DatesPanel } from '../dates/dates-panel.tsx';
import { HotelPanel } from '../hotels/hotel-panel.tsx';
import { LegPanel } from '../legs-panel/leg-panel.tsx';
import { StopPanel } from '../stop-panel/stop-panel.tsx';
import { openPanel } from './testing/open-panel.tsx';

afterEach(cleanup);

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

const read = (panel: ReactNode) => openPanel(panel, TRIP, { role: 'reader' });
const close = () => undefined;

const PANELS = [
  ['a stop', <StopPanel key="stop" stopId="innsbruck" onClose={close} />],
  ['a lodging', <HotelPanel key="hotel" dayId="tag-1" hotelId={HOTEL.id} onClose={close} />],
  ['a night without lodging', <HotelPanel key="night" dayId="tag-2" onClose={close} />],
  ['the way there', <LegPanel key="arrival" which="arrival" onClose={close} />],
  ['a way home that nobody knows', <LegPanel key="home" which="departure" onClose={close} />],
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

/** What is said about something, by its label. */
const said = (label: string) =>
  screen.getAllByText(label, { selector: 'dt' })[0]?.nextElementSibling?.textContent;

it('tells a reader everything about a stop', async () => {
  const { current } = await read(PANELS[0][1]);
  expect(findStop(current(), 'innsbruck')).toBeDefined();
  expect(said('Ort')).toBe('Innsbruck, Österreich');
  expect(said('Notiz')).toBe('Parkhaus am Markt');
  expect(said('Aufenthalt')).toBe('1:30 h');
  expect(said('Der Weg hierher')).toBe('Mit dem Auto');
  expect(said('Mautstraßen erlaubt')).toBe('Ja');
  expect(screen.getByText('Burg besichtigen')).toBeDefined();
  expect(said('Text')).toBe('Führung um elf');
  expect(said('Preis in Euro')).toBe('12,50 €');
  expect(said('Gebucht')).toBe('Ja');
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://burg.example');
  expect(screen.getByText('Hofkirche')).toBeDefined();
  expect(said('Sonntag, 12.07.')).toBe('Hotel Innsbruck');
});

it('tells a reader everything about a lodging, and makes no link of what is none', async () => {
  const { current } = await read(PANELS[1][1]);
  expect(findHotel(current(), HOTEL.id)).toBeDefined();
  expect(said('Aufenthalt')).toBe('12.07. – 13.07.2026, 1 Nacht');
  expect(said('Art')).toBe('Hotel');
  expect(said('Gebucht')).toBe('Ja');
  expect(said('Preis in Euro')).toBe('89,90 €');
  expect(said('Sterne')).toBe('3 Sterne');
  expect(screen.queryByRole('link')).toBeNull();
});

it('tells a reader everything about the way there', async () => {
  await read(PANELS[3][1]);
  expect(said('Verkehrsmittel')).toBe('Zug');
  expect(said('Abfahrtsbahnhof')).toBe('Köln');
  expect(said('Zielbahnhof')).toBe('München');
  expect(said('Abfahrt')).toBe('12.07.2026 06:40');
  expect(said('Ankunft')).toBe('12.07.2026 11:20');
  expect(said('Anbieter')).toBe('ICE 27');
  expect(said('Gebucht')).toBe('Nein');
});
