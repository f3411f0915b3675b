// @vitest-environment happy-dom
import { tripOf } from '@fahrtwind/domain/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openPanel } from '../../../../parts/testing/open-panel.tsx';
import { TransportPanel } from './transport-panel.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const TRIP = tripOf({ 'Tag 1': ['München', 'Innsbruck'], 'Tag 2': ['Bozen'] });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const open = (which: 'arrival' | 'departure' | 'during') =>
  openPanel(<TransportPanel which={which} onClose={() => undefined} />, TRIP);

it.each([
  ['arrival', 'arrivalEntry', { from: '', to: 'München, Deutschland' }],
  ['departure', 'departureEntry', { from: 'Bozen, Italien', to: '' }],
  ['during', 'duringTripEntry', { from: 'München, Deutschland', to: 'Bozen, Italien' }],
] as const)(
  'makes the leg %s by its first answer, with the end that is known',
  async (which, name, ends) => {
    const { person, current } = await open(which);
    await person.click(button('Zug'));
    const leg = current()[name];
    expect(leg?.type).toBe('train');
    expect({ from: leg?.from.label, to: leg?.to.label }).toEqual(ends);
  },
);

it('keeps times, provider, price, booking and link at once, and can be another vehicle', async () => {
  const { person, current } = await open('arrival');
  await person.click(button('Flugzeug'));
  await person.type(field('Abfahrt'), '12.07.2026 8:15');
  await person.type(field('Ankunft'), '12.07.2026 09:40');
  await person.type(field('Anbieter'), 'LH 123');
  await person.type(field('Preis in Euro'), '129');
  await person.click(screen.getByRole('switch', { name: 'Gebucht' }));
  await person.type(field('Link'), 'https://flug.example/x');
  await person.tab();
  expect(current().arrivalEntry).toMatchObject({
    type: 'plane',
    departureDateTime: '2026-07-12T08:15',
    arrivalDateTime: '2026-07-12T09:40',
    provider: 'LH 123',
    price: '129,00 €',
    booked: true,
    url: 'https://flug.example/x',
  });
  await person.click(screen.getByRole('radio', { name: 'Auto' }));
  expect(current().arrivalEntry).toMatchObject({ type: 'car', provider: 'LH 123' });
});

it('finds its airport by name', async () => {
  vi.stubGlobal('fetch', async () => {
    const airport = {
      lat: 50.03,
      lng: 8.57,
      label: 'Flughafen Frankfurt, Deutschland',
      longLabel: '',
      englishName: '',
      kind: 'airport',
      countryCode: 'DE',
      population: 0,
      timeZone: '',
    };
    const reply = { places: [airport], source: 'x', attribution: [], isFallback: false };
    return new Response(JSON.stringify(reply));
  });
  const { person, current } = await open('arrival');
  await person.click(button('Flugzeug'));
  await person.click(button('Abflughafen wählen'));
  await person.type(screen.getByRole('combobox', { name: 'Abflughafen' }), 'Frankfurt');
  await person.click(await screen.findByRole('option', { name: /Flughafen Frankfurt/ }));
  expect(current().arrivalEntry?.from.label).toBe('Flughafen Frankfurt, Deutschland');
});

it('goes with an offer to take that back', async () => {
  const { person, current } = await open('during');
  await person.click(button('Auto'));
  await person.click(button('Verbindung entfernen'));
  expect(current().duringTripEntry).toBeNull();
  await person.click(button('Rückgängig'));
  expect(current().duringTripEntry?.type).toBe('car');
});
