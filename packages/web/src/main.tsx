import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app/app.tsx';
import { guard } from './app/guard.ts';
import { isMobileApp } from './app/mobile-app.ts';
import { loadPage } from './app/page-modules.ts';
import { readStart } from './app/read-start.ts';
import { moreStyles } from './app/more-styles.ts';
import { matchRoute } from './app/routes.ts';
import { Shell } from './app/shell.tsx';

/** React tells of what it has recovered from only that it has; the cause says what to mend. */
function onRecoverableError(error: unknown): void {
  console.error('Recovered', error instanceof Error ? (error.cause ?? error) : error);
}

async function startApp(root: HTMLElement): Promise<void> {
  const { start, isProvisional } = await readStart();
  const { entry } = matchRoute(window.location.pathname);
  const elsewhere = guard({
    route: entry,
    session: start.session.state,
    pathname: window.location.pathname,
    search: window.location.search,
    isMobileApp: isMobileApp(),
  });
  if (elsewhere !== null) window.history.replaceState(null, '', elsewhere);
  // With its code here before the first render, the page takes over what the server rendered without a gap.
  await loadPage(matchRoute(window.location.pathname).entry.page).catch((cause: unknown) => {
    console.error('Page not loaded', cause);
  });
  await moreStyles(document);
  const app = (
    <App start={start} isProvisional={isProvisional}>
      <BrowserRouter>
        <Shell />
      </BrowserRouter>
    </App>
  );
  const isRendered = root.hasChildNodes() && !root.querySelector('[data-skeleton]');
  if (isRendered && elsewhere === null) {
    // In small steps, so that scrolling stays smooth meanwhile; a click makes React hurry.
    startTransition(() => {
      hydrateRoot(root, app, { onRecoverableError });
    });
  } else {
    createRoot(root, { onRecoverableError }).render(app);
  }
  document.dispatchEvent(new Event('fahrtwind:listens'));
}

const root = document.getElementById('root');
if (root) void startApp(root);
