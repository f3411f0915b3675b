/// <reference lib="webworker" />
import { answerShare } from './answer-share.ts';
import { createWorker, type Precache } from './worker.ts';

declare const self: ServiceWorkerGlobalScope;

// The build replaces this text by the list of files.
const precache: unknown = '__PRECACHE__';
const worker = createWorker(
  { caches: self.caches, fetch: (request) => self.fetch(request), origin: self.location.origin },
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by build/service-worker-plugin.ts
  precache as Precache,
);

self.addEventListener('install', (event) => {
  event.waitUntil(worker.install());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(worker.activate().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  if (event.data === 'skip-waiting') void self.skipWaiting();
  if (event.data === 'store-map') {
    const tell = (isDone: boolean): void => event.ports[0]?.postMessage(isDone);
    event.waitUntil(
      worker.storeMap().then(
        () => tell(true),
        () => tell(false),
      ),
    );
  }
});

self.addEventListener('fetch', (event) => {
  const { origin } = self.location;
  const answer =
    answerShare(event.request, { caches: self.caches, origin }) ?? worker.answer(event.request);
  if (answer) event.respondWith(answer);
});
