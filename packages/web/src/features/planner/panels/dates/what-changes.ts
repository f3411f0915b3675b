import { daysBetween, type CalendarDate, type Trip } from '@fahrtwind/domain';

/** What new dates would do to a trip. */
export interface WhatChanges {
  readonly dayCount: number;
  readonly addedDays: number;
  readonly removedDays: number;
  /** Stops of removed days; they move to the last day. */
  readonly movedStops: number;
  /** Whether every day keeps its date. */
  readonly isSame: boolean;
}

export function whatChanges(
  { days }: Pick<Trip, 'days'>,
  start: CalendarDate,
  end: CalendarDate,
): WhatChanges {
  const dayCount = daysBetween(start, end) + 1;
  const gone = days.slice(Math.max(0, dayCount));
  return {
    dayCount,
    addedDays: Math.max(0, dayCount - days.length),
    removedDays: gone.length,
    movedStops: gone.reduce((sum, day) => sum + day.cityList.length, 0),
    isSame: dayCount === days.length && days[0]?.date === start,
  };
}
