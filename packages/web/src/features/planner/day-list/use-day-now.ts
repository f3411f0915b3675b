import type { Day } from '@fahrtwind/domain';
import { useCallback } from 'react';
import type { TripsState } from '../../../store/trips/trips-state.ts';
import { useTrips } from '../../../store/trips/use-trips.ts';

/**
 * The day as it is this moment; the list around it may still show the one of a frame ago. Every day asks at every edit,
 * so it looks first where it stood.
 */
export function useDayNow(day: Day, index: number): Day {
  const find = useCallback(
    ({ current }: TripsState) => {
      const there = current?.days[index];
      if (there?.id === day.id) return there;
      return current?.days.find(({ id }) => id === day.id) ?? day;
    },
    [day, index],
  );
  return useTrips(find);
}
