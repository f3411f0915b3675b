import type { Endpoints, Received } from '@fahrtwind/contract';
import { createObservable } from '../../../ui/observable.ts';

export type PeopleOfTrip = Received<Endpoints['listCompanions']['reply']>;

export interface TripPeopleState {
  readonly tripId: string | null;
  readonly status: 'none' | 'loading' | 'ready' | 'failed';
  readonly people: PeopleOfTrip | null;
}

export interface TripPeople {
  readonly get: () => TripPeopleState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads the people of a trip; null clears them. */
  readonly open: (tripId: string | null) => Promise<void>;
  readonly reload: () => Promise<void>;
}

const NO_TRIP: TripPeopleState = { tripId: null, status: 'none', people: null };

/** The people of the current trip, shared by all components that show them. */
export function createTripPeople(
  list: (tripId: string) => Promise<PeopleOfTrip>,
  log: (message: string, cause: unknown) => void,
): TripPeople {
  const state = createObservable(NO_TRIP);

  async function reload(): Promise<void> {
    const { tripId } = state.get();
    if (tripId === null) return;
    try {
      const people = await list(tripId);
      if (state.get().tripId === tripId) state.set({ tripId, status: 'ready', people });
    } catch (cause) {
      log('People of a trip not loaded', cause);
      const now = state.get();
      if (now.tripId === tripId) state.set({ ...now, status: now.people ? 'ready' : 'failed' });
    }
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    async open(tripId) {
      if (tripId === state.get().tripId) return;
      state.set(tripId === null ? NO_TRIP : { tripId, status: 'loading', people: null });
      await reload();
    },
    reload,
  };
}
