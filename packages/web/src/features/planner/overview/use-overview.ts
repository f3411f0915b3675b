import {
  countryName,
  overviewOf,
  routeLegsOf,
  tripWarnings,
  type Trip,
  type TripOverview,
  type TripWarning,
} from '@fahrtwind/domain';
import { useMemo, useSyncExternalStore } from 'react';
import type { TripsState } from '../../../store/trips/view/trips-state.ts';
import { useTrips } from '../../../store/trips/view/use-trips.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import { legCache, measureLeg } from '../../../store/routes/leg-cache.ts';
import { isMeasured, schedulesOf } from '../../../parts/trip-schedule/day-schedules.ts';
import { useDrivingLimit } from '../../../parts/trip-schedule/driving-limit.ts';
import { nameCountries } from './name-countries.ts';

interface Overview {
  readonly trip: Trip;
  readonly overview: TripOverview;
  readonly warnings: readonly TripWarning[];
}

const currentTrip = ({ current }: TripsState): Trip | null => current;

/** The current trip at a glance, with the routes known so far; null while none is open. */
export function useOverview(): Overview | null {
  const trip = useTrips(currentTrip);
  const language = useLanguage();
  const version = useSyncExternalStore(legCache.subscribe, legCache.version, legCache.version);
  const drivingLimitMinutes = useDrivingLimit();
  return useMemo(() => {
    if (!trip) return null;
    const schedule = schedulesOf(trip.days, version);
    const crossed = nameCountries(
      routeLegsOf(trip),
      (leg) => measureLeg(leg)?.countries,
      (code) => countryName(code, language),
    );
    return {
      trip,
      overview: overviewOf(trip, schedule, crossed),
      warnings: tripWarnings(trip, schedule, { drivingLimitMinutes, isMeasured }),
    };
  }, [trip, language, version, drivingLimitMinutes]);
}
