// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, Link } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SessionProvider } from '../../store/session/session-provider.tsx';
import { visitor } from '../../store/session/session-fakes.ts';
import { startWith } from '../../store/session/start-fakes.ts';
import { loadPage } from '../page-modules.ts';
import { useHead } from './use-head.ts';

const PAGES = ['account/signed-out-page', 'account/register-page'];

function Head() {
  useHead();
  return <Link to="/Registrieren">weiter</Link>;
}

/** Runs everything that does not wait for a timer. */
async function settle(): Promise<void> {
  for (let round = 0; round < 20; round += 1) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}

beforeEach(async () => {
  await Promise.all([import('./head.ts'), import('./head-html.ts'), ...PAGES.map(loadPage)]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('is written 50 ms after the last of several navigations, and not before [ME-2]', async () => {
  const titles: string[] = [];
  window.history.replaceState(null, '', '/Ausgeloggt');
  render(
    <SessionProvider start={startWith(visitor)}>
      <BrowserRouter>
        <Head />
      </BrowserRouter>
    </SessionProvider>,
  );
  new MutationObserver(() => titles.push(document.title)).observe(document.head, {
    childList: true,
    subtree: true,
  });
  vi.advanceTimersByTime(49);
  fireEvent.click(screen.getByRole('link', { name: 'weiter' }));
  vi.advanceTimersByTime(49);
  await settle();
  expect(document.title).toBe('');
  vi.advanceTimersByTime(1);
  await settle();
  expect(document.title).toContain('Fahrtwind');
  expect(new Set(titles)).toEqual(new Set([document.title]));
});
