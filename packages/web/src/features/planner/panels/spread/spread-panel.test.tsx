// @vitest-environment happy-dom
import { sketchOf, tripOf } from '@fahrtwind/domain/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPanel } from '../../../../parts/testing/open-panel.tsx';
import { SpreadPanel } from './spread-panel.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const onClose = vi.fn<() => void>();
const crowded = tripOf({
  'Tag 1': ['Köln', 'Frankfurt', 'Stuttgart', 'München', 'Salzburg'],
  'Tag 2': [],
});
const choose = (name: RegExp | string) => screen.getByRole('radio', { name });

it('shows each day before it is applied, and takes it back in one step', async () => {
  const { person, current, countSteps } = await openPanel(
    <SpreadPanel onClose={onClose} />,
    crowded,
  );
  expect(choose(/Auf die 2 Tage/)).toHaveProperty('checked', true);
  const days = within(screen.getByRole('region', { name: 'Die Tage' })).getAllByRole('listitem');
  expect(days.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
    expect.stringMatching(/^Tag 112\.07\.2026~\d+ km, ~\d:\d\d hKöln → Frankfurt → Stuttgart$/),
    expect.stringMatching(/^Tag 213\.07\.2026~\d+ km, ~\d:\d\d hMünchen → Salzburg$/),
  ]);
  expect(sketchOf(current())).toEqual(sketchOf(crowded));
  await person.click(screen.getByRole('button', { name: 'Übernehmen' }));
  expect(sketchOf(current())).toEqual({
    'tag-1': ['Köln', 'Frankfurt', 'Stuttgart'],
    'tag-2': ['München', 'Salzburg'],
  });
  expect(screen.getByText('Stopps auf Tage verteilt.')).toBeDefined();
  expect(countSteps()).toBe(1);
  expect(sketchOf(current())).toEqual(sketchOf(crowded));
});

it('adds days for the limit and names a leg that is longer, which stops nothing', async () => {
  const { person, current } = await openPanel(<SpreadPanel onClose={onClose} />, crowded);
  await person.selectOptions(screen.getByLabelText('Höchstens am Steuer pro Tag'), '2 Stunden');
  expect(screen.getByText('2 Tage kommen dazu.')).toBeDefined();
  const words = screen.getByText(/^Stuttgart → München: /).textContent;
  expect(words?.replaceAll(/\s/g, ' ')).toMatch(/: \d:\d\d h, mehr als deine 2:00 h$/);
  await person.click(screen.getByRole('button', { name: 'Übernehmen' }));
  expect(current().days.map(({ cityList }) => cityList.length)).toEqual([2, 1, 1, 1]);
  // The warnings of the days use the limit that was chosen here.
  expect(localStorage.getItem('private-driving-limit')).toBe('2');
});

it('spreads over another number of days', async () => {
  const { person, current } = await openPanel(<SpreadPanel onClose={onClose} />, crowded);
  await person.click(choose('Andere Anzahl'));
  await person.clear(screen.getByLabelText('Tage'));
  await person.type(screen.getByLabelText('Tage'), '4');
  await person.click(screen.getByRole('button', { name: 'Übernehmen' }));
  expect(current().days.map(({ cityList }) => cityList.length)).toEqual([2, 1, 1, 1]);
});

it('asks whether free days on the way stay free', async () => {
  const trip = tripOf({ 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': [], 'Tag 3': ['Mainz', 'Frankfurt'] });
  const { person, current } = await openPanel(<SpreadPanel onClose={onClose} />, trip);
  expect(screen.getByText('Die Stopps sind schon so verteilt.')).toBeDefined();
  await person.click(screen.getByRole('switch', { name: /Freie Tage unterwegs behalten/ }));
  await person.click(screen.getByRole('button', { name: 'Übernehmen' }));
  expect(current().days.map(({ cityList }) => cityList.length)).toEqual([2, 1, 1]);
});
