import { ok, refuse, type Result } from '../result.ts';
import { findHotel } from '../trip/find.ts';
import type { Trip } from '../trip/trip.ts';
import type { Refusal } from './refusal.ts';

export interface RemoveHotel {
  readonly hotelId: string;
}

/** Deletes a hotel and clears it from its days. */
export function removeHotel(trip: Trip, { hotelId }: RemoveHotel): Result<Trip, Refusal> {
  if (!findHotel(trip, hotelId)) return refuse('hotel-gone');
  return ok({
    ...trip,
    hotels: trip.hotels.filter((hotel) => hotel.id !== hotelId),
    days: trip.days.map((day) => (day.hotelId === hotelId ? { ...day, hotelId: null } : day)),
  });
}
