import type { MapDrawing } from '@fahrtwind/contract';
import { useEffect, useState } from 'react';
import { call } from '../../../api/client.ts';
import { useIsOnline } from '../../../ui/use-is-online.ts';

export interface TripMaps {
  readonly trip: MapDrawing | null;
  readonly days: readonly (MapDrawing | null)[];
  readonly attribution: readonly string[];
  /** Where others can see the trip; null when they cannot. */
  readonly publicUrl: string | null;
}

export type MapsState = TripMaps | 'loading' | 'failed';

/** The maps of a trip, drawn by the server; `version` is new when the trip has changed. */
export function useTripMaps(tripId: string, isWanted: boolean, version: unknown): MapsState {
  const [maps, setMaps] = useState<MapsState>('loading');
  const isOnline = useIsOnline();
  useEffect(() => {
    if (!isWanted || !isOnline) return undefined;
    const abort = new AbortController();
    call('drawTripMaps', { params: { id: tripId }, signal: abort.signal }).then(
      setMaps,
      (cause: unknown) => {
        if (abort.signal.aborted) return;
        console.warn(cause);
        setMaps('failed');
      },
    );
    return () => abort.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a changed trip has other maps
  }, [tripId, isWanted, isOnline, version]);
  return isOnline || typeof maps === 'object' ? maps : 'failed';
}
