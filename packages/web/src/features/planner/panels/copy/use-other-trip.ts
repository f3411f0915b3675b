import type { Trip } from '@fahrtwind/domain';
import { useEffect, useState } from 'react';
import { useTripActions } from '../../../../store/trips/view/use-trips.ts';

/** A trip other than the open one; `undefined` while loading, `null` when it cannot be loaded. */
export function useOtherTrip(id: string): Trip | null | undefined {
  const { read } = useTripActions();
  const [trip, setTrip] = useState<Trip | null>();
  useEffect(() => {
    let isWanted = true;
    read(id)
      .then((found) => {
        if (isWanted) setTrip(found);
        return undefined;
      })
      .catch((cause: unknown) => {
        console.error('Other trip not loaded', cause);
        if (isWanted) setTrip(null);
      });
    return () => {
      isWanted = false;
    };
  }, [id, read]);
  return trip;
}
