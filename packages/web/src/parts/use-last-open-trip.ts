import type { Trip } from '@fahrtwind/domain';
import { useEffect } from 'react';
import { useTripActions, useTrips } from '../store/trips/view/use-trips.ts';

/** The open trip, else the one that was open last. */
export function useLastOpenTrip(): {
  readonly trip: Trip | null;
  readonly isLoading: boolean;
  /** Whether there is a trip, even if it has not loaded yet. */
  readonly isExpected: boolean;
} {
  const { resume } = useTripActions();
  const { trip, status, isListed, isEmpty } = useTrips((state) => ({
    trip: state.current,
    status: state.currentStatus,
    isListed: state.listStatus !== 'loading',
    isEmpty: state.list.length === 0 && state.companionTrips.length === 0,
  }));
  const mayResume = status === 'none' && !isEmpty;
  useEffect(() => {
    if (mayResume) void resume();
  }, [mayResume, resume]);
  const isExpected = status === 'loading' || mayResume;
  return { trip, isLoading: isExpected || (status === 'none' && !isListed), isExpected };
}
