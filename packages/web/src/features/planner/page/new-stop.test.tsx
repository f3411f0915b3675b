// @vitest-environment happy-dom
import { placeOf, routeOf, sketchOf, tripOf } from '@fahrtwind/domain/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { QuickAdd } from '../list/quick-add.tsx';
import { dayView } from '../../../parts/trip-edit/day-view.ts';
import { openPanel } from '../../../parts/testing/open-panel.tsx';
import { HistoryButtons } from './history-buttons.tsx';

const trip = tripOf({
  'Tag 1': ['Köln', 'Bonn'],
  'Tag 2': ['Mainz'],
  'Tag 3': ['Straßburg', 'Basel'],
});

/** A geocoder that knows Freiburg only. */
const answer = { places: [{ ...placeOf('Freiburg'), kind: 'city' }], attribution: [] };

beforeEach(() => {
  const body = JSON.stringify({ ...answer, source: 'x', isFallback: false, isShortLink: false });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
});

afterEach(() => {
  cleanup();
  dayView.showOnly(null);
  vi.unstubAllGlobals();
});

async function search() {
  const opened = await openPanel(
    <>
      <HistoryButtons />
      <QuickAdd near={undefined} />
    </>,
    trip,
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
