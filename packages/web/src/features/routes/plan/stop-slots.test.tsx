// @vitest-environment happy-dom
import { serialiseLocation, type Location } from '@fahrtwind/domain';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Announcer } from '../../../ui/announcer.tsx';
import { EMPTY_PLAN, MOST_STOPS, type RoutePlan } from './route-plan.ts';
import { StopSlots } from './stop-slots.tsx';

const place = (label: string): Location =>
  serialiseLocation({ lat: 48, lng: 11, label: `${label}, Land` });
const [MUNICH, INNSBRUCK, BOLZANO] = [place('München'), place('Innsbruck'), place('Bozen')];

const person = userEvent.setup();

beforeEach(() => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ places: [place('Verona')], attribution: [], isFallback: false }),
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Form({ start }: { readonly start: RoutePlan }) {
  const [plan, setPlan] = useState(start);
  return (
    <>
      <Announcer />
      <StopSlots plan={plan} onChange={setPlan} />
    </>
  );
}

const opens = (places: Partial<RoutePlan>) => render(<Form start={{ ...EMPTY_PLAN, ...places }} />);

const presses = (name: string) => person.click(screen.getByRole('button', { name }));
const spoken = () => document.querySelector('[data-said]')?.textContent ?? '';
function focused(): string | null {
  const element = document.activeElement;
  return element && element !== document.body
    ? (element.getAttribute('aria-label') ?? element.textContent)
    : null;
}

it.each<[string, Partial<RoutePlan>, string, string, string]>([
  [
    'down into an empty destination',
    { from: MUNICH, vias: [INNSBRUCK] },
    'Innsbruck nach hinten',
    'Innsbruck ist jetzt Ort 2 von 2.',
    'Innsbruck nach vorn',
  ],
  [
    'up into an empty start',
    { vias: [INNSBRUCK], to: BOLZANO },
    'Innsbruck nach vorn',
    'Innsbruck ist jetzt Ort 1 von 2.',
    'Innsbruck nach hinten',
  ],
  [
    'past another one',
    { from: MUNICH, vias: [INNSBRUCK], to: BOLZANO },
    'Bozen nach vorn',
    'Bozen ist jetzt Ort 2 von 3.',
    'Bozen nach vorn',
  ],
])('a place that moves %s is spoken of as it then stands', async (_, plan, action, words, next) => {
  opens(plan);
  await presses(action);
  expect(spoken()).toBe(words);
  expect(focused()).toBe(next);
});

async function addsVerona(): Promise<void> {
  await presses('Zwischenstopp hinzufügen');
  await person.type(screen.getByRole('combobox', { name: 'Zwischenstopp' }), 'Verona');
  await person.click(await screen.findByRole('option', { name: /Verona/ }));
}

it('says where a chosen place stands and how many are left without it, and keeps the focus near', async () => {
  opens({ from: MUNICH, vias: [INNSBRUCK], to: BOLZANO });
  await addsVerona();
  expect(spoken()).toBe('Verona ist jetzt Ort 3 von 4.');
  expect(focused()).toBe('Zwischenstopp hinzufügen');
  await presses('Verona entfernen');
  expect(spoken()).toBe('Verona ist entfernt. Orte der Route: 3.');
  expect(focused()).toBe('Zwischenstopp hinzufügen');
  await presses('Bozen entfernen');
  expect(spoken()).toBe('Bozen ist entfernt. Orte der Route: 2.');
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Nach' }));
});

it('gives the focus to the last place that fits once it is chosen', async () => {
  const vias = Array.from({ length: MOST_STOPS - 3 }, (_, index) => place(`Ort ${index}`));
  opens({ from: MUNICH, vias, to: BOLZANO });
  await addsVerona();
  expect(screen.queryByRole('button', { name: 'Zwischenstopp hinzufügen' })).toBeNull();
  expect(focused()).toContain('Verona');
});

it('gives the focus to the search for another place when one is removed meanwhile', async () => {
  opens({ from: MUNICH, vias: [INNSBRUCK], to: BOLZANO });
  await presses('Zwischenstopp hinzufügen');
  await presses('Innsbruck entfernen');
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Zwischenstopp' }));
});

it('speaks anew each time the direction is turned around', async () => {
  opens({ from: MUNICH, to: BOLZANO });
  await presses('Richtung umkehren');
  const once = spoken();
  expect(once).toContain('andersherum');
  await presses('Richtung umkehren');
  expect(spoken()).toContain('andersherum');
  expect(spoken()).not.toBe(once);
});
