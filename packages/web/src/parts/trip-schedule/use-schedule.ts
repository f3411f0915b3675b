import {
  isSameData,
  tripWarnings,
  type DaySchedule,
  type Trip,
  type TripWarning,
} from '@fahrtwind/domain';
import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { legCache, loadClocks } from '../../store/routes/leg-cache.ts';
import { useDrivingLimit } from './driving-limit.ts';
import { isMeasured, schedulesOf } from './day-schedules.ts';

export interface DayPlan {
  readonly schedule: DaySchedule;
  readonly warnings: readonly TripWarning[];
}

export interface TripSchedule {
  /** By day id; an unchanged day keeps its object, so that it is not rendered again. */
  readonly days: ReadonlyMap<string, DayPlan>;
  readonly meters: number;
  readonly seconds: number;
  readonly isEstimate: boolean;
}

type Warnings = ReadonlyMap<string, readonly TripWarning[]>;

/** Times, totals and warnings of every day, with the legs known so far. The warnings follow after the frame of an edit. */
export function useSchedule(trip: Trip): TripSchedule {
  const [plan] = useState(createSteadyDays);
  const drivingLimitMinutes = useDrivingLimit();
  const version = useSyncExternalStore(legCache.subscribe, legCache.version, legCache.version);
  const later = useDeferredValue(trip);
  useEffect(() => void loadClocks(), []);
  const warnings = useMemo(
    () => warningsOf(later, drivingLimitMinutes, version),
    [later, drivingLimitMinutes, version],
  );
  return useMemo(() => {
    const schedules = schedulesOf(trip.days, version);
    const days = plan(schedules, warnings);
    return {
      days,
      meters: schedules.reduce((sum, { meters }) => sum + meters, 0),
      seconds: schedules.reduce((sum, { seconds }) => sum + seconds, 0),
      isEstimate: schedules.some(({ isEstimate }) => isEstimate),
    };
  }, [trip.days, version, plan, warnings]);
}

/** Joins the times and warnings of the days, and returns the previous object for an unchanged day. */
export function createSteadyDays() {
  let kept: ReadonlyMap<string, DayPlan> = new Map();
  return (schedules: readonly DaySchedule[], warnings: Warnings): ReadonlyMap<string, DayPlan> => {
    kept = new Map(
      schedules.map((schedule) => {
        const { dayId } = schedule;
        const plan = { schedule, warnings: warnings.get(dayId) ?? [] };
        const last = kept.get(dayId);
        return [dayId, last && isSameData(last, plan) ? last : plan];
      }),
    );
    return kept;
  };
}

/** The warnings of a trip by day id. */
export function warningsOf(trip: Trip, drivingLimitMinutes: number, version: number): Warnings {
  const schedules = schedulesOf(trip.days, version);
  const days = new Map<string, TripWarning[]>();
  for (const warning of tripWarnings(trip, schedules, { drivingLimitMinutes, isMeasured })) {
    if (!('dayId' in warning)) continue;
    const own = days.get(warning.dayId);
    if (own) own.push(warning);
    else days.set(warning.dayId, [warning]);
  }
  return days;
}
