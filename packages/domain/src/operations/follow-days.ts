import { addDays, daysBetween, type CalendarDate } from '../text/calendar-date.ts';
import { addDaysToDateTime } from '../text/local-date-time.ts';
import type { Hotel } from '../trip/hotel.ts';
import type { TransportLeg } from '../trip/transport-leg.ts';
import type { Day, Trip } from '../trip/trip.ts';

/**
 * The trip with other days, and with what depends on their dates: a hotel that is not booked moves with the
 * days that name it, a transport leg that is not booked with the first or the last day. What is booked keeps
 * its dates, and the planner warns that they no longer fit.
 */
export function followDays(trip: Trip, days: readonly Day[]): Trip {
  return { ...trip, days, hotels: followHotels(trip, days), ...followLegs(trip, days) };
}

interface Span {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
}

function followHotels(trip: Trip, after: readonly Day[]): readonly Hotel[] {
  if (trip.hotels.length === 0) return trip.hotels;
  const [spansBefore, spansAfter] = [spansOf(trip.days), spansOf(after)];
  return trip.hotels.map((hotel) => {
    if (hotel.booked) return hotel;
    const [before, now] = [spansBefore.get(hotel.id), spansAfter.get(hotel.id)];
    // A hotel that no day names, or none any more, has nothing to move with and keeps its dates.
    if (!before || !now) return hotel;
    return moved(
      hotel,
      addDays(now.first, daysBetween(before.first, hotel.checkInDate)),
      addDays(now.last, daysBetween(before.last, hotel.checkOutDate)),
    );
  });
}

/** First and last date of the days that name a hotel, for each hotel. */
function spansOf(days: readonly Day[]): ReadonlyMap<string, Span> {
  const spans = new Map<string, Span>();
  for (const { hotelId, date } of days) {
    if (hotelId !== null)
      spans.set(hotelId, { first: spans.get(hotelId)?.first ?? date, last: date });
  }
  return spans;
}

function moved(hotel: Hotel, checkInDate: CalendarDate, checkOutDate: CalendarDate): Hotel {
  const isSame = checkInDate === hotel.checkInDate && checkOutDate === hotel.checkOutDate;
  return isSame || checkOutDate <= checkInDate ? hotel : { ...hotel, checkInDate, checkOutDate };
}

function followLegs(trip: Trip, after: readonly Day[]): Partial<Trip> {
  const first = shiftOf(trip.days[0], after[0]);
  const last = shiftOf(trip.days.at(-1), after.at(-1));
  return {
    arrivalEntry: shifted(trip.arrivalEntry, first, first),
    departureEntry: shifted(trip.departureEntry, last, last),
    duringTripEntry: shifted(trip.duringTripEntry, first, last),
  };
}

function shiftOf(before: Day | undefined, after: Day | undefined): number {
  return before && after ? daysBetween(before.date, after.date) : 0;
}

function shifted(
  leg: TransportLeg | null,
  departureDays: number,
  arrivalDays: number,
): TransportLeg | null {
  if (leg === null || leg.booked || (departureDays === 0 && arrivalDays === 0)) return leg;
  return {
    ...leg,
    departureDateTime: addDaysToDateTime(leg.departureDateTime, departureDays),
    arrivalDateTime: addDaysToDateTime(leg.arrivalDateTime, arrivalDays),
  };
}
