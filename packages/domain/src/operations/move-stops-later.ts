import { refuse, type Result } from '../result.ts';
import type { Trip } from '../trip/trip.ts';
import type { Refusal } from './refusal.ts';
import { settleDays } from './settle-days.ts';

export interface MoveStopsLater {
  readonly days: number;
}

/** Moves all stops so many days later, if the last day with stops then still lies in the trip. Days and hotels stay. */
export function moveStopsLater(trip: Trip, { days }: MoveStopsLater): Result<Trip, Refusal> {
  const [first] = trip.days;
  if (!first) return refuse('day-gone');
  if (!Number.isInteger(days) || days < 1) return refuse('amount-invalid');
  const last = trip.days.findLastIndex((day) => day.cityList.length > 0);
  if (last + days >= trip.days.length) return refuse('days-do-not-fit');
  const moved = trip.days.map((day, index) => ({
    ...day,
    cityList: trip.days[index - days]?.cityList ?? [],
  }));
  return settleDays(trip, moved, first.date);
}
