/// <reference lib="webworker" />
import { createWorker, type Precache } from './worker.ts';

declare const self: ServiceWorkerGlobalScope;

// The build puts the list of files in this text's place.
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
});

self.addEventListener('fetch', (event) => {
  const answer = worker.answer(event.request);
  if (answer) event.respondWith(answer);
});
