import type { CompanionTrip, TripSummary } from '@fahrtwind/contract';
import { INITIAL_RUNTIME_STATE, openTrip, type RuntimeState } from '@fahrtwind/domain';
import { createObservable } from '../../../ui/observable.ts';
import type { DeletedTrip, SharedTrip } from './trip-lists.ts';

export type ListStatus = 'loading' | 'ready' | 'failed';

/** `missing`: there is no such trip. `failed`: it is not on this device, and the server cannot be reached. */
export type CurrentStatus = 'none' | 'loading' | 'ready' | 'missing' | 'failed';

/** What a tab knows beside the records. */
export interface TabState {
  /** False until the records of the signed-in user are read. */
  readonly isLoaded: boolean;
  /** Whose trips are shown; null for visitors. */
  readonly uid: string | null;
  /** The lists as the server gave them, without the edits on this device. */
  readonly serverTrips: readonly TripSummary[];
  readonly companionTrips: readonly CompanionTrip[];
  readonly deletedTrips: readonly DeletedTrip[];
  readonly listStatus: ListStatus;
  readonly sharedTrips: readonly SharedTrip[];
  readonly currentStatus: CurrentStatus;
  readonly needsSignIn: boolean;
  /** How many unsent records of other users wait on this device. */
  readonly othersUnsent: number;
  /** Trips whose last edits the server has refused, until the next edit. */
  readonly refusedIds: ReadonlySet<string>;
  readonly runtime: RuntimeState;
}

const INITIAL_TAB_STATE: TabState = {
  isLoaded: false,
  uid: null,
  serverTrips: [],
  companionTrips: [],
  deletedTrips: [],
  listStatus: 'loading',
  sharedTrips: [],
  currentStatus: 'none',
  needsSignIn: false,
  othersUnsent: 0,
  refusedIds: new Set(),
  runtime: INITIAL_RUNTIME_STATE,
};

export interface TabStateStore {
  readonly get: () => TabState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly update: (change: Partial<TabState>) => void;
  readonly currentId: () => string | null;
  /** Closes the current trip; `missing` when no trip has its id. */
  readonly closeTrip: (status?: 'none' | 'missing') => void;
  readonly setRefused: (id: string, isRefused: boolean) => void;
}

export function createTabState(): TabStateStore {
  const state = createObservable(INITIAL_TAB_STATE);
  const update = (change: Partial<TabState>): void => state.set({ ...state.get(), ...change });
  return {
    get: state.get,
    subscribe: state.subscribe,
    update,
    currentId: () => state.get().runtime.currentTripId,
    closeTrip(currentStatus = 'none') {
      const { runtime } = state.get();
      update({ runtime: openTrip(runtime, null), currentStatus });
    },
    setRefused(id, isRefused) {
      const { refusedIds } = state.get();
      if (refusedIds.has(id) === isRefused) return;
      const others = [...refusedIds].filter((one) => one !== id);
      update({ refusedIds: new Set(isRefused ? [...others, id] : others) });
    },
  };
}
