import type { Day } from '@fahrtwind/domain';
import { useCallback } from 'react';
import type { TripsState } from '../../../store/trips/trips-state.ts';
import { useTrips } from '../../../store/trips/use-trips.ts';

/** The day as it is this moment; the list around it may still show the one of a frame ago. */
export function useDayNow(day: Day): Day {
  const find = useCallback(
    ({ current }: TripsState) => current?.days.find(({ id }) => id === day.id) ?? day,
    [day],
  );
  return useTrips(find);
}
