import { useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { PeopleListener } from '../../live/live-events.ts';
import type { TripActions } from './trip-actions.ts';
import { TripsContext, type TripsStore } from './trips-context.ts';
import { INITIAL_TRIPS_STATE, type TripsState } from './trips-state.ts';

function useStore(): TripsStore {
  const store = useContext(TripsContext);
  if (!store) throw new Error('Trips are used outside of their TripsProvider');
  return store;
}

/** The selected part of the trips. The component renders again only when that part changes. */
export function useTrips<T>(select: (state: TripsState) => T): T {
  const store = useStore();
  const read = useMemo(() => steady(store.get, select), [store, select]);
  const readFirst = () => select(store.first ?? INITIAL_TRIPS_STATE);
  return useSyncExternalStore(store.subscribe, read, readFirst);
}

/** Reads the trips when something happens, without rendering when they change. */
export function useReadTrips(): () => TripsState {
  return useStore().get;
}

/** What can be done with trips; the same functions at every render. */
export function useTripActions(): TripActions {
  return useStore().actions;
}

/** Listens to events about the companions of trips. The listener must be the same at every render. */
export function usePeopleEvents(listener: PeopleListener): void {
  const { onPeople } = useStore();
  useEffect(() => onPeople(listener), [onPeople, listener]);
}

/** Returns the same value as long as its fields are the same, so that `select` may make new objects. */
function steady<T>(get: () => TripsState, select: (state: TripsState) => T): () => T {
  let last: { readonly state: TripsState; readonly value: T } | null = null;
  return () => {
    const state = get();
    if (last?.state === state) return last.value;
    const value = select(state);
    last = { state, value: last && hasSameParts(last.value, value) ? last.value : value };
    return last.value;
  };
}

function hasSameParts(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const [first, second] = [Object.entries(one), Object.entries(other)];
  return (
    Array.isArray(one) === Array.isArray(other) &&
    first.length === second.length &&
    first.every(
      ([key, value]) => Object.hasOwn(other, key) && Object.is(value, Reflect.get(other, key)),
    )
  );
}
