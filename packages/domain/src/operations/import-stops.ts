import { ok, refuse, type Result } from '../result.ts';
import { addDays } from '../text/calendar-date.ts';
import { newHotel, type NewHotel } from '../trip/hotel.ts';
import { newStop } from '../trip/stop.ts';
import type { Trip } from '../trip/trip.ts';
import { addDayAfter } from './add-day.ts';
import { addHotel } from './add-hotel.ts';
import { addStops } from './add-stops.ts';
import type { StopOnDay } from './new-trip.ts';
import type { Refusal } from './refusal.ts';

/** One night at the end of a day, from 0. */
export interface LodgingOnDay extends Omit<NewHotel, 'id' | 'checkInDate' | 'checkOutDate'> {
  readonly dayIndex: number;
}

export interface ImportStops {
  readonly stops: readonly StopOnDay[];
  readonly lodgings?: readonly LodgingOnDay[];
  /** Names stops and further days. */
  readonly makeId: () => string;
}

/**
 * Puts stops from a file behind those of their days, and adds days at the end where there are too few. A night that is
 * spent somewhere already stays as it is.
 */
export function importStops(
  trip: Trip,
  { stops, lodgings = [], makeId }: ImportStops,
): Result<Trip, Refusal> {
  if (stops.some(({ dayIndex }) => !Number.isInteger(dayIndex) || dayIndex < 0))
    return refuse('days-do-not-fit');
  const dayCount = 1 + Math.max(0, ...stops.map(({ dayIndex }) => dayIndex));
  let result: Result<Trip, Refusal> = ok(trip);
  while (result.ok && result.value.days.length < dayCount)
    result = addDayAfter(result.value, {
      dayId: result.value.days.at(-1)?.id ?? '',
      newDayId: makeId(),
    });
  const dayIds = result.ok ? result.value.days.map(({ id }) => id) : [];
  for (const [dayIndex, dayId] of dayIds.entries()) {
    const own = stops.filter((stop) => stop.dayIndex === dayIndex);
    if (!result.ok || own.length === 0) continue;
    result = addStops(result.value, {
      dayId,
      stops: own.map(({ dayIndex: _day, ...stop }) => newStop({ ...stop, id: makeId() })),
    });
  }
  for (const lodging of lodgings)
    if (result.ok) result = withNight(result.value, lodging, makeId());
  return result;
}

function withNight(
  trip: Trip,
  { dayIndex, ...lodging }: LodgingOnDay,
  id: string,
): Result<Trip, Refusal> {
  const day = trip.days[dayIndex];
  if (!day || day.hotelId !== null) return ok(trip);
  const stay = { checkInDate: day.date, checkOutDate: addDays(day.date, 1) };
  return addHotel(trip, { hotel: newHotel({ ...lodging, ...stay, id }) });
}
