type Install = () => void;

let waiting: Install | null = null;
const listeners = new Set<(install: Install) => void>();

/** Calls back when a new version waits; `install` switches to it and loads the page anew. */
export function onUpdateReady(listener: (install: Install) => void): () => void {
  listeners.add(listener);
  if (waiting) listener(waiting);
  return () => listeners.delete(listener);
}

/** Watches a registration for new versions. The first one of all replaces nothing and is not offered. */
export function watchForUpdates(
  registration: ServiceWorkerRegistration,
  container: ServiceWorkerContainer,
  reload: () => void,
): void {
  const offer = (worker: ServiceWorker) => {
    waiting = () => {
      container.addEventListener('controllerchange', reload, { once: true });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes no target
      worker.postMessage('skip-waiting');
    };
    for (const listener of listeners) listener(waiting);
  };
  if (registration.waiting && container.controller) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && container.controller) offer(worker);
    });
  });
}
