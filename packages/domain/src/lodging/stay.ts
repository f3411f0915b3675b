import { daysBetween, type CalendarDate } from '../text/calendar-date.ts';
import { isPlannable } from '../trip/trip.ts';

/** As long as booking sites let one look for. */
export const MOST_NIGHTS = 30;
export const MOST_PERSONS = 12;
export const DEFAULT_PERSONS = 2;

/** A stay as a form has it; null for what is missing or no date. */
export interface StayDates {
  readonly arrival: CalendarDate | null;
  readonly departure: CalendarDate | null;
}

export interface StayProblem {
  readonly field: keyof StayDates;
  readonly code: 'missing' | 'past' | 'too-far' | 'not-after-arrival' | 'too-long';
}

/** Why nothing can be looked for in these nights; null when it can. */
export function stayProblem(
  { arrival, departure }: StayDates,
  today: CalendarDate,
): StayProblem | null {
  if (!arrival) return { field: 'arrival', code: 'missing' };
  if (arrival < today) return { field: 'arrival', code: 'past' };
  if (!isPlannable(arrival)) return { field: 'arrival', code: 'too-far' };
  if (!departure) return { field: 'departure', code: 'missing' };
  const nights = daysBetween(arrival, departure);
  if (nights < 1) return { field: 'departure', code: 'not-after-arrival' };
  if (nights > MOST_NIGHTS) return { field: 'departure', code: 'too-long' };
  return null;
}
