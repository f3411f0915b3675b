import {
  type ThoroughPreview,
  type Trip,
  isDriven,
  isOnRoute,
  stopsOf,
  type LegMatrix,
} from '@fahrtwind/domain';
import { useEffect, useMemo, useState } from 'react';
import { measureLeg } from '../../../../store/routes/leg-cache.ts';
import { previewQuick } from './preview-quick.ts';
import { findBestOrderInWorker } from './find-best-order-in-worker.ts';
import { call } from '../../../../api/client.ts';

/** More points would keep a route planner busy for long; further legs are estimated. */
const MOST_POINTS = 100;

const NO_MATRIX: LegMatrix = { stopIds: [], meters: [], seconds: [] };

/** The road distances between all stops; without an answer everything is estimated. */
async function askMatrix(trip: Trip, signal: AbortSignal): Promise<LegMatrix> {
  const stops = stopsOf(trip).filter((stop) => isOnRoute(stop) && isDriven(stop.routeProfile));
  if (stops.length < 3 || stops.length > MOST_POINTS) return NO_MATRIX;
  const points = stops.map(({ location: { lat, lng } }) => ({ lat, lng }));
  const body = { points, routeProfile: 'driving' as const, toll: stops.every(({ toll }) => toll) };
  try {
    const { meters, seconds, isEstimate } = await call('planRouteMatrix', { body, signal });
    return { stopIds: stops.map(({ id }) => id), meters, seconds, isEstimate };
  } catch (cause) {
    if (signal.aborted) throw cause;
    console.warn('Planning with estimates', cause);
    return NO_MATRIX;
  }
}

export type Method = 'quick' | 'thorough';

interface Thought {
  /** The trip and method it belongs to; others need a new preview. */
  readonly of: string;
  readonly trip: Trip;
  readonly preview: ThoroughPreview | null;
}

/** What the chosen method would do to the trip; `undefined` while computing, `null` when it failed. */
export function usePreview(
  trip: Trip,
  method: Method,
  keepLast: boolean,
): ThoroughPreview | null | undefined {
  const [thought, setThought] = useState<Thought | null>(null);
  const of = `${method} ${keepLast}`;
  useEffect(() => {
    if (method === 'quick') return undefined;
    const abort = new AbortController();
    askMatrix(trip, abort.signal)
      .then((matrix) => findBestOrderInWorker({ trip, matrix, keepLast }, abort.signal))
      .then(
        (preview) => setThought({ of, trip, preview }),
        (cause: unknown) => {
          if (abort.signal.aborted) return;
          console.error('Order not found', cause);
          setThought({ of, trip, preview: null });
        },
      );
    return () => abort.abort();
  }, [of, trip, method, keepLast]);
  const quick = useMemo(
    () => (method === 'quick' ? previewQuick(trip, measureLeg) : undefined),
    [method, trip],
  );
  if (quick) return quick;
  return thought?.of === of && thought.trip === trip ? thought.preview : undefined;
}
