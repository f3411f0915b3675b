import { ok, refuse, type Result } from '../result.ts';
import { isCalendarDate } from '../text/calendar-date.ts';
import { nightsOf, type Hotel } from '../trip/hotel.ts';
import { isOnGlobe } from '../trip/location.ts';
import { isPlannable, type Trip } from '../trip/trip.ts';
import type { Refusal } from './refusal.ts';

export interface AddHotel {
  readonly hotel: Hotel;
}

/**
 * Adds a hotel, in the place of one with the same id, and assigns it to every day from its check-in on for
 * (nights − 1) + 1 days. Nights outside of the trip have no day and are left to the planner's warning.
 */
export function addHotel(trip: Trip, { hotel }: AddHotel): Result<Trip, Refusal> {
  const refusal = refusalOfHotel(hotel);
  if (refusal) return refuse(refusal);
  const isKnown = trip.hotels.some((one) => one.id === hotel.id);
  const hotels = isKnown
    ? trip.hotels.map((one) => (one.id === hotel.id ? hotel : one))
    : [...trip.hotels, hotel];
  return ok({ ...trip, hotels, days: withHotelNights(trip, hotel) });
}

/** Why a hotel cannot be in a trip; null when it can. */
export function refusalOfHotel(hotel: Hotel): Refusal | null {
  const { checkInDate, checkOutDate } = hotel;
  if (hotel.id === '') return 'id-missing';
  if (!isOnGlobe(hotel.location)) return 'location-invalid';
  if (!isCalendarDate(checkInDate) || !isCalendarDate(checkOutDate)) return 'date-invalid';
  if (!isPlannable(checkInDate) || !isPlannable(checkOutDate)) return 'date-out-of-range';
  return nightsOf(hotel) < 1 ? 'nights-invalid' : null;
}

function withHotelNights(trip: Trip, hotel: Hotel): Trip['days'] {
  return trip.days.map((day) => {
    const isNight = hotel.checkInDate <= day.date && day.date < hotel.checkOutDate;
    if (isNight) return day.hotelId === hotel.id ? day : { ...day, hotelId: hotel.id };
    return day.hotelId === hotel.id ? { ...day, hotelId: null } : day;
  });
}
