import { useEffect, useRef, useState } from 'react';
import type { MapPosition } from '../../map/map-data.ts';

export type HereProblem = 'denied' | 'failed';

interface Here {
  readonly position: MapPosition | null;
  readonly isAsking: boolean;
  readonly problem: HereProblem | null;
  /** Asks the device for its position; called only when the user presses the button. */
  readonly ask: () => Promise<MapPosition | null>;
}

const TIME_LIMIT_MS = 15_000;
const RECENT_MS = 60_000;

export function useHere(): Here {
  const [here, setHere] = useState<Omit<Here, 'ask'>>({
    position: null,
    isAsking: false,
    problem: null,
  });

  const watch = useRef<number | null>(null);

  useEffect(
    () => () => {
      if (watch.current !== null) navigator.geolocation.clearWatch(watch.current);
    },
    [],
  );

  function ask(): Promise<MapPosition | null> {
    setHere(({ position }) => ({ position, isAsking: true, problem: null }));
    if (watch.current !== null) navigator.geolocation.clearWatch(watch.current);
    return new Promise((resolve) => {
      const settle = (position: MapPosition | null, problem: HereProblem | null): void => {
        setHere((last) => ({ position: position ?? last.position, isAsking: false, problem }));
        resolve(position);
      };
      // Follows the device until the map is left; only the first position moves the map.
      watch.current = navigator.geolocation.watchPosition(
        ({ coords }) => settle({ lat: coords.latitude, lng: coords.longitude }, null),
        ({ code, PERMISSION_DENIED }) =>
          settle(null, code === PERMISSION_DENIED ? 'denied' : 'failed'),
        { timeout: TIME_LIMIT_MS, maximumAge: RECENT_MS, enableHighAccuracy: true },
      );
    });
  }

  return { ...here, ask };
}
