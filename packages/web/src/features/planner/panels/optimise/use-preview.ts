import type { ThoroughPreview, Trip } from '@fahrtwind/domain';
import { useEffect, useMemo, useState } from 'react';
import { measureLeg } from '../../../../store/routes/leg-cache.ts';
import { askMatrix } from './ask-matrix.ts';
import { previewQuick } from './preview-quick.ts';
import { findBestOrderInWorker } from './find-best-order-in-worker.ts';

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
