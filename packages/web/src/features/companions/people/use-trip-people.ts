import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { uidOf } from '../../../store/session/session-state.ts';
import { useSession } from '../../../store/session/use-session.ts';
import type { PeopleEvent } from '../../../store/live/live-events.ts';
import { usePeopleEvents, useTrips } from '../../../store/trips/view/use-trips.ts';
import { presence, tripPeople } from './browser-people.ts';
import { useCompanionTexts, type CompanionTexts } from '../texts.ts';
import type { TripPeopleState } from './create-trip-people.ts';
import { lastEditor, tellEdit } from './tell-edits.ts';

/** The people of the current trip. */
export function useTripPeople(): TripPeopleState {
  return useSyncExternalStore(tripPeople.subscribe, tripPeople.get, tripPeople.get);
}

/** Keeps the current trip's people up to date and announces the user's presence. Use it in one component only. */
export function useLivePeople(selectedStopIds: readonly string[]): void {
  const session = useSession();
  const uid = uidOf(session);
  const isRegistered = session.state === 'registered';
  const tripId = useTrips((state) =>
    isRegistered && state.currentRole !== null && state.isOnServer ? state.currentId : null,
  );
  useEffect(() => {
    void tripPeople.open(tripId);
    return () => {
      lastEditor.set(null);
      void tripPeople.open(null);
    };
  }, [tripId]);
  const texts = useCompanionTexts();
  const hear = useCallback((event: PeopleEvent) => hearOf(event, texts), [texts]);
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

function hearOf(event: PeopleEvent, texts: CompanionTexts): void {
  presence.hear(event);
  const { tripId, people } = tripPeople.get();
  if (event.id !== tripId) return;
  if (event.kind === 'companions') void tripPeople.reload();
  if (event.kind === 'edited') tellEdit(event, people, texts);
}

/** A user looking at another tab does not count as present. */
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
