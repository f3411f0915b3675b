import { ok, refuse, type Result } from '../result.ts';
import { addDays } from '../text/calendar-date.ts';
import { newHotel, type Hotel, type NewHotel } from '../trip/hotel.ts';
import { newStop } from '../trip/stop.ts';
import { MAX_HOTELS, type Trip } from '../trip/trip.ts';
import { TRANSPORT_FIELDS, type TransportField, type TransportLeg } from '../trip/transport-leg.ts';
import { addDayAfter } from './add-day.ts';
import { addHotel, refusalOfHotel } from './add-hotel.ts';
import { addStops } from './add-stops.ts';
import type { StopOnDay } from './new-trip.ts';
import type { Refusal } from './refusal.ts';

/** One night at the end of a day, from 0. */
export interface LodgingOnDay extends Omit<NewHotel, 'id' | 'checkInDate' | 'checkOutDate'> {
  readonly dayIndex: number;
}

/** A hotel of a table of ours. It begins so many days after the first one of the trip, or before. */
export interface HotelOnDays extends Omit<Hotel, 'id' | 'checkInDate' | 'checkOutDate'> {
  readonly dayIndex: number;
  readonly nights: number;
}

/** The ways there, home and in between, as far as they are known. */
export type NewLegs = Readonly<Partial<Record<TransportField, Omit<TransportLeg, 'id'>>>>;

export interface ImportStops {
  readonly stops: readonly StopOnDay[];
  readonly lodgings?: readonly LodgingOnDay[];
  readonly hotels?: readonly HotelOnDays[];
  readonly legs?: NewLegs;
  /** Names stops and further days. */
  readonly makeId: () => string;
}

/**
 * Puts stops from a file behind those of their days, and adds days at the end where there are too few. A night that is
 * spent somewhere already stays as it is, and so do ways there and home.
 */
export function importStops(
  trip: Trip,
  { stops, lodgings = [], hotels = [], legs = {}, makeId }: ImportStops,
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
  for (const hotel of hotels) if (result.ok) result = withHotel(result.value, hotel, makeId());
  return result.ok ? ok(withLegs(result.value, legs, makeId)) : result;
}

/** All hotels are kept, and each gets the nights that are free. */
function withHotel(
  trip: Trip,
  { dayIndex, nights, ...given }: HotelOnDays,
  id: string,
): Result<Trip, Refusal> {
  const [first] = trip.days;
  if (!first || trip.hotels.length >= MAX_HOTELS) return ok(trip);
  const checkInDate = addDays(first.date, dayIndex);
  const hotel: Hotel = { ...given, id, checkInDate, checkOutDate: addDays(checkInDate, nights) };
  const refusal = refusalOfHotel(hotel);
  if (refusal) return refuse(refusal);
  const days = trip.days.map((day) => {
    const isNight = checkInDate <= day.date && day.date < hotel.checkOutDate;
    return isNight && day.hotelId === null ? { ...day, hotelId: id } : day;
  });
  return ok({ ...trip, hotels: [...trip.hotels, hotel], days });
}

function withLegs(trip: Trip, legs: NewLegs, makeId: () => string): Trip {
  const added = TRANSPORT_FIELDS.flatMap((field) => {
    const leg = legs[field];
    return leg && trip[field] === null ? [[field, { ...leg, id: makeId() }] as const] : [];
  });
  return added.length === 0 ? trip : { ...trip, ...Object.fromEntries(added) };
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
