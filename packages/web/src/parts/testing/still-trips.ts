import type { TripActions } from '../../store/trips/trip-actions.ts';
import type { TripsStore } from '../../store/trips/trips-context.ts';
import { INITIAL_TRIPS_STATE, type TripsState } from '../../store/trips/trips-state.ts';

/** Trips that stand still in a certain state, to look at what a screen makes of it. */
export function stillTrips(
  state: Partial<TripsState>,
  actions: Partial<TripActions> = {},
): TripsStore {
  const shown = { ...INITIAL_TRIPS_STATE, ...state };
  const guarded = new Proxy<Partial<TripActions>>(actions, {
    get: (given, name): unknown =>
      Reflect.get(given, name) ??
      (() => {
        throw new Error(`nobody expected ${String(name)}`);
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
