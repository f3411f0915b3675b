// @vitest-environment happy-dom
import { tripOf } from '@fahrtwind/domain/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeCaches } from '../../../map/testing/fake-caches.ts';
import { answerMap } from '../../../map/testing/map-server.ts';
import { offlineTrips } from '../../../parts/offline/offline-trips.ts';
import { fixedTrips } from '../../../parts/testing/fixed-trips.ts';
import { TripsProvider } from '../../../store/trips/trips-provider.tsx';
import { LanguageProvider } from '../../../ui/texts.tsx';
import { OfflineCard } from './offline-card.tsx';

const TRIP = tripOf({ 'Tag 1': ['Köln', 'Bonn'] }, { title: 'Rhein' });

const PLANNED = {
  meters: 33_000,
  seconds: 2520,
  geometry: [
    [6.96, 50.94],
    [7.1, 50.74],
  ],
  isEstimate: false,
  hasToll: false,
  hasFerry: false,
  countries: ['DE'],
};

function answer(address: string, init?: RequestInit): Promise<Response> {
  if (address === '/places-europe.txt')
    return Promise.resolve(new Response('SI\nBled\t46369\t14114\t40\n'));
  if (!address.startsWith('/api/routes'))
    return Promise.resolve(answerMap(address, init) ?? new Response(null, { status: 404 }));
  const asked: { stops: readonly { cityId: string; routeProfile: string }[] } = JSON.parse(
    typeof init?.body === 'string' ? init.body : '{}',
  );
  const legs = asked.stops.slice(1).map((stop) => ({ ...PLANNED, ...stop }));
  return Promise.resolve(Response.json({ legs, attribution: [], isFallback: false }));
}

/** The worker that was asked to store the map library. */
function tellDone(_: string, [port]: readonly MessagePort[]): void {
  port?.postMessage(isLibraryStored);
}

let isLibraryStored: boolean;
let isTripStored: boolean;
let hasWorker: boolean;
let persist: ReturnType<typeof vi.fn>;

beforeEach(() => {
  isLibraryStored = true;
  isTripStored = true;
  hasWorker = true;
  persist = vi.fn(() => Promise.resolve(true));
  const device = fakeCaches();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('caches', device.storage);
  vi.stubGlobal('fetch', vi.fn(answer));
  void device.storage
    .open('fahrtwind-1')
    .then((cache) => cache.put('/app-shell.html', new Response('')));
  vi.stubGlobal('navigator', {
    userAgent: 'Test',
    onLine: true,
    storage: { persist, estimate: async () => ({ quota: 1e9, usage: 0 }) },
    serviceWorker: {
      getRegistration: async () => (hasWorker ? { active: { postMessage: tellDone } } : undefined),
      ready: Promise.resolve({}),
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

function open(): void {
  const store = fixedTrips(
    { current: TRIP, currentStatus: 'ready' },
    { isOnDevice: async () => isTripStored },
  );
  render(
    <TripsProvider store={store}>
      <LanguageProvider language="de">
        <OfflineCard trip={TRIP} />
      </LanguageProvider>
    </TripsProvider>,
  );
}

const makesAvailable = () =>
  fireEvent.click(screen.getByRole('button', { name: 'Offline verfügbar machen' }));

describe('a trip that is made available offline', () => {
  it('is ready when app, trip, routes and map are there, and asks to stay', async () => {
    open();
    makesAvailable();
    expect(await screen.findByText('Offline bereit', {}, { timeout: 15_000 })).toBeDefined();
    expect(screen.getByText(/Karte \([89],\d\sMB\)/)).toBeDefined();
    expect(persist).toHaveBeenCalledOnce();
    expect(offlineTrips.get()).toMatchObject([{ id: TRIP.id, title: 'Rhein', kind: 'pinned' }]);
  });

  it.each([
    ['trip', 'die Reise'],
    ['app', 'die App selbst'],
    ['map library', 'die App selbst'],
  ])('is not called ready without the %s', async (part, named) => {
    if (part === 'trip') isTripStored = false;
    else if (part === 'app') hasWorker = false;
    else isLibraryStored = false;
    open();
    makesAvailable();
    expect(
      await screen.findByText('Noch nicht offline bereit', {}, { timeout: 15_000 }),
    ).toBeDefined();
    expect(screen.getByText(new RegExp(named))).toBeDefined();
    expect(offlineTrips.get()).toEqual([]);
  });

  it('is not called ready when the network breaks off', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    open();
    makesAvailable();
    expect(await screen.findByText('Nicht gespeichert', {}, { timeout: 15_000 })).toBeDefined();
  });
});
