import { useTrips } from '../../../store/trips/use-trips.ts';

/** Whether one may change the current trip; what would only be refused need not be offered. */
export function useMayEdit(): boolean {
  return useTrips((state) => state.currentRole !== 'reader');
}
