import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { uidOf } from '../../../store/session/session-state.ts';
import { useSession } from '../../../store/session/use-session.ts';
import type { PeopleEvent } from '../../../store/trips/people-events.ts';
import { usePeopleEvents, useTrips } from '../../../store/trips/use-trips.ts';
import { presence, tripPeople } from './browser-people.ts';
import type { TripPeopleState } from './create-trip-people.ts';

/** Who travels along on the current trip. */
export function useTripPeople(): TripPeopleState {
  return useSyncExternalStore(tripPeople.subscribe, tripPeople.get, tripPeople.get);
}

/** Keeps the people of the current trip up to date, and tells them that one is here; for one place of the screen. */
export function useLivePeople(selectedStopIds: readonly string[]): void {
  const session = useSession();
  const uid = uidOf(session);
  const isRegistered = session.state === 'registered';
  const tripId = useTrips((state) =>
    isRegistered && state.currentRole !== null && state.isOnServer ? state.currentId : null,
  );
  useEffect(() => {
    void tripPeople.open(tripId);
    return () => void tripPeople.open(null);
  }, [tripId]);
  usePeopleEvents(hear);

  const { people } = useTripPeople();
  const isTogether = (people?.companions.length ?? 0) > 0;
  const isHere = useIsVisible() && isTogether;
  useEffect(() => {
    if (!isHere || tripId === null || uid === null) return undefined;
    presence.enter(tripId, uid);
    return () => presence.leave();
  }, [isHere, tripId, uid]);
  useEffect(() => {
    if (isHere) presence.select(selectedStopIds);
  }, [isHere, selectedStopIds]);
}

function hear(event: PeopleEvent): void {
  presence.hear(event);
  if (event.kind === 'companions' && event.id === tripPeople.get().tripId) void tripPeople.reload();
}

/** Whoever looks at another tab is not here. */
function useIsVisible(): boolean {
  const subscribe = useCallback((listener: () => void) => {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => false,
  );
}
