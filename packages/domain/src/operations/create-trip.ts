import { ok, refuse, type Result } from '../result.ts';
import { addDays, isCalendarDate, type CalendarDate } from '../text/calendar-date.ts';
import { isValidLocation, type Location } from '../trip/location.ts';
import { isCopy } from '../trip/publication.ts';
import { newStop } from '../trip/stop.ts';
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

export interface CreateTrip {
  readonly id: string;
  readonly userId: string;
  /** ISO 8601. */
  readonly now: string;
  readonly start: CalendarDate;
  readonly dayCount: number;
  readonly title?: string;
  readonly places?: readonly Location[];
  readonly akkomodationType?: AccommodationType;
  /** Names days and stops. */
  readonly makeId: () => string;
}

/** A new trip with its days; the first places are spread evenly over them, in their order. */
export function createTrip(args: CreateTrip): Result<Trip, Refusal> {
  const refusal = refusalToCreate(args);
  if (refusal) return refuse(refusal);
  return ok({
    id: args.id,
    userId: args.userId,
    title: args.title?.trim() || DEFAULT_TITLE,
    days: daysOf(args),
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

function refusalToCreate({
  id,
  title = '',
  start,
  dayCount,
  places = [],
}: CreateTrip): Refusal | null {
  if (id.trim() === '') return 'id-missing';
  if (isCopy({ id })) return 'copy-id';
  if (title.trim().length > MAX_TITLE_LENGTH) return 'title-too-long';
  if (!isCalendarDate(start)) return 'date-invalid';
  if (!Number.isInteger(dayCount) || dayCount < 1) return 'amount-invalid';
  if (dayCount > MAX_DAYS) return 'too-many-days';
  if (!isPlannable(start) || !isPlannable(addDays(start, dayCount - 1))) return 'date-out-of-range';
  if (places.length > MAX_STOPS) return 'too-many-stops';
  return places.every(isValidLocation) ? null : 'location-invalid';
}

function daysOf({ start, dayCount, places = [], makeId }: CreateTrip): readonly Day[] {
  const dayOfPlace = places.map((_, index) => Math.floor((index * dayCount) / places.length));
  return Array.from({ length: dayCount }, (_, dayIndex) => ({
    id: makeId(),
    date: addDays(start, dayIndex),
    hotelId: null,
    cityList: places
      .filter((_place, index) => dayOfPlace[index] === dayIndex)
      .map((location) => newStop({ id: makeId(), location })),
  }));
}
