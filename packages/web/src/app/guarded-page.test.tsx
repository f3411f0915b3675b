// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { act, type ReactElement } from 'react';
import { MemoryRouter, useLocation, useRoutes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fixedTrips } from '../parts/testing/fixed-trips.ts';
import { TripsProvider } from '../store/trips/trips-provider.tsx';
import { SessionProvider } from '../store/session/session-provider.tsx';
import { visitor } from '../store/session/session-fakes.ts';
import { startWith } from '../store/session/start-fakes.ts';
import { createRoutes } from './create-routes.tsx';
import { AreaBoundary } from './errors/area-boundary.tsx';
import { GuardedPage } from './guarded-page.tsx';
import { layouts } from './layouts/layouts.ts';
import { forgetPage, loadPage } from './page-modules.ts';
import { matchRoute } from './routes.ts';

function Address() {
  return <output>{useLocation().pathname}</output>;
}

async function open(pages: ReactElement, address: string): Promise<void> {
  await act(async () => {
    render(
      <SessionProvider start={startWith(visitor)}>
        <TripsProvider store={fixedTrips({})}>
          <MemoryRouter initialEntries={[address]}>
            {pages}
            <Address />
          </MemoryRouter>
        </TripsProvider>
      </SessionProvider>,
    );
  });
}

function AllPages() {
  return useRoutes(createRoutes());
}

function OnePage({ page }: { readonly page: ReactElement }) {
  const Layout = layouts.public;
  return useRoutes([{ element: <Layout />, children: [{ path: '*', element: page }] }]);
}

async function startFrom(display: string): Promise<void> {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    real(query === `(display-mode: ${display})` ? 'all' : query),
  );
  await open(<AllPages />, '/');
}

const address = () => document.querySelector('output')?.textContent;
const navigation = () => screen.getAllByRole('navigation', { name: 'Hauptnavigation' })[0];
const skeleton = () => document.querySelector('main [aria-busy="true"]');

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a page', () => {
  it('has a skeleton in its place while its code is on the way', async () => {
    // A page that no other test loads: they share what they have loaded.
    await open(<AllPages />, '/Haftungsausschluss');
    expect(skeleton()?.textContent).toBe('Wird geladen …');
    await act(() => loadPage('legal/disclaimer-page'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Haftungsausschluss');
    expect(skeleton()).toBeNull();
  });

  it('whose code does not come says so beside the navigation', async () => {
    const route = { ...matchRoute('/hotel').entry, page: 'blog/no-such-page' };
    await open(<OnePage page={<GuardedPage route={route} />} />, '/hotel');
    expect(screen.getByRole('alert').textContent).toContain('Diese Seite ließ sich nicht laden');
    expect(navigation()?.textContent).toContain('Routen');
    forgetPage(route.page);
  });

  it('that fails says so and can be tried again, while the navigation beside it stays', async () => {
    let isBroken = true;
    function Fragile() {
      if (isBroken) throw new Error('broken page');
      return <h1>Wieder da</h1>;
    }
    const page = (
      <AreaBoundary>
        <Fragile />
      </AreaBoundary>
    );
    await open(<OnePage page={page} />, '/hotel');
    expect(screen.getByRole('alert').textContent).toContain('Hier ist etwas liegen geblieben');
    const links = navigation();
    expect(links?.textContent).toContain('Routen');
    const person = userEvent.setup();
    await person.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    expect(screen.getByRole('alert')).toBeTruthy();
    isBroken = false;
    await person.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Wieder da' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(navigation()).toBe(links);
  });
});

describe('the landing page', () => {
  it('gives way to signing in where the app is installed on the home screen [RT-2]', async () => {
    await startFrom('standalone');
    expect(address()).toBe('/anmelden');
  });

  it('stays in the browser', async () => {
    await startFrom('browser');
    expect(address()).toBe('/');
  });
});
