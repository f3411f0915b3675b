// @vitest-environment happy-dom
import { shiftDates, type Trip } from '@fahrtwind/domain';
import { accepted, dateOf, hotelOf, tripOf } from '@fahrtwind/domain/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPanel } from '../../../../parts/testing/open-panel.tsx';
import { plannerView } from '../../../../parts/trip-edit/planner-view.ts';
import { HotelPanel } from './hotel-panel.tsx';

let asked: string[] = [];
let lodgings: object[] = [];

beforeEach(() => {
  asked = [];
  lodgings = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const answered = { source: 'region', attribution: ['© OSM'], isFallback: false };
    const reply = { lodgings, links: [], ...answered };
    return new Response(JSON.stringify(reply));
  });
});

afterEach(() => {
  cleanup();
  plannerView.reset();
  vi.unstubAllGlobals();
});

const SKETCH = { 'Tag 1': ['München', 'Innsbruck'], 'Tag 2': [], 'Tag 3': ['Bozen'], 'Tag 4': [] };
const TRIP = tripOf(SKETCH);
const close = () => undefined;
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const nights = (trip: Trip) => trip.days.map(({ hotelId }) => hotelId !== null);

const openNight = (options = {}) =>
  openPanel(<HotelPanel dayId="tag-1" onClose={close} />, TRIP, options);

describe('a night without lodging', () => {
  it('gets one by hand, for all its free nights, which then is open', async () => {
    const { person, current } = await openNight();
    await person.type(field('Name der Unterkunft'), 'Goldener Adler');
    await person.click(screen.getByRole('radio', { name: 'Hostel' }));
    await person.click(button('Unterkunft hinzufügen'));
    expect(current().hotels).toMatchObject([
      {
        name: 'Goldener Adler',
        type: 'Hostel',
        checkInDate: '2026-07-12',
        checkOutDate: '2026-07-14',
        booked: false,
      },
    ]);
    expect(nights(current())).toEqual([true, true, false, false]);
    const { openPanel: opened } = plannerView.get();
    expect(opened).toMatchObject({ kind: 'hotel', hotelId: current().hotels[0]?.id });
  });

  it('takes a price while it is added, and refuses what is none', async () => {
    const { person, current } = await openNight();
    await person.type(field('Name der Unterkunft'), 'Goldener Adler');
    await person.type(field('Preis in Euro'), 'viel');
    await person.click(button('Unterkunft hinzufügen'));
    expect(screen.getByText(/Schreibe den Preis in Euro/)).toBeDefined();
    expect(current().hotels).toEqual([]);
    await person.clear(field('Preis in Euro'));
    await person.type(field('Preis in Euro'), '89,9');
    await person.click(button('Unterkunft hinzufügen'));
    expect(current().hotels).toMatchObject([{ name: 'Goldener Adler', price: '89,90 €' }]);
  });

  it('gets one from a pasted link, whose name is read from the text and which is never opened', async () => {
    const { person, current } = await openNight();
    const link = 'https://hotels.example/at/hotel-weisses-kreuz.de.html';
    expect(screen.getByText(/Die Seite dahinter wird nicht geöffnet/)).toBeDefined();
    await person.click(field('Link einfügen'));
    await person.paste(link);
    expect(field('Name der Unterkunft').value).toBe('Hotel Weisses Kreuz');
    await person.click(button('Unterkunft hinzufügen'));
    expect(current().hotels[0]).toMatchObject({ name: 'Hotel Weisses Kreuz', url: link });
    expect(asked.every((path) => path.startsWith('/api/'))).toBe(true);
  });

  it('refuses a link that is not of the web, and a lodging without a name', async () => {
    const { person, current } = await openNight();
    await person.click(button('Unterkunft hinzufügen'));
    expect(screen.getByText('Die Unterkunft braucht einen Namen.')).toBeDefined();
    await person.type(field('Name der Unterkunft'), 'Falle');
    await person.type(field('Link einfügen'), 'javascript:alert(1)');
    await person.click(button('Unterkunft hinzufügen'));
    expect(screen.getByText(/keine Internetadresse/)).toBeDefined();
    expect(current().hotels).toEqual([]);
  });

  it('gets one from what is known around the last stop, a campsite as one', async () => {
    const place = { lat: 47.26, lng: 11.39, label: 'Innsbruck', longLabel: '', englishName: '' };
    const unknown = { url: '', meters: 900, imageUrl: '', picture: null, isAd: false };
    lodgings = [
      {
        ...unknown,
        id: 'way/7',
        type: 'Camping',
        name: 'Camping Inn',
        location: place,
        stars: 0,
        totalCents: null,
      },
      {
        ...unknown,
        id: 'node/8',
        type: 'Hotel',
        name: 'Hotel Post',
        location: place,
        stars: 3,
        totalCents: null,
      },
    ];
    const { person, current } = await openNight();
    await person.click(await screen.findByRole('button', { name: 'Camping Inn übernehmen' }));
    expect(current().hotels).toMatchObject([{ id: 'way/7', name: 'Camping Inn', type: 'Camping' }]);
    const query = new URLSearchParams(asked.find((path) => path.includes('lodg'))?.split('?')[1]);
    expect(Number(query.get('lat'))).toBeCloseTo(47.27, 1);
    // The trip is over: no booking search could have a price.
    expect(query.get('arrival')).toBeNull();
    await person.click(button('Rückgängig'));
    expect(current().hotels).toEqual([]);
  });

  it('says that nothing is known here, and leads to the page of lodgings with the place', async () => {
    await openNight();
    expect(await screen.findByText(/keine Unterkünfte bekannt/)).toBeDefined();
    const link = screen.getByRole('link', { name: 'Alle Unterkünfte hier ansehen' });
    expect(link.getAttribute('href')).toMatch(/^\/hotel\?ort=47\.\d+%2C11\.\d+%2CInnsbruck/);
  });

  it('leads to booking sites, as an advertisement only with a partner', async () => {
    await openNight();
    expect(screen.getByRole('link', { name: /Booking/ }).getAttribute('rel')).toContain('noopener');
    expect(screen.queryByText('Anzeige')).toBeNull();
    cleanup();
    await openNight({ partnerId: '304142' });
    expect(screen.getByText('Anzeige')).toBeDefined();
    expect(screen.getByRole('link', { name: /Booking/ }).getAttribute('href')).toContain('304142');
  });
});

