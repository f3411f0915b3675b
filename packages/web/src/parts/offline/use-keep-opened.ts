import { stopsOf, type Trip } from '@fahrtwind/domain';
import { useEffect, useRef } from 'react';
import { useIsOnline } from '../../ui/use-is-online.ts';
import { useLanguage } from '../../ui/texts.tsx';
import { storeAlong } from './make-offline.ts';
import { offlineTrips } from './offline-trips.ts';

/** Long after the page has what it needs itself, and once for many edits. */
const PAUSE_MS = 20_000;
/** The map along a trip across Europe takes a third of it. */
const MOST_BYTES = 6 * 1024 * 1024;

/** Keeps an opened trip on this device: its map along the route comes when the page is quiet. */
export function useKeepOpened(trip: Trip | null): void {
  const isOnline = useIsOnline();
  const language = useLanguage();
  const places = trip ? placesOf(trip) : null;
  const latest = useRef(trip);
  useEffect(() => {
    latest.current = trip;
  });
  useEffect(() => {
    if (places === null || !isOnline || wantsToSave() || !('caches' in globalThis))
      return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      const opened = latest.current;
      if (!opened) return;
      const wish = {
        language,
        extent: 'corridor',
        maxBytes: MOST_BYTES,
        signal: abort.signal,
      } as const;
      storeAlong(opened, wish).then(
        // After signing out meanwhile, no title is left behind.
        ({ bytes }) => (abort.signal.aborted ? undefined : noteOpened(opened, bytes)),
        (cause: unknown) => {
          if (!abort.signal.aborted) console.warn('Map of the trip not stored', cause);
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [places, isOnline, language]);
}

/** The trip and its places to ten kilometers: most edits need no other map. */
function placesOf(trip: Trip): string {
  const places = stopsOf(trip).map(
    ({ location: { lat, lng } }) => `${lat.toFixed(1)} ${lng.toFixed(1)}`,
  );
  return [trip.id, ...new Set(places)].join(',');
}

function noteOpened({ id, title }: Trip, bytes: number): void {
  if (offlineTrips.find(id)?.kind === 'pinned') return;
  offlineTrips.note({ id, title, kind: 'opened', bytes, storedAt: new Date().toISOString() });
}

/** Whether the user has told the browser to save data. */
function wantsToSave(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
