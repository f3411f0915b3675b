import { lastOnRoute } from '../trip/find.ts';
import type { Location } from '../trip/location.ts';
import type { Trip } from '../trip/trip.ts';

/**
 * Where travellers are on a day without stops: at the last stop before it, else at the hotel of the night before. Null
 * on a day with stops, and before the trip has begun.
 */
export function restingPlace(
  trip: Pick<Trip, 'days' | 'hotels'>,
  dayIndex: number,
): Location | null {
  if (trip.days[dayIndex]?.cityList.length !== 0) return null;
  const before = trip.days.slice(0, dayIndex);
  const stop = before.map(lastOnRoute).findLast((one) => one !== undefined);
  if (stop) return stop.location;
  const hotelId = before.at(-1)?.hotelId ?? null;
  return trip.hotels.find(({ id }) => id === hotelId)?.location ?? null;
}
