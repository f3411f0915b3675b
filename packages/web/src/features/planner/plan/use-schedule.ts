import {
  isSameData,
  lastOnRoute,
  tripWarnings,
  type DaySchedule,
  type Stop,
  type Trip,
  type TripWarning,
} from '@fahrtwind/domain';
import { useMemo, useState } from 'react';
import { useDrivingLimit } from '../overview/driving-limit.ts';
import { scheduleOf } from './day-schedules.ts';

export interface DayPlan {
  readonly schedule: DaySchedule;
  readonly warnings: readonly TripWarning[];
  /** From where the route comes into the day. */
  readonly before: Stop | undefined;
}

export interface TripSchedule {
  /** By the id of the day; a day in which nothing changed keeps its object, so that it is not rendered again. */
  readonly days: ReadonlyMap<string, DayPlan>;
  readonly meters: number;
  readonly seconds: number;
  readonly isEstimate: boolean;
}

/** Times, totals and warnings of every day; another `news` says that more is known of the ways. */
export function useSchedule(trip: Trip, news: unknown): TripSchedule {
  const [plan] = useState(createSteadyDays);
  const drivingLimitMinutes = useDrivingLimit();
  return useMemo(() => {
    const days = plan(trip, drivingLimitMinutes);
    const schedules = [...days.values()].map(({ schedule }) => schedule);
    return {
      days,
      meters: schedules.reduce((sum, { meters }) => sum + meters, 0),
      seconds: schedules.reduce((sum, { seconds }) => sum + seconds, 0),
      isEstimate: schedules.some(({ isEstimate }) => isEstimate),
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the ways are looked up where they are kept
  }, [trip, news, plan, drivingLimitMinutes]);
}

/** Plans the days of a trip, and answers the same object for a day as the time before if nothing in it has changed. */
export function createSteadyDays() {
  let kept: ReadonlyMap<string, DayPlan> = new Map();
  return (trip: Trip, drivingLimitMinutes: number): ReadonlyMap<string, DayPlan> => {
    const befores = stopsBefore(trip);
    const schedules = trip.days.map((day, index) => scheduleOf(day, befores[index]));
    const warnings = byDay(tripWarnings(trip, schedules, { drivingLimitMinutes }));
    kept = new Map(
      schedules.map((schedule, index) => {
        const { dayId } = schedule;
        const plan = { schedule, warnings: warnings.get(dayId) ?? [], before: befores[index] };
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

/** For each day the last stop on the route of the days before it. */
function stopsBefore({ days }: Trip): readonly (Stop | undefined)[] {
  let before: Stop | undefined;
  return days.map((day) => {
    const here = before;
    before = lastOnRoute(day) ?? before;
    return here;
  });
}
