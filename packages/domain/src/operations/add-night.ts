import { refuse, type Result } from '../result.ts';
import type { Day, Trip } from '../trip/trip.ts';
import { addDayAfter, type AddDay } from './add-day.ts';
import type { Refusal } from './refusal.ts';
import { settleDays } from './settle-days.ts';

/**
 * The next day that a longer stay can use up: without stops and without a lodging, and behind the next stop, because until
 * then one stays where one is.
 */
export function nextFreeDay({ days }: Pick<Trip, 'days'>, dayId: string): Day | null {
  const index = days.findIndex(({ id }) => id === dayId);
  const later = index < 0 ? [] : days.slice(index + 1);
  const nextStop = later.findIndex(({ cityList }) => cityList.length > 0);
  if (nextStop < 0) return null;
  return later.slice(nextStop).find(isFree) ?? null;
}

function isFree({ cityList, hotelId }: Day): boolean {
  return cityList.length === 0 && hotelId === null;
}

/** One night more after a day: at the cost of the next free day, else the trip gets a day longer. */
export function addNight(trip: Trip, { dayId, newDayId }: AddDay): Result<Trip, Refusal> {
  const longer = addDayAfter(trip, { dayId, newDayId });
  const free = nextFreeDay(trip, dayId);
  const [first] = trip.days;
  if (!longer.ok || !free) return longer;
  if (!first) return refuse('day-gone');
  const days = longer.value.days.filter(({ id }) => id !== free.id);
  return settleDays(trip, days, first.date);
}
