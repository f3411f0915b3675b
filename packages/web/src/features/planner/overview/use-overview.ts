import {
  overviewOf,
  scheduleTrip,
  tripWarnings,
  type Trip,
  type TripOverview,
  type TripWarning,
} from '@fahrtwind/domain';
import { useMemo } from 'react';
import type { TripsState } from '../../../store/trips/trips-state.ts';
import { useTrips } from '../../../store/trips/use-trips.ts';

interface Overview {
  readonly trip: Trip;
  readonly overview: TripOverview;
  readonly warnings: readonly TripWarning[];
}

const currentTrip = ({ current }: TripsState): Trip | null => current;

/** The current trip at a glance; null as long as none is open. */
export function useOverview(): Overview | null {
  const trip = useTrips(currentTrip);
  return useMemo(() => {
    if (!trip) return null;
    const schedule = scheduleTrip(trip);
    return {
      trip,
      overview: overviewOf(trip, schedule),
      warnings: tripWarnings(trip, schedule),
    };
  }, [trip]);
}
