import type { StopTimes, Trip } from '@fahrtwind/domain';
import { useSyncExternalStore } from 'react';
import { legCache } from '../../store/routes/leg-cache.ts';
import { schedulesOf } from './day-schedules.ts';

/** When one is at a stop, and the way there; undefined for a stop that is not in the trip. */
export function useStopTimes(trip: Trip | null, stopId: string): StopTimes | undefined {
  const version = useSyncExternalStore(legCache.subscribe, legCache.version, legCache.version);
  const index =
    trip?.days.findIndex(({ cityList }) => cityList.some(({ id }) => id === stopId)) ?? -1;
  if (!trip || index === -1) return undefined;
  const schedule = schedulesOf(trip.days.slice(0, index + 1), version).at(-1);
  return schedule?.stops.find((one) => one.stopId === stopId);
}
