import { ok, refuse, type Result } from '../result.ts';
import { findHotel } from '../trip/find.ts';
import type { Hotel } from '../trip/hotel.ts';
import type { Trip } from '../trip/trip.ts';
import { addHotel, refusalOfHotel } from './add-hotel.ts';
import type { Refusal } from './refusal.ts';

export interface UpdateHotel {
  readonly hotelId: string;
  readonly change: Partial<Omit<Hotel, 'id'>>;
}

/** Changes a hotel. Its days change only with its dates: a new price does not touch a stay that no longer fits. */
export function updateHotel(trip: Trip, { hotelId, change }: UpdateHotel): Result<Trip, Refusal> {
  const before = findHotel(trip, hotelId);
  if (!before) return refuse('hotel-gone');
  const hotel = { ...before, ...change };
  const hasMoved =
    hotel.checkInDate !== before.checkInDate || hotel.checkOutDate !== before.checkOutDate;
  if (hasMoved) return addHotel(trip, { hotel });
  const refusal = refusalOfHotel(hotel);
  if (refusal && refusal !== 'date-out-of-range') return refuse(refusal);
  return ok({ ...trip, hotels: trip.hotels.map((one) => (one === before ? hotel : one)) });
}
