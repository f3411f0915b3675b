import { ok, refuse, type Result } from '../result.ts';
import { addDays, isCalendarDate, type CalendarDate } from '../text/calendar-date.ts';
import { isValidLocation } from '../trip/location.ts';
import { isCopy } from '../trip/publication.ts';
import { newStop, type NewStop } from '../trip/stop.ts';
import {
  DEFAULT_ACCOMMODATION_TYPE,
  DEFAULT_TITLE,
  isPlannable,
  MAX_DAYS,
  MAX_STOPS,
  MAX_TITLE_LENGTH,
  type AccommodationType,
  type Day,
  type Trip,
} from '../trip/trip.ts';
import type { Refusal } from './refusal.ts';

export interface NewTrip {
  readonly id: string;
  readonly userId: string;
  /** ISO 8601. */
  readonly now: string;
  readonly start: CalendarDate;
  readonly dayCount: number;
  readonly title?: string;
  readonly akkomodationType?: AccommodationType;
  /** Names days and stops. */
  readonly makeId: () => string;
}

/** A stop that waits for its id, and its day, from 0. */
export interface StopOnDay extends Omit<NewStop, 'id'> {
  readonly dayIndex: number;
}

/** A trip that begins with these stops, each on its day. */
export function newTrip(args: NewTrip, stops: readonly StopOnDay[]): Result<Trip, Refusal> {
  const refusal = refusalOf(args, stops);
  if (refusal) return refuse(refusal);
  return ok({
    id: args.id,
    userId: args.userId,
    title: args.title?.trim() || DEFAULT_TITLE,
    days: daysOf(args, stops),
    hotels: [],
    totalDuration: 0,
    totalDistance: 0,
    lastOpened: args.now,
    published: false,
    movedCities: [],
    createdAt: args.now,
    tripPrints: 0,
    akkomodationType: args.akkomodationType ?? DEFAULT_ACCOMMODATION_TYPE,
    arrivalEntry: null,
    departureEntry: null,
    duringTripEntry: null,
  });
}

function refusalOf(
  { id, title = '', start, dayCount }: NewTrip,
  stops: readonly StopOnDay[],
): Refusal | null {
  if (id.trim() === '') return 'id-missing';
  if (isCopy({ id })) return 'copy-id';
  if (title.trim().length > MAX_TITLE_LENGTH) return 'title-too-long';
  if (!isCalendarDate(start)) return 'date-invalid';
  if (!Number.isInteger(dayCount) || dayCount < 1) return 'amount-invalid';
  if (dayCount > MAX_DAYS) return 'too-many-days';
  if (!isPlannable(start) || !isPlannable(addDays(start, dayCount - 1))) return 'date-out-of-range';
  if (stops.length > MAX_STOPS) return 'too-many-stops';
  return stops.every(({ location }) => isValidLocation(location)) ? null : 'location-invalid';
}

function daysOf({ start, dayCount, makeId }: NewTrip, stops: readonly StopOnDay[]): readonly Day[] {
  return Array.from({ length: dayCount }, (_, index) => ({
    id: makeId(),
    date: addDays(start, index),
    hotelId: null,
    cityList: stops
      .filter((stop) => stop.dayIndex === index)
      .map(({ dayIndex: _day, ...stop }) => newStop({ ...stop, id: makeId() })),
  }));
}
