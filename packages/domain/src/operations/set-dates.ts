import { refuse, type Result } from '../result.ts';
import { daysBetween, isCalendarDate, type CalendarDate } from '../text/calendar-date.ts';
import { findDay } from '../trip/find.ts';
import { MAX_DAYS, type Day, type Trip } from '../trip/trip.ts';
import type { Refusal } from './refusal.ts';
import { settleDays } from './settle-days.ts';

export interface SetDates {
  readonly start: CalendarDate;
  /** The date of the last day. */
  readonly end: CalendarDate;
  /** Names the days that the trip gets in addition. */
  readonly makeId: () => string;
}

/**
 * Gives the trip one day per date. Its days keep their order from the first on; where it gets shorter, the
 * stops of the days that go away move to the last day.
 */
export function setDates(trip: Trip, { start, end, makeId }: SetDates): Result<Trip, Refusal> {
  if (!isCalendarDate(start) || !isCalendarDate(end)) return refuse('date-invalid');
  const count = daysBetween(start, end) + 1;
  if (count < 1) return refuse('dates-reversed');
  if (count > MAX_DAYS) return refuse('too-many-days');
  const added = Array.from({ length: Math.max(0, count - trip.days.length) }, () => makeId());
  if (added.includes('')) return refuse('id-missing');
  if (new Set(added).size < added.length || added.some((id) => findDay(trip, id)))
    return refuse('id-taken');
  return settleDays(trip, [...shortened(trip.days, count), ...added.map(emptyDay(start))], start);
}

function shortened(days: readonly Day[], count: number): readonly Day[] {
  const kept = days.slice(0, count);
  const orphans = days.slice(count).flatMap((day) => day.cityList);
  const last = kept.at(-1);
  if (!last || orphans.length === 0) return kept;
  return [...kept.slice(0, -1), { ...last, cityList: [...last.cityList, ...orphans] }];
}

function emptyDay(date: CalendarDate): (id: string) => Day {
  return (id) => ({ id, date, hotelId: null, cityList: [] });
}
