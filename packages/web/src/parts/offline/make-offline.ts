import type { Language } from '@fahrtwind/contract';
import { isValidLocation, routeLegsOf, type Location, type Trip } from '@fahrtwind/domain';
import type { LngLat } from '../../map/map-data.ts';
import type { MapProgress, StoredMap } from '../../map/offline/store-map.ts';
import { legCache } from '../../store/routes/leg-cache.ts';
import { storeRoutes } from '../trip-routes/use-routes.ts';

/** What has to be on the device before a trip is ready. */
export type OfflinePart = 'app' | 'trip' | 'routes' | 'map' | 'places';

export interface OfflineResult {
  readonly bytes: number;
  /** What is not there, read back from the device; empty when the trip is ready. */
  readonly missing: readonly OfflinePart[];
}

interface MakeOffline {
  readonly language: Language;
  readonly isOnDevice: (tripId: string) => Promise<boolean>;
  readonly onProgress: (progress: MapProgress) => void;
  readonly signal: AbortSignal;
}

/** Without an answer of the browser; every one grants this much. */
const LEAST_BYTES = 40 * 1024 * 1024;
/** What the browser grants is shared with the trips themselves. */
const SHARE = 0.8;

/** Stores a trip with its routes and its map, and checks that all of it is there. */
export async function makeOffline(trip: Trip, wishes: MakeOffline): Promise<OfflineResult> {
  const { language, isOnDevice, onProgress, signal } = wishes;
  await askToStay();
  const missingLegs = await storeRoutes(trip, signal);
  const map = await storeAlong(trip, {
    language,
    extent: 'everything',
    maxBytes: await grantedBytes(),
    onProgress,
    signal,
  });
  const has: Readonly<Record<OfflinePart, boolean>> = {
    app: await hasApp(),
    trip: await isOnDevice(trip.id),
    routes: missingLegs === 0,
    map: map.isComplete,
    places: await storePlaces(signal),
  };
  const parts: readonly OfflinePart[] = ['app', 'trip', 'routes', 'map', 'places'];
  return { bytes: map.bytes, missing: parts.filter((part) => !has[part]) };
}

/** Names of places, so that a stop can be added on the road; their code is loaded only now. */
async function storePlaces(signal: AbortSignal): Promise<boolean> {
  const { storePlacesPack } = await import('../offline-places/places-pack.ts');
  return storePlacesPack(signal);
}

interface MapWishes {
  readonly language: Language;
  readonly extent: 'corridor' | 'everything';
  readonly maxBytes: number;
  readonly onProgress?: (progress: MapProgress) => void;
  readonly signal?: AbortSignal;
}

/** The map along a trip; its code is loaded only now. */
export async function storeAlong(trip: Trip, wishes: MapWishes): Promise<StoredMap> {
  const { storeMap } = await import('../../map/offline/store-map.ts');
  return storeMap({ ...wishes, route: linesOf(trip) });
}

/** The known ways, straight lines for the others, and all places beside them. */
function linesOf(trip: Trip): readonly (readonly LngLat[])[] {
  const ways = routeLegsOf(trip).map(
    (leg) => legCache.find(leg)?.geometry ?? [pointOf(leg.from), pointOf(leg.to)],
  );
  const stops = trip.days.flatMap(({ cityList }) => cityList.map(({ location }) => location));
  const places = [...stops, ...trip.hotels.map(({ location }) => location)];
  return [...ways, ...places.filter(isValidLocation).map((place) => [pointOf(place)])];
}

function pointOf({ lng, lat }: Pick<Location, 'lng' | 'lat'>): LngLat {
  return [lng, lat];
}

/** Asks that the browser does not clear the site's data when space gets short. It may decline. */
async function askToStay(): Promise<void> {
  await navigator.storage?.persist?.().catch((cause: unknown) => console.warn(cause));
}

async function grantedBytes(): Promise<number> {
  const estimate = await navigator.storage?.estimate?.();
  if (estimate?.quota === undefined) return LEAST_BYTES;
  return Math.max(0, (estimate.quota - (estimate.usage ?? 0)) * SHARE);
}

/** The worker starts only when the page is quiet, and then fetches the whole app. */
const WORKER_WITHIN_MS = 30_000;

/** Whether the service worker has the app; without one, only an open page works. */
async function hasApp(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return false;
  await Promise.race([navigator.serviceWorker.ready, pause(WORKER_WITHIN_MS)]);
  // It is active only after all files of the app are stored.
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.active || (await caches.match('/app-shell.html')) === undefined) return false;
  return storesMap(registration.active);
}

/** Asks the worker for the map library, which is not among the files that it has from the start. */
function storesMap(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data === true), { once: true });
    port1.start();
  });
  worker.postMessage('store-map', [port2]);
  return Promise.race([answer, pause(WORKER_WITHIN_MS).then(() => false)]).finally(() =>
    port1.close(),
  );
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
