import type { Trip } from '@fahrtwind/domain';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { forgetOffline } from '../../../parts/offline/clear-device.ts';
import { makeOffline, type OfflinePart } from '../../../parts/offline/make-offline.ts';
import { offlineTrips } from '../../../parts/offline/offline-trips.ts';
import { useTripActions } from '../../../store/trips/view/use-trips.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import { useIsOnline } from '../../../ui/use-is-online.ts';

type OfflineState =
  | { readonly kind: 'none' }
  | { readonly kind: 'storing'; readonly bytes: number; readonly share: number }
  | { readonly kind: 'ready'; readonly bytes: number }
  | { readonly kind: 'incomplete'; readonly missing: readonly OfflinePart[] }
  | { readonly kind: 'failed' };

export interface Offline {
  readonly state: OfflineState;
  readonly start: () => void;
  readonly cancel: () => void;
  readonly remove: () => void;
}

/** Makes a trip available offline. One that was made so before is checked again and completed while there is a network. */
export function useOffline(trip: Trip): Offline {
  const language = useLanguage();
  const isOnline = useIsOnline();
  const { isOnDevice } = useTripActions();
  const list = useSyncExternalStore(offlineTrips.subscribe, offlineTrips.get, offlineTrips.get);
  const pinned = list.find(({ id, kind }) => id === trip.id && kind === 'pinned');
  const [running, setRunning] = useState<OfflineState | null>(null);
  const abort = useRef<AbortController | null>(null);

  async function run(isQuiet: boolean): Promise<void> {
    abort.current?.abort();
    const { signal } = (abort.current = new AbortController());
    if (!isQuiet) setRunning({ kind: 'storing', bytes: 0, share: 0 });
    const next = await makeOffline(trip, {
      language,
      isOnDevice,
      signal,
      onProgress: (progress) => {
        if (!signal.aborted && !isQuiet) setRunning({ kind: 'storing', ...progress });
      },
    }).then(
      ({ bytes, missing }): OfflineState =>
        missing.length === 0 ? { kind: 'ready', bytes } : { kind: 'incomplete', missing },
      (cause: unknown): OfflineState => {
        console.warn(cause);
        return { kind: 'failed' };
      },
    );
    if (signal.aborted) return;
    if (next.kind === 'ready') note(trip, next.bytes);
    // What was ready stays so while the server cannot be asked.
    setRunning(isQuiet && next.kind === 'failed' ? null : next);
  }

  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (isOnline && offlineTrips.find(trip.id)?.kind === 'pinned') void latest.current(true);
  }, [trip.id, isOnline]);
  useEffect(() => () => abort.current?.abort(), []);

  return {
    state: running ?? (pinned ? { kind: 'ready', bytes: pinned.bytes } : { kind: 'none' }),
    start: () => void run(false),
    cancel: () => {
      abort.current?.abort();
      setRunning(null);
    },
    remove: () => {
      forgetOffline(trip.id).catch((cause: unknown) => console.warn(cause));
      setRunning(null);
    },
  };
}

function note({ id, title }: Trip, bytes: number): void {
  offlineTrips.note({ id, title, kind: 'pinned', bytes, storedAt: new Date().toISOString() });
}
