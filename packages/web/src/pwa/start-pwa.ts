import { registerServiceWorker } from './register.ts';
import { watchForUpdates } from './update.ts';

const HOUR_MS = 60 * 60 * 1000;

/** The worker fetches the whole app ahead. Before that, the page must have had all that it asks for itself. */
const QUIET_MS = 3000;

/** Starts the service worker once the page has loaded and asks for nothing more. */
export function startPwa(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  if (document.readyState === 'complete') startWhenQuiet();
  else window.addEventListener('load', startWhenQuiet, { once: true });
}

function startWhenQuiet(): void {
  // A page that comes from the worker is not slowed down by it.
  if (navigator.serviceWorker.controller) {
    void start(navigator.serviceWorker);
    return;
  }
  const done = (): void => {
    observer.disconnect();
    void start(navigator.serviceWorker);
  };
  let timer = setTimeout(done, QUIET_MS);
  const observer = new PerformanceObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(done, QUIET_MS);
  });
  observer.observe({ type: 'resource' });
}

async function start(container: ServiceWorkerContainer): Promise<void> {
  const registration = await registerServiceWorker({
    container,
    fetch: (path) => fetch(path, { cache: 'no-store' }),
    hostname: window.location.hostname,
    report: (message, cause) => {
      console.error(message, cause ?? '');
    },
  });
  if (!registration) return;
  watchForUpdates(registration, container, () => window.location.reload());
  setInterval(() => {
    registration.update().catch((cause: unknown) => console.info('No look for updates', cause));
  }, HOUR_MS);
}
