import { refuse, type Result } from '../result.ts';
import { findHotel } from '../trip/find.ts';
import type { Hotel } from '../trip/hotel.ts';
import type { Trip } from '../trip/trip.ts';
import { addHotel } from './add-hotel.ts';
import type { Refusal } from './refusal.ts';
import { removeHotel } from './remove-hotel.ts';

export interface ReplaceHotel {
  readonly hotelId: string;
  readonly hotel: Hotel;
}

/** Puts another hotel in the place of one; the old one leaves its days, the new one takes those of its own dates. */
export function replaceHotel(trip: Trip, { hotelId, hotel }: ReplaceHotel): Result<Trip, Refusal> {
  if (!findHotel(trip, hotelId)) return refuse('hotel-gone');
  if (hotel.id === hotelId) return addHotel(trip, { hotel });
  if (findHotel(trip, hotel.id)) return refuse('id-taken');
  const removed = removeHotel(trip, { hotelId });
  return removed.ok ? addHotel(removed.value, { hotel }) : removed;
}
