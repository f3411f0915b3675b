// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { tripOf } from '@fahrtwind/domain/testing';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../ui/texts.tsx';
import { MapList } from './map-list.tsx';
import { tripOnMap } from '../trip-on-map.ts';

afterEach(cleanup);

const content = tripOnMap(tripOf({ 'Tag 1': ['Köln', 'Bonn?'], 'Tag 2': ['Mainz'] }), {
  language: 'de',
  selectedId: 'koeln',
});

function openList(language: 'de' | 'en' = 'de') {
  const [onSelect, onHover] = [vi.fn(), vi.fn()];
  render(
    <MemoryRouter>
      <LanguageProvider language={language}>
        <MapList id="liste" isHidden {...content} onSelect={onSelect} onHover={onHover} />
      </LanguageProvider>
    </MemoryRouter>,
  );
  return { onSelect, onHover };
}

it('says in words and in order what the map shows', () => {
  openList();
  const list = screen.getByRole('region', { name: 'Was die Karte zeigt' });
  const texts = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(texts).toHaveLength(3);
  expect(texts[0]).toBe('1KölnTag 1');
  expect(texts[1]).toBe('BonnTag 1, optional');
  expect(texts[2]).toMatch(/km, \d:\d\d\u00A0h \(geschätzt\)2MainzTag 2$/);
});

it('leads the keyboard from stop to stop, shows where it is and selects with Enter', async () => {
  const { onSelect, onHover } = openList();
  const person = userEvent.setup();
  await person.tab();
  expect(onHover).toHaveBeenLastCalledWith('koeln');
  await person.tab();
  await person.tab();
  expect(onHover).toHaveBeenLastCalledWith('mainz');
  await person.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('mainz');
});

it('says which stop is selected, also in English', () => {
  openList('en');
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('1KölnDay 1');
});
