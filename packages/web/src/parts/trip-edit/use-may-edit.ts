import { mayEdit } from '@fahrtwind/domain';
import { useTrips } from '../../store/trips/view/use-trips.ts';
import type { TripsState } from '../../store/trips/view/trips-state.ts';

/** Whether the current trip may be changed. Without a role, as for public trips, nothing may. */
export function mayEditCurrent({ currentRole }: Pick<TripsState, 'currentRole'>): boolean {
  return currentRole !== null && mayEdit(currentRole);
}

/** Whether the user may change the current trip, so that refused actions are not offered. */
export function useMayEdit(): boolean {
  return useTrips(mayEditCurrent);
}