describe('a lodging of the trip', () => {
  const booked = tripOf(SKETCH, {
    hotels: [hotelOf('Innsbruck', '2026-07-12', 2, { booked: true })],
  });
  const open = (trip: Trip = booked) =>
    openPanel(<HotelPanel dayId="tag-1" hotelId="hotel-innsbruck" onClose={close} />, trip);

  it('changes type, booking, price, stars, name and links at once', async () => {
    const { person, current } = await open();
    await person.click(screen.getByRole('radio', { name: 'Ferienwohnung' }));
    await person.click(screen.getByRole('switch', { name: 'Gebucht' }));
    await person.type(field('Preis in Euro'), '89,90');
    await person.selectOptions(screen.getByRole('combobox', { name: 'Sterne' }), '3');
    await person.type(field('Name der Unterkunft'), ' Mitte');
    await person.type(field('Link zu einem Bild'), 'https://bilder.example/1.jpg');
    await person.tab();
    expect(current().hotels[0]).toMatchObject({
      type: 'Ferienwohnung',
      booked: false,
      price: '89,90 €',
      stars: 3,
      name: 'Hotel Innsbruck Mitte',
      imageUrl: 'https://bilder.example/1.jpg',
    });
    expect(document.querySelector('img')).toBeNull();
  });

  it('keeps times, booking number, phone, note and whether the price is per night', async () => {
    const { person, current } = await open();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'gesamt' }).checked).toBe(true);
    await person.type(field('Preis in Euro'), '89,90');
    await person.click(screen.getByRole('radio', { name: 'pro Nacht' }));
    await person.type(field('Anreise ab'), '15 Uhr');
    await person.type(field('Abreise bis'), 'früh');
    await person.type(field('Buchungsnummer'), 'AB-12');
    expect(screen.getByText(/Diese Zeit gibt es nicht/)).toBeDefined();
    await person.type(field('Telefon'), 'Anna');
    expect(screen.queryByRole('link', { name: /anrufen/ })).toBeNull();
    await person.clear(field('Telefon'));
    await person.type(field('Telefon'), '+43 512 587630');
    await person.type(field('Notiz'), 'Schlüssel im Kasten');
    expect(current().hotels[0]).toMatchObject({
      priceUnit: 'night',
      checkInTime: '15:00',
      bookingNumber: 'AB-12',
      phone: '+43 512 587630',
      note: 'Schlüssel im Kasten',
    });
    expect(current().hotels[0]?.checkOutTime).toBeUndefined();
    const link = screen.getByRole('link', { name: '+43 512 587630 anrufen' });
    expect(link.getAttribute('href')).toBe('tel:+43512587630');
  });

  it('says beside the price what is no price', async () => {
    const { person, current } = await open();
    await person.type(field('Preis in Euro'), 'viel');
    await person.tab();
    expect(screen.getByText(/Schreibe den Preis in Euro/)).toBeDefined();
    expect(current().hotels[0]?.price).toBe('');
  });

  it('takes new dates as a pair, and is on every day that it covers', async () => {
    const { person, current } = await open();
    await person.clear(field('Abreise'));
    await person.type(field('Abreise'), '11.07.2026');
    await person.click(button('Daten übernehmen'));
    expect(screen.getByText('Die Abreise muss nach der Anreise liegen.')).toBeDefined();
    await person.clear(field('Abreise'));
    await person.type(field('Abreise'), '15.07.2026');
    expect(nights(current())).toEqual([true, true, false, false]);
    await person.click(button('Daten übernehmen'));
    expect(nights(current())).toEqual([true, true, true, false]);
  });

  it('is flagged when its dates no longer fit, and can follow the trip', async () => {
    const moved = accepted(shiftDates(booked, { start: dateOf('2026-07-20') }));
    const { person, current } = await open(moved);
    expect(screen.getByText('Die Daten passen nicht mehr')).toBeDefined();
    await person.click(button('Daten an die Reise anpassen'));
    expect(current().hotels[0]).toMatchObject({
      checkInDate: '2026-07-20',
      checkOutDate: '2026-07-22',
    });
    expect(screen.queryByText('Die Daten passen nicht mehr')).toBeNull();
  });

  it('is flagged when the trip has no night for it', async () => {
    const outside = { ...booked, days: booked.days.map((day) => ({ ...day, hotelId: null })) };
    await open(outside);
    expect(screen.getByText(/keine Nacht mehr frei/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Daten an die Reise anpassen' })).toBeNull();
  });

  it('goes with an offer to take that back', async () => {
    const { person, current } = await open();
    await person.click(button('Unterkunft entfernen'));
    expect(current().hotels).toEqual([]);
    expect(screen.getByText(/gibt es nicht mehr/)).toBeDefined();
    await person.click(button('Rückgängig'));
    expect(nights(current())).toEqual([true, true, false, false]);
    expect(within(document.body).getByRole('heading', { level: 2 }).textContent).toBe(
      'Hotel Innsbruck',
    );
  });
});
