import type { Endpoints, Received } from '@fahrtwind/contract';

export type PeopleOfTrip = Received<Endpoints['listCompanions']['reply']>;

export interface TripPeopleState {
  readonly tripId: string | null;
  readonly status: 'none' | 'loading' | 'ready' | 'failed';
  readonly people: PeopleOfTrip | null;
}

export interface TripPeople {
  readonly get: () => TripPeopleState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Makes these the people of a trip, null for none. */
  readonly open: (tripId: string | null) => Promise<void>;
  readonly reload: () => Promise<void>;
}

const NOBODY: TripPeopleState = { tripId: null, status: 'none', people: null };

/** Who travels along on the current trip, for all parts of the screen that show it. */
export function createTripPeople(
  list: (tripId: string) => Promise<PeopleOfTrip>,
  log: (message: string, cause: unknown) => void,
): TripPeople {
  const listeners = new Set<() => void>();
  let state = NOBODY;

  function show(next: TripPeopleState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  async function reload(): Promise<void> {
    const { tripId } = state;
    if (tripId === null) return;
    try {
      const people = await list(tripId);
      if (state.tripId === tripId) show({ tripId, status: 'ready', people });
    } catch (cause) {
      log('People of a trip not loaded', cause);
      if (state.tripId === tripId) show({ ...state, status: state.people ? 'ready' : 'failed' });
    }
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async open(tripId) {
      if (tripId === state.tripId) return;
      show(tripId === null ? NOBODY : { tripId, status: 'loading', people: null });
      await reload();
    },
    reload,
  };
}
