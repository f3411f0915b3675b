import type { TripActions } from '../../store/trips/view/trip-actions.ts';
import type { TripsStore } from '../../store/trips/view/trips-context.ts';
import { INITIAL_TRIPS_STATE, type TripsState } from '../../store/trips/view/trips-state.ts';

/** A store with a fixed state, for testing what a screen shows in it. */
export function fixedTrips(
  state: Partial<TripsState>,
  actions: Partial<TripActions> = {},
): TripsStore {
  const shown = { ...INITIAL_TRIPS_STATE, ...state };
  // The list of trips calls it whenever it opens.
  const given = { loadDeleted: async () => undefined, ...actions };
  const guarded = new Proxy<Partial<TripActions>>(given, {
    get: (known, name): unknown =>
      Reflect.get(known, name) ??
      (() => {
        throw new Error(`unexpected call of ${String(name)}`);
      }),
  });
  return {
    get: () => shown,
    subscribe: () => () => undefined,
    onPeople: () => () => undefined,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is missing throws when it is used
    actions: guarded as TripActions,
  };
}
