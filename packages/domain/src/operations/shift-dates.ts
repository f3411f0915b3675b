import { refuse, type Result } from '../result.ts';
import { isCalendarDate, type CalendarDate } from '../text/calendar-date.ts';
import type { Trip } from '../trip/trip.ts';
import type { Refusal } from './refusal.ts';
import { settleDays } from './settle-days.ts';

export interface ShiftDates {
  readonly start: CalendarDate;
}

/** Lets the whole trip begin on another date. */
export function shiftDates(trip: Trip, { start }: ShiftDates): Result<Trip, Refusal> {
  return isCalendarDate(start) ? settleDays(trip, trip.days, start) : refuse('date-invalid');
}
