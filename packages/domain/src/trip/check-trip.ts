import { addDays, isCalendarDate, type CalendarDate } from '../text/calendar-date.ts';
import { isClock } from '../text/clock.ts';
import { isLocalDateTime } from '../text/local-date-time.ts';
import { entriesOf } from './find.ts';
import type { Hotel } from './hotel.ts';
import { isLegMinutes, type LegTransport } from './leg-transport.ts';
import { MAX_VIA_POINTS, type LegVia } from './leg-via.ts';
import { isOnGlobe, type Location } from './location.ts';
import type { Stop } from './stop.ts';
import { TRANSPORT_FIELDS } from './transport-leg.ts';
import {
  isMinuteOfDay,
  isPlannable,
  MAX_DAYS,
  MAX_STOPS,
  MAX_TITLE_LENGTH,
  stopsOf,
  type Day,
  type Trip,
} from './trip.ts';

export type ViolationCode =
  | 'id-missing'
  | 'id-doubled'
  | 'title-missing'
  | 'title-too-long'
  | 'days-missing'
  | 'too-many-days'
  | 'too-many-stops'
  | 'too-many-via'
  | 'date-invalid'
  | 'date-not-consecutive'
  | 'time-invalid'
  | 'hotel-unknown'
  | 'nights-invalid'
  | 'coordinates-invalid'
  | 'amount-invalid'
  | 'moved-city-unknown';

/** What is wrong, and the id of the thing that it is wrong with. */
export interface Violation {
  readonly code: ViolationCode;
  readonly id: string;
}

/** Checks the rules that hold for every trip. Empty if the trip keeps all of them. */
export function checkTrip(trip: Trip): readonly Violation[] {
  const stops = stopsOf(trip);
  const moved = new Set(stops.map((stop) => stop.id));
  const hotelIds = new Set(trip.hotels.map((hotel) => hotel.id));
  return [
    ...when(trip.id.trim() === '', 'id-missing', trip.id),
    ...when(trip.title.trim() === '', 'title-missing', trip.id),
    ...when(trip.title.length > MAX_TITLE_LENGTH, 'title-too-long', trip.id),
    ...when(trip.days.length === 0, 'days-missing', trip.id),
    ...when(trip.days.length > MAX_DAYS, 'too-many-days', trip.id),
    ...when(stops.length > MAX_STOPS, 'too-many-stops', trip.id),
    ...[trip.totalDistance, trip.totalDuration, trip.tripPrints].flatMap((amount) =>
      when(!isAmount(amount), 'amount-invalid', trip.id),
    ),
    ...checkIds(trip, stops),
    ...trip.days.flatMap((day, index) =>
      checkDay(day, index, { first: trip.days[0]?.date, hotelIds }),
    ),
    ...stops.flatMap(checkStop),
    ...trip.hotels.flatMap(checkHotel),
    ...checkLegs(trip),
    ...trip.movedCities.flatMap((id) => when(!moved.delete(id), 'moved-city-unknown', id)),
  ];
}

function checkIds(trip: Trip, stops: readonly Stop[]): readonly Violation[] {
  return [
    ...unique(trip.days),
    ...unique(stops),
    ...unique(trip.hotels),
    ...unique(stops.flatMap(entriesOf)),
    ...stops.flatMap((stop) => unique(stop.pois.map((poi) => ({ id: poi.osmId })))),
  ];
}

interface Surroundings {
  readonly first: CalendarDate | undefined;
  readonly hotelIds: ReadonlySet<string>;
}

function checkDay(
  day: Day,
  index: number,
  { first, hotelIds }: Surroundings,
): readonly Violation[] {
  if (!isCalendarDate(day.date) || !isPlannable(day.date))
    return when(true, 'date-invalid', day.id);
  const isInLine =
    first !== undefined && isCalendarDate(first) && day.date === addDays(first, index);
  const isKnown = day.hotelId === null || hotelIds.has(day.hotelId);
  return [
    ...when(!isInLine, 'date-not-consecutive', day.id),
    ...when(!isKnown, 'hotel-unknown', day.id),
    ...when(
      day.startMinutes !== undefined && !isMinuteOfDay(day.startMinutes),
      'time-invalid',
      day.id,
    ),
  ];
}

