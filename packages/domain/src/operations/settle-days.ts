import { ok, refuse, type Result } from '../result.ts';
import { addDays, type CalendarDate } from '../text/calendar-date.ts';
import { isPlannable, MAX_DAYS, type Day, type Trip } from '../trip/trip.ts';
import { followDays } from './follow-days.ts';
import type { Refusal } from './refusal.ts';

/**
 * Ends every change of days or dates: gives the days their dates from the start on, lets hotels and legs
 * follow, and notes in `movedCities` which stops have come to another day or date.
 */
export function settleDays(
  trip: Trip,
  days: readonly Day[],
  start: CalendarDate,
): Result<Trip, Refusal> {
  if (days.length > MAX_DAYS) return refuse('too-many-days');
  if (!isPlannable(start) || !isPlannable(addDays(start, days.length - 1)))
    return refuse('date-out-of-range');
  const dated = days.map((day, index) => {
    const date = addDays(start, index);
    return day.date === date ? day : { ...day, date };
  });
  return ok({ ...followDays(trip, dated), movedCities: movedStops(trip.days, dated) });
}

function movedStops(before: readonly Day[], after: readonly Day[]): readonly string[] {
  const places = new Map(
    before.flatMap((day) => {
      const place = placeOf(day);
      return day.cityList.map((stop) => [stop.id, place]);
    }),
  );
  return after.flatMap((day) => {
    const place = placeOf(day);
    return day.cityList.filter((stop) => places.get(stop.id) !== place).map((stop) => stop.id);
  });
}

function placeOf({ id, date }: Day): string {
  return `${date} ${id}`;
}
