import { createEmitter } from '../ui/observable.ts';

type Install = () => void;

let waiting: Install | null = null;
const ready = createEmitter<Install>();

/** Calls back when a new version is waiting; `install` activates it and reloads the page. */
export function onUpdateReady(listener: (install: Install) => void): () => void {
  if (waiting) listener(waiting);
  return ready.subscribe(listener);
}

/** Watches a registration for new versions. The very first version replaces nothing and is not offered. */
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
    ready.emit(waiting);
  };
  if (registration.waiting && container.controller) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && container.controller) offer(worker);
    });
  });
}
