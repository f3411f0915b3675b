import type { AddProtocolAction } from 'maplibre-gl';
// Starts by being imported; its package denies that, so the build would leave it out if nothing of it were used.
import LibraryWorker from 'maplibre-gl/dist/maplibre-gl-worker.mjs';
import { readTile } from './read-tile.ts';

declare const self: {
  readonly worker: unknown;
  readonly addProtocol: (scheme: string, load: AddProtocolAction) => void;
};

if (!(self.worker instanceof LibraryWorker)) throw new TypeError('The map has no worker');
// Tiles are fetched here: the page's thread may be waiting for the graphics card.
self.addProtocol('pmtiles', readTile);
