import { isCopy, type PublicTrip } from '@fahrtwind/domain';
import { useEffect } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { endpoint } from '../../../parts/server-state/endpoint.ts';
import type { Query } from '../../../parts/server-state/queries.ts';
import { useQuery } from '../../../parts/server-state/use-query.ts';
import { useTripActions } from '../../../store/trips/view/use-trips.ts';

interface FoundTrip {
  /** Null where neither the server nor this device has it. */
  readonly trip: PublicTrip | null;
  /** As it was opened last on this device, because the server cannot be reached. */
  readonly isStored?: true;
}

/** A public trip. Copies are kept in their list, and a missing trip is told to the store, as specified. */
export function usePublicTrip(id: string) {
  const { openPublic, keepShared } = useTripActions();
  const asked = endpoint('getPublicTrip', { params: { id } });
  const query: Query<FoundTrip> = {
    ...asked,
    load: (signal) =>
      asked.load(signal).catch(async (cause: unknown) => {
        const isMissing = cause instanceof ApiError && cause.status === 404;
        if (isMissing || signal.aborted) throw cause;
        console.warn('Public trip not loaded', cause);
        return { trip: await openPublic(id), isStored: true };
      }),
  };
  const { loaded, reload } = useQuery(query);

  const { trip, isStored } = loaded.status === 'ready' ? loaded.reply : {};
  const isMissing = loaded.status === 'missing' || trip === null;
  useEffect(() => {
    // Only copies and missing trips concern the store, whose code is larger than this page.
    if (trip && !isStored && isCopy(trip)) void keepShared(trip);
    if (isMissing)
      openPublic(id).catch((cause: unknown) => console.warn('Missing trip not noted', cause));
  }, [trip, isStored, isMissing, id, keepShared, openPublic]);

  return { loaded, trip, isStored, isMissing, reload };
}
