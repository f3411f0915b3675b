import { registerServiceWorker } from './register.ts';
import { watchForUpdates } from './update.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Starts the service worker once the page has loaded and has nothing better to do. */
export function startPwa(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  if (document.readyState === 'complete') void start(navigator.serviceWorker);
  else window.addEventListener('load', () => void start(navigator.serviceWorker), { once: true });
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
