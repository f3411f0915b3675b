import type { StopTimes, Trip } from '@fahrtwind/domain';
import { useSyncExternalStore } from 'react';
import { legCache } from '../trip-routes/leg-cache.ts';
import { scheduleOf } from './day-schedules.ts';
import { stopsBefore } from './use-schedule.ts';

/** When one is at a stop, and the way there; undefined for a stop that is not in the trip. */
export function useStopTimes(trip: Trip | null, stopId: string): StopTimes | undefined {
  const version = useSyncExternalStore(legCache.subscribe, legCache.version, legCache.version);
  const index =
    trip?.days.findIndex(({ cityList }) => cityList.some(({ id }) => id === stopId)) ?? -1;
  const day = trip?.days[index];
  if (!trip || !day) return undefined;
  const schedule = scheduleOf(day, stopsBefore(trip)[index], version);
  return schedule.stops.find((one) => one.stopId === stopId);
}
