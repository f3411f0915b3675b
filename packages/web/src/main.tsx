import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app/app.tsx';
import { guard } from './app/guard.ts';
import { isMobileApp } from './app/mobile-app.ts';
import { loadedPage, loadPage } from './app/page-modules.ts';
import { offlineStart } from './app/offline-start.ts';
import { readStart } from './app/read-start.ts';
import { matchRoute } from './app/routes.ts';
import { Shell } from './app/shell.tsx';
import { readPageData } from './api/page-data.ts';

/** React reports only that it recovered from an error; the cause is what a developer needs. */
function onRecoverableError(error: unknown): void {
  console.error('Recovered', error instanceof Error ? (error.cause ?? error) : error);
}

async function startApp(root: HTMLElement): Promise<void> {
  const { start, isProvisional } = await readStart();
  const { entry } = matchRoute(window.location.pathname);
  const { pathname, search } = window.location;
  const session = start.session.state;
  const elsewhere =
    guard({ route: entry, session, pathname, search, isMobileApp: isMobileApp() }) ??
    offlineStart({ search, session, isOffline: isProvisional });
  if (elsewhere !== null) window.history.replaceState(null, '', elsewhere);
  // With the page's code loaded before the first render, hydration leaves no gap.
  const { page } = matchRoute(window.location.pathname).entry;
  await loadPage(page).catch((cause: unknown) => {
    console.error('Page not loaded', cause);
  });
  const data = readPageData();
  const query = new URLSearchParams(search);
  const trips = elsewhere === null ? loadedPage(page)?.pageTrips?.(data, query) : null;
  const app = (
    <App start={start} isProvisional={isProvisional} data={data} trips={trips ?? undefined}>
      <BrowserRouter>
        <Shell />
      </BrowserRouter>
    </App>
  );
  const isRendered = root.hasChildNodes() && !root.querySelector('[data-skeleton]');
  if (isRendered && elsewhere === null) {
    // Hydrates in small steps, so that scrolling stays smooth; a click raises the priority.
    startTransition(() => {
      hydrateRoot(root, app, { onRecoverableError });
    });
  } else {
    createRoot(root, { onRecoverableError }).render(app);
  }
  document.documentElement.dataset['listens'] = '';
  document.dispatchEvent(new Event('fahrtwind:listens'));
}

const root = document.getElementById('root');
if (root) void startApp(root);