/** What is wrong with a stop by itself. */
export function checkStop(stop: Stop): readonly Violation[] {
  const { stayMinutes, arriveAtMinutes = 0, notBeforeMinutes = 0, transport, via } = stop;
  return [
    ...checkPlace(stop.location, stop.id),
    ...entriesOf(stop).flatMap((entry) => [
      ...checkPlace(entry.location, entry.id),
      ...when(entry.entryType === 'restaurant' && !isTime(entry.time), 'time-invalid', entry.id),
    ]),
    ...when(stayMinutes !== undefined && !isAmount(stayMinutes), 'time-invalid', stop.id),
    ...when(![arriveAtMinutes, notBeforeMinutes].every(isMinuteOfDay), 'time-invalid', stop.id),
    ...(transport ? checkTransport(transport, stop.id) : []),
    ...(via ? checkVia(via, stop.id) : []),
  ];
}

function checkVia({ from, to, points }: LegVia, id: string): readonly Violation[] {
  return [
    ...when(points.length > MAX_VIA_POINTS, 'too-many-via', id),
    ...when(![from, to, ...points].every(isOnGlobe), 'coordinates-invalid', id),
  ];
}

function checkTransport(
  { departureTime, arrivalTime, durationMinutes, bookedFrom, bookedTo }: LegTransport,
  id: string,
): readonly Violation[] {
  const isTimed = isTime(departureTime) && isTime(arrivalTime);
  return [
    ...when(!isTimed, 'time-invalid', id),
    ...when(durationMinutes !== null && !isLegMinutes(durationMinutes), 'time-invalid', id),
    ...checkPlace(bookedFrom, id),
    ...checkPlace(bookedTo, id),
  ];
}

function checkHotel(hotel: Hotel): readonly Violation[] {
  if (!isCalendarDate(hotel.checkInDate) || !isCalendarDate(hotel.checkOutDate))
    return when(true, 'date-invalid', hotel.id);
  return [
    ...when(hotel.checkOutDate <= hotel.checkInDate, 'nights-invalid', hotel.id),
    ...when(!isTime(hotel.checkInTime) || !isTime(hotel.checkOutTime), 'time-invalid', hotel.id),
    ...checkPlace(hotel.location, hotel.id),
  ];
}

function checkLegs(trip: Trip): readonly Violation[] {
  return TRANSPORT_FIELDS.flatMap((field) => {
    const leg = trip[field];
    if (leg === null) return [];
    const times = [leg.departureDateTime, leg.arrivalDateTime];
    return [
      ...when(leg.id === '', 'id-missing', field),
      ...when(!times.every((time) => time === '' || isLocalDateTime(time)), 'time-invalid', leg.id),
      ...checkPlace(leg.from, leg.id),
      ...checkPlace(leg.to, leg.id),
    ];
  });
}

/** Whether a time of day is missing, empty or one. */
function isTime(time: string | undefined): boolean {
  return time === undefined || time === '' || isClock(time);
}

function checkPlace(location: Location, id: string): readonly Violation[] {
  return when(!isOnGlobe(location), 'coordinates-invalid', id);
}

function unique(things: readonly { readonly id: string }[]): readonly Violation[] {
  const seen = new Set<string>();
  return things.flatMap(({ id }) => {
    const isDoubled = seen.has(id);
    seen.add(id);
    return [...when(id === '', 'id-missing', id), ...when(isDoubled, 'id-doubled', id)];
  });
}

function isAmount(value: number): boolean {
  return Number.isFinite(value) && value >= 0;
}

function when(isWrong: boolean, code: ViolationCode, id: string): readonly Violation[] {
  return isWrong ? [{ code, id }] : [];
}
