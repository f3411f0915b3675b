import { ok, refuse, type Result } from '../result.ts';
import type { CalendarDate } from '../text/calendar-date.ts';
import { isCopy } from '../trip/publication.ts';
import type { Hotel } from '../trip/hotel.ts';
import type { TransportLeg } from '../trip/transport-leg.ts';
import { fittingTitle, type Trip } from '../trip/trip.ts';
import { withNewIds } from './copy-stop.ts';
import type { Refusal } from './refusal.ts';
import { withoutBooking } from './set-leg-kind.ts';
import { shiftDates } from './shift-dates.ts';

export interface DuplicateTrip {
  readonly id: string;
  /** Whose trip the duplicate is. */
  readonly userId: string;
  /** ISO 8601. */
  readonly now: string;
  /** What the duplicate is called, as the original when missing; what is too long is cut. */
  readonly title?: string;
  /** Where the duplicate begins, on the same date when missing. */
  readonly start?: CalendarDate;
  /** Whether what is booked stays booked: in the own trip from a file it does, in another trip it does not. */
  readonly bookings?: 'keep' | 'drop';
  /** Names everything in the duplicate. */
  readonly makeId: () => string;
}

/**
 * Makes an own trip of any trip, with new ids throughout. It is not published and was never exported. Unless they are
 * kept, nothing in it is booked: bookings belong to the trip that they were made for.
 */
export function duplicateTrip(
  trip: Trip,
  { id, userId, now, title = trip.title, start, bookings = 'drop', makeId }: DuplicateTrip,
): Result<Trip, Refusal> {
  if (id.trim() === '') return refuse('id-missing');
  if (isCopy({ id })) return refuse('copy-id');
  if (id === trip.id) return refuse('id-taken');
  const duplicate = {
    ...renamed(trip, makeId, bookings === 'keep'),
    id,
    userId,
    title: fittingTitle(title),
    createdAt: now,
    lastOpened: now,
  };
  const dated = start === undefined ? ok(duplicate) : shiftDates(duplicate, { start });
  return dated.ok ? ok({ ...dated.value, movedCities: [] }) : dated;
}

function renamed(trip: Trip, makeId: () => string, isBookedKept: boolean): Trip {
  const hotelIds = new Map(trip.hotels.map((hotel) => [hotel.id, makeId()]));
  const booked = (thing: { readonly booked: boolean }): boolean => isBookedKept && thing.booked;
  const renamedLeg = (leg: TransportLeg | null): TransportLeg | null =>
    leg && { ...leg, id: makeId(), booked: booked(leg) };
  return {
    ...trip,
    published: false,
    tripPrints: 0,
    movedCities: [],
    hotels: trip.hotels.map((hotel) => ({
      ...(isBookedKept ? hotel : withoutBookingNumber(hotel)),
      id: hotelIds.get(hotel.id) ?? makeId(),
      booked: booked(hotel),
    })),
    days: trip.days.map((day) => ({
      ...day,
      id: makeId(),
      hotelId: day.hotelId === null ? null : (hotelIds.get(day.hotelId) ?? null),
      cityList: day.cityList.map((stop) => {
        const copy = withNewIds(stop, makeId);
        return isBookedKept ? copy : withoutBooking(copy);
      }),
    })),
    arrivalEntry: renamedLeg(trip.arrivalEntry),
    departureEntry: renamedLeg(trip.departureEntry),
    duringTripEntry: renamedLeg(trip.duringTripEntry),
  };
}

function withoutBookingNumber(hotel: Hotel): Hotel {
  const { bookingNumber: _, ...rest } = hotel;
  return rest;
}
