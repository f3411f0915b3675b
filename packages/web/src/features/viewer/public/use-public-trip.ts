import { isCopy, type PublicTrip } from '@fahrtwind/domain';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { useTripActions } from '../../../store/trips/view/use-trips.ts';

export type ShownTrip =
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | { readonly status: 'failed' }
  /** `isStored`: as it was opened last on this device, because the server cannot be reached. */
  | { readonly status: 'ready'; readonly trip: PublicTrip; readonly isStored: boolean };

/** What the server has put into the page; undefined when the page was reached by a link within the app. */
export type LoadedTrip = PublicTrip | null | undefined;

/** A public trip. Copies are kept in their list, and a missing trip is told to the store, as specified. */
export function usePublicTrip(id: string, loaded: LoadedTrip) {
  const { openPublic, keepShared } = useTripActions();
  const [shown, setShown] = useState<ShownTrip>(() => firstShown(loaded));

  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (loaded !== undefined && attempt === 0) return;
    void loadTrip(id, openPublic).then(setShown);
  }, [id, loaded, attempt, openPublic]);

  function reload() {
    setShown({ status: 'loading' });
    setAttempt(attempt + 1);
  }

  const { status } = shown;
  const trip = shown.status === 'ready' && !shown.isStored ? shown.trip : null;
  useEffect(() => {
    // Only copies and missing trips concern the store, whose code is larger than this page.
    if (trip && isCopy(trip)) void keepShared(trip);
    if (status === 'missing')
      openPublic(id).catch((cause: unknown) => console.warn('Missing trip not noted', cause));
  }, [trip, status, id, keepShared, openPublic]);

  return { shown, reload };
}

function firstShown(loaded: LoadedTrip): ShownTrip {
  if (loaded === undefined) return { status: 'loading' };
  return loaded ? { status: 'ready', trip: loaded, isStored: false } : { status: 'missing' };
}

async function loadTrip(
  id: string,
  openPublic: (id: string) => Promise<PublicTrip | null>,
): Promise<ShownTrip> {
  try {
    const { trip } = await call('getPublicTrip', { params: { id } });
    return { status: 'ready', trip, isStored: false };
  } catch (cause) {
    if (cause instanceof ApiError && cause.status === 404) return { status: 'missing' };
    console.warn('Public trip not loaded', cause);
  }
  try {
    const trip = await openPublic(id);
    return trip ? { status: 'ready', trip, isStored: true } : { status: 'missing' };
  } catch {
    // The failure has been reported above.
    return { status: 'failed' };
  }
}
