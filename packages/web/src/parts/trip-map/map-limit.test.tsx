// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { registered, visitor } from '../../store/session/session-fakes.ts';
import { SessionProvider } from '../../store/session/session-provider.tsx';
import { startWith } from '../../store/session/start-fakes.ts';
import { LanguageProvider } from '../../ui/texts.tsx';
import { MapLimit } from './map-limit.tsx';

afterEach(cleanup);

function pageOf(session: Parameters<typeof startWith>[0], isShown: boolean) {
  const at = isShown ? { lat: 50.9375, lng: 6.9603, zoom: 11.4 } : null;
  return (
    <MemoryRouter>
      <LanguageProvider language="de">
        <SessionProvider start={startWith(session, {})}>
          <MapLimit at={at} />
        </SessionProvider>
      </LanguageProvider>
    </MemoryRouter>
  );
}

it('says where only main roads are known, aloud the first time only', () => {
  const page = render(pageOf(visitor, false));
  const note = page.getByRole('status');
  expect(note.textContent).toBe('');
  page.rerender(pageOf(visitor, true));
  expect(note.textContent).toContain('Hier nur Fernstraßen. In OpenStreetMap ansehen');
  expect(note.getAttribute('aria-live')).toBe('polite');
  page.rerender(pageOf(visitor, false));
  page.rerender(pageOf(visitor, true));
  expect(note.textContent).toContain('Hier nur Fernstraßen. In OpenStreetMap ansehen');
  expect(note.getAttribute('aria-live')).toBe('off');
});

it('leads people in ADMINS to where regions are loaded', () => {
  const page = render(pageOf(registered('anna', { isAdmin: true }), true));
  const link = page.getByRole('link', { name: 'Region laden …' });
  expect(link.getAttribute('href')).toBe('/Einstellungen#karten-und-daten');
});

it('does not offer it to other people, who are led to the same place in OpenStreetMap', () => {
  const page = render(pageOf(registered('ole'), true));
  const [link, ...others] = page.getAllByRole('link');
  expect(others).toEqual([]);
  expect(link?.getAttribute('href')).toBe('https://www.openstreetmap.org/#map=12/50.9375/6.9603');
});
