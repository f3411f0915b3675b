import type { CalendarDate } from '../text/calendar-date.ts';
import type { Trip } from '../trip/trip.ts';
import type { DaySchedule, StopTimes } from './schedule-trip.ts';

/** The index of the day to show on a date: that of the date, else the next one, after the trip the last one. */
export function currentDayIndex({ days }: Pick<Trip, 'days'>, today: CalendarDate): number {
  const exact = days.findIndex(({ date }) => date === today);
  if (exact >= 0) return exact;
  const next = days.findIndex(({ date }) => date > today);
  return next >= 0 ? next : Math.max(0, days.length - 1);
}

/**
 * The stop to go to next at a minute of the day; null when the last one is reached. Without a minute, on any other day,
 * it is the first stop to which a way leads.
 */
export function nextStopOf(
  { stops }: Pick<DaySchedule, 'stops'>,
  minute: number | null,
): StopTimes | null {
  const ways = stops.filter(({ leg }) => (leg?.meters ?? 0) > 0);
  const next = ways.find(({ arrivalMinutes }) => minute === null || (arrivalMinutes ?? 0) > minute);
  return next ?? null;
}
