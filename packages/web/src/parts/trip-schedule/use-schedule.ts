import {
  isSameData,
  tripWarnings,
  type DaySchedule,
  type Trip,
  type TripWarning,
} from '@fahrtwind/domain';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { legCache } from '../../store/routes/leg-cache.ts';
import { useDrivingLimit } from './driving-limit.ts';
import { schedulesOf } from './day-schedules.ts';

export interface DayPlan {
  readonly schedule: DaySchedule;
  readonly warnings: readonly TripWarning[];
}

interface PlanOptions {
  readonly drivingLimitMinutes: number;
  /** The version of the known legs. */
  readonly version: number;
}

export interface TripSchedule {
  /** By day id; an unchanged day keeps its object, so that it is not rendered again. */
  readonly days: ReadonlyMap<string, DayPlan>;
  readonly meters: number;
  readonly seconds: number;
  readonly isEstimate: boolean;
}

/** Times, totals and warnings of every day, with the legs known so far. */
export function useSchedule(trip: Trip): TripSchedule {
  const [plan] = useState(createSteadyDays);
  const drivingLimitMinutes = useDrivingLimit();
  const version = useSyncExternalStore(legCache.subscribe, legCache.version, legCache.version);
  return useMemo(() => {
    const days = plan(trip, { drivingLimitMinutes, version });
    const schedules = [...days.values()].map(({ schedule }) => schedule);
    return {
      days,
      meters: schedules.reduce((sum, { meters }) => sum + meters, 0),
      seconds: schedules.reduce((sum, { seconds }) => sum + seconds, 0),
      isEstimate: schedules.some(({ isEstimate }) => isEstimate),
    };
  }, [trip, version, plan, drivingLimitMinutes]);
}

/** Plans the days of a trip, and returns the previous object for an unchanged day. */
export function createSteadyDays() {
  let kept: ReadonlyMap<string, DayPlan> = new Map();
  return (
    trip: Trip,
    { drivingLimitMinutes, version }: PlanOptions,
  ): ReadonlyMap<string, DayPlan> => {
    const schedules = schedulesOf(trip.days, version);
    const warnings = byDay(tripWarnings(trip, schedules, { drivingLimitMinutes }));
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

function byDay(warnings: readonly TripWarning[]): ReadonlyMap<string, readonly TripWarning[]> {
  const days = new Map<string, TripWarning[]>();
  for (const warning of warnings) {
    if (!('dayId' in warning)) continue;
    const own = days.get(warning.dayId);
    if (own) own.push(warning);
    else days.set(warning.dayId, [warning]);
  }
  return days;
}
