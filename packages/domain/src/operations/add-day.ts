import { refuse, type Result } from '../result.ts';
import { findDay, findHotel } from '../trip/find.ts';
import type { Day, Trip } from '../trip/trip.ts';
import type { Refusal } from './refusal.ts';
import { settleDays } from './settle-days.ts';

export interface AddDay {
  /** The day before or after which the new one comes. */
  readonly dayId: string;
  readonly newDayId: string;
}

/** Puts an empty day before another: the start date stays, that day and all later ones move one date on. */
export function addDayBefore(trip: Trip, { dayId, newDayId }: AddDay): Result<Trip, Refusal> {
  return addDayAt(
    trip,
    trip.days.findIndex((day) => day.id === dayId),
    newDayId,
  );
}

/** Puts an empty day after another: all later ones move one date on. */
export function addDayAfter(trip: Trip, { dayId, newDayId }: AddDay): Result<Trip, Refusal> {
  const index = trip.days.findIndex((day) => day.id === dayId);
  return addDayAt(trip, index < 0 ? index : index + 1, newDayId);
}

function addDayAt(trip: Trip, index: number, id: string): Result<Trip, Refusal> {
  const [first] = trip.days;
  if (index < 0 || !first) return refuse('day-gone');
  if (id === '') return refuse('id-missing');
  if (findDay(trip, id)) return refuse('id-taken');
  const [before, after] = [trip.days.slice(0, index), trip.days.slice(index)];
  const hotelId = hotelInBetween(trip, before.at(-1), after[0]);
  const day = { id, date: first.date, hotelId, cityList: [] };
  return settleDays(trip, [...before, day, ...after], first.date);
}

/** A day in the middle of a stay prolongs it, unless the stay is booked as it is. */
function hotelInBetween(trip: Trip, before?: Day, after?: Day): string | null {
  const hotelId = before?.hotelId ?? null;
  if (hotelId === null || hotelId !== after?.hotelId) return null;
  return findHotel(trip, hotelId)?.booked ? null : hotelId;
}
