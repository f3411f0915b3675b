// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { visitor } from '../../store/session/session-fakes.ts';
import { SessionProvider } from '../../store/session/session-provider.tsx';
import { startWith } from '../../store/session/start-fakes.ts';
import { openConsent } from './browser-consent.ts';
import { CookieConsent } from './cookie-consent.tsx';

afterEach(cleanup);

function openBanner(analyticsScriptUrl: string | null) {
  const start = startWith(visitor, { analyticsScriptUrl });
  render(
    <SessionProvider start={start}>
      <MemoryRouter>
        <CookieConsent />
      </MemoryRouter>
    </SessionProvider>,
  );
  act(() => {
    openConsent();
  });
}

it('asks for consent to measuring where measuring is configured [SC-5]', () => {
  openBanner('https://tags.example/tag.js?id=T-1');
  expect(screen.getByText(/Mit deiner Zustimmung messen wir/)).toBeDefined();
});

it('says that nothing is measured where nothing is configured, with the same two answers [SC-5]', () => {
  openBanner(null);
  expect(screen.getByText(/Eine Messung, .* ist nicht eingerichtet/)).toBeDefined();
  expect(screen.queryByText(/messen wir/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Hier' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Akzeptieren' })).toBeDefined();
});
