// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../ui/texts.tsx';
import { MapList } from './map-list.tsx';
import { aLeg, aStop } from '../../map/testing/content-of.ts';

afterEach(cleanup);

const content = {
  stops: [
    aStop('koeln', { label: 'Köln' }),
    aStop('bonn', { label: 'Bonn', number: '', isOptional: true }),
    aStop('mainz', { label: 'Mainz', number: '2', dayIndex: 1 }),
  ],
  legs: [aLeg('mainz', { label: '181 km, 2:00 h', isEstimate: true })],
  lodgings: [{ id: 'hotel', label: 'Hotel Köln', dayIndex: 0, lat: 51, lng: 7 }],
};

function openList(language: 'de' | 'en' = 'de') {
  const [onSelect, onSelectLodging, onHover] = [vi.fn(), vi.fn(), vi.fn()];
  render(
    <MemoryRouter>
      <LanguageProvider language={language}>
        <MapList
          about="trip"
          id="liste"
          isHidden
          {...content}
          selectedId="koeln"
          {...{ onSelect, onSelectLodging, onHover }}
        />
      </LanguageProvider>
    </MemoryRouter>,
  );
  return { onSelect, onSelectLodging, onHover };
}

it('says in words and in order what the map shows', () => {
  openList();
  const list = screen.getByRole('region', { name: 'Was die Karte zeigt' });
  const texts = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(texts).toHaveLength(4);
  expect(texts[0]).toBe('1KölnTag 1');
  expect(texts[1]).toBe('BonnTag 1, optional');
  expect(texts[2]).toBe('Hotel KölnTag 1, Unterkunft');
  expect(texts[3]).toBe('181 km, 2:00 h (geschätzt)2MainzTag 2');
});

it('leads the keyboard from marker to marker, shows where it is and selects with Enter', async () => {
  const { onSelect, onSelectLodging, onHover } = openList();
  const person = userEvent.setup();
  await person.tab();
  expect(onHover).toHaveBeenLastCalledWith('koeln');
  await person.tab();
  await person.tab();
  await person.keyboard('{Enter}');
  expect(onSelectLodging).toHaveBeenCalledExactlyOnceWith('hotel');
  await person.tab();
  expect(onHover).toHaveBeenLastCalledWith('mainz');
  await person.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('mainz');
});

it('says which stop is selected, also in English', () => {
  openList('en');
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('1KölnDay 1');
});

it('renders only the rows that an edit has changed', () => {
  let reads = 0;
  const watched = aStop('koeln', { label: 'Köln' });
  Object.defineProperty(watched, 'label', {
    enumerable: true,
    get: () => {
      reads += 1;
      return 'Köln';
    },
  });
  const list = (label: string) => (
    <MemoryRouter>
      <LanguageProvider language="de">
        <MapList
          about="trip"
          id="liste"
          isHidden={false}
          stops={[watched, aStop('bonn', { label })]}
          legs={[]}
          lodgings={[]}
          selectedId={null}
        />
      </LanguageProvider>
    </MemoryRouter>
  );
  const { rerender } = render(list('Bonn'));
  reads = 0;
  rerender(list('Mainz'));
  expect(screen.getByText('Mainz')).toBeDefined();
  expect(reads).toBe(0);
});
