import type { OfflinePart } from '../../../parts/offline/make-offline.ts';
import type { de } from './texts.de.ts';

const parts: Readonly<Record<OfflinePart, string>> = {
  app: 'the app itself. Reload the page once and try again',
  trip: 'the trip. The storage of this device may be full',
  routes: 'the routes',
  map: 'a part of the map. Either the storage of this device is full, or the configured map cannot be taken along',
};

export const en: typeof de = {
  title: 'Along without a network',
  text: 'Stores the trip, its routes and the map on this device: about 8 MB, more with map regions of your own.',
  start: 'Make available offline',
  needsNetwork: 'You need a network for this once.',
  storing: 'Being stored on this device',
  progress: (size, percent) => `${size} stored, ${percent} %`,
  cancel: 'Cancel',
  ready: 'Ready offline',
  readyText: (size) => `Trip, routes and map (${size}) are on this device and checked.`,
  remove: 'Do not keep it ready any more',
  incomplete: 'Not ready offline yet',
  parts,
  missing: (names) => `Missing: ${names}.`,
  failed: 'Not stored',
  failedText:
    'The connection broke off, or this device has no more space. What is already there stays.',
  retry: 'Try again',
  install:
    'On iPhone and iPad the browser deletes stored data after a week without a visit. Installed, it stays: tap “Share” and then “Add to Home Screen”.',
};
