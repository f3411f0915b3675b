import { useCallback, useEffect, useRef } from 'react';
import type { MapPosition, MapStop } from '../../map/map-data.ts';

interface Shown {
  readonly stops: readonly MapStop[];
  readonly map: { readonly reveal: (position: MapPosition) => void } | null;
  readonly onHover: ((stopId: string | null) => void) | undefined;
}

/**
 * Highlights a stop and scrolls it into view. The function never changes, so that an edit does not render hundreds of
 * stops that receive it.
 */
export function usePointAt(shown: Shown): (stopId: string | null) => void {
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  });
  return useCallback((stopId) => {
    const { stops, map, onHover } = latest.current;
    onHover?.(stopId);
    const stop = stops.find(({ id }) => id === stopId);
    if (stop) map?.reveal(stop);
  }, []);
}
