import {
  isSameData,
  scheduleTrip,
  tripWarnings,
  type DaySchedule,
  type Trip,
  type TripWarning,
} from '@fahrtwind/domain';
import { useMemo, useState } from 'react';
import { useDrivingLimit } from '../overview/driving-limit.ts';
import type { Routes } from '../routes/use-routes.ts';

export interface DayPlan {
  readonly schedule: DaySchedule;
  readonly warnings: readonly TripWarning[];
}

export interface TripSchedule {
  /** By the id of the day; a day in which nothing changed keeps its object, so that it is not rendered again. */
  readonly days: ReadonlyMap<string, DayPlan>;
  readonly meters: number;
  readonly seconds: number;
  readonly isEstimate: boolean;
}

/** Times, totals and warnings of every day, with what is known of the ways so far. */
export function useSchedule(trip: Trip, measure: Routes['measure']): TripSchedule {
  const [steady] = useState(createSteadyDays);
  const drivingLimitMinutes = useDrivingLimit();
  return useMemo(() => {
    const schedule = scheduleTrip(trip, measure);
    return {
      days: steady(schedule, tripWarnings(trip, schedule, { drivingLimitMinutes })),
      meters: schedule.reduce((sum, { meters }) => sum + meters, 0),
      seconds: schedule.reduce((sum, { seconds }) => sum + seconds, 0),
      isEstimate: schedule.some(({ isEstimate }) => isEstimate),
    };
  }, [trip, measure, steady, drivingLimitMinutes]);
}

/** Answers the same object for a day as the time before if nothing in it has changed. */
export function createSteadyDays() {
  let kept: ReadonlyMap<string, DayPlan> = new Map();
  return (schedule: readonly DaySchedule[], warnings: readonly TripWarning[]) => {
    kept = new Map(
      schedule.map((day) => {
        const own = warnings.filter((one) => 'dayId' in one && one.dayId === day.dayId);
        const plan: DayPlan = { schedule: day, warnings: own };
        const before = kept.get(day.dayId);
        return [day.dayId, before && isSameData(before, plan) ? before : plan];
      }),
    );
    return kept;
  };
}
