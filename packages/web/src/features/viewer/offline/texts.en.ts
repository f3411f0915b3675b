import type { OfflinePart } from '../../../parts/offline/make-offline.ts';
import type { de } from './texts.de.ts';

const parts: Readonly<Record<OfflinePart, string>> = {
  app: 'the app itself. Reload the page once and try again',
  trip: 'the trip. This device may be out of storage',
  routes: 'the routes',
  map: 'a part of the map. Either this device is out of storage, or the configured map cannot be stored',
  places: 'the place search',
};

export const en: typeof de = {
  title: 'Take it offline',
  text: 'Stores the trip, its routes, the map and 50,000 place names on this device: about 10 MB, or more with your own map regions.',
  start: 'Make available offline',
  needsNetwork: 'You need to be online once for this.',
  storing: 'Storing on this device',
  progress: (size, percent) => `${size} stored, ${percent}%`,
  cancel: 'Cancel',
  ready: 'Ready offline',
  readyText: (size) => `Trip, routes and map (${size}) are on this device and checked.`,
  remove: 'Stop keeping it offline',
  incomplete: 'Not ready offline yet',
  parts,
  missing: (names) => `Missing: ${names}.`,
  failed: 'Not stored',
  failedText:
    'The connection was lost, or this device is out of space. What is already stored stays.',
  retry: 'Try again',
  install:
    'On iPhone and iPad the browser deletes stored data after a week without a visit. Installed, it stays: tap “Share” and then “Add to Home Screen”.',
};
