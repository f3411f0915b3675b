// @vitest-environment happy-dom
import { shortLabel, type Trip } from '@fahrtwind/domain';
import { PLACES, routeOf, sketchOf, tripOf } from '@fahrtwind/domain/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { QuickAdd } from '../list/quick-add.tsx';
import { dayView } from '../../../parts/trip-edit/day-view.ts';
import { plannerView } from '../../../parts/trip-edit/planner-view.ts';
import { openPanel } from '../../../parts/testing/open-panel.tsx';
import { HistoryButtons } from './history-buttons.tsx';

const trip = tripOf({
  'Tag 1': ['Köln', 'Bonn'],
  'Tag 2': ['Mainz'],
  'Tag 3': ['Straßburg', 'Basel'],
});

/** A geocoder that knows what is called exactly so. */
beforeEach(() => {
  vi.stubGlobal('fetch', (path: string) => {
    const q = new URLSearchParams(path.split('?')[1]).get('q') ?? '';
    const places = PLACES.filter((place) => shortLabel(place) === q);
    const found = places.map((place) => ({ ...place, kind: 'city' }));
    const flags = { source: 'x', isFallback: false, isShortLink: false };
    return Promise.resolve(Response.json({ places: found, attribution: [], ...flags }));
  });
});

afterEach(() => {
  cleanup();
  dayView.showOnly(null);
  plannerView.reset();
  vi.unstubAllGlobals();
});

async function search(given: Trip = trip) {
  const opened = await openPanel(
    <>
      <HistoryButtons />
      <QuickAdd near={undefined} />
    </>,
    given,
  );
  const field = screen.getByRole('combobox', { name: 'Stopp hinzufügen' });
  await opened.person.type(field, 'Freiburg');
  return { ...opened, field, option: await screen.findByRole('option', { name: /Freiburg/ }) };
}

it('says before a stop is added where it goes, and puts it there', async () => {
  const { person, current, option } = await search();
  expect(option.textContent).toContain('kommt nach Straßburg, Tag 3');
  await person.click(option);
  expect(routeOf(current())).toEqual(['Köln', 'Bonn', 'Mainz', 'Straßburg', 'Freiburg', 'Basel']);
});

it('can be sent to another day there', async () => {
  const { person, current } = await search();
  await person.selectOptions(screen.getByLabelText('Wohin'), 'tag-1');
  const option = screen.getByRole('option', { name: /Freiburg/ });
  expect(option.textContent).toContain('kommt nach Bonn, Tag 1');
  await person.click(option);
  expect(sketchOf(current())['tag-1']).toEqual(['Köln', 'Bonn', 'Freiburg']);
});

it('keeps the order in which places are typed, and takes the first one again as the way home', async () => {
  const { person, current, field } = await search(tripOf({ 'Tag 1': ['Basel'], 'Tag 2': [] }));
  for (const place of ['Freiburg', 'Straßburg', 'Konstanz', 'Basel']) {
    await person.clear(field);
    await person.type(field, place);
    await person.click(await screen.findByRole('option', { name: new RegExp(place) }));
  }
  expect(sketchOf(current())).toEqual({
    'tag-1': ['Basel', 'Freiburg', 'Straßburg', 'Konstanz'],
    'tag-2': ['Basel'],
  });
});

it('tells to which day it went, and moves it to another one or takes it back there', async () => {
  const { person, current, option } = await search();
  await person.click(option);
  expect(await screen.findByText(/Freiburg ist jetzt ein Stopp an Tag 3/)).toBeDefined();
  await person.click(screen.getByRole('button', { name: /^anderer Tag: Tag 2/ }));
  expect(sketchOf(current())['tag-2']).toEqual(['Mainz', 'Freiburg']);
  expect(await screen.findByText(/Freiburg ist jetzt ein Stopp an Tag 2/)).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Rückgängig' }));
  expect(sketchOf(current())['tag-3']).toEqual(['Straßburg', 'Freiburg', 'Basel']);
});

it('goes to the only day that the map shows', async () => {
  dayView.showOnly('tag-2');
  const { person, current } = await search();
  await person.keyboard('{Enter}');
  expect(sketchOf(current())['tag-2']).toContain('Freiburg');
});

it('is taken back by Ctrl+Z while the emptied field has the focus, whose typing is not', async () => {
  const { person, current, field } = await search();
  await person.keyboard('{Enter}');
  expect(document.activeElement).toBe(field);
  expect(routeOf(current())).toContain('Freiburg');
  await person.keyboard('{Control>}z{/Control}');
  expect(routeOf(current())).not.toContain('Freiburg');
  await person.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(routeOf(current())).toContain('Freiburg');
  await person.type(field, 'Ba');
  await person.keyboard('{Control>}z{/Control}');
  expect(routeOf(current())).toContain('Freiburg');
});
