import { ok, refuse, type Result } from '../result.ts';
import { COPY_MARKER, isCopy } from '../trip/publication.ts';
import type { Trip } from '../trip/trip.ts';
import type { Refusal } from './refusal.ts';

/** The shared copy: the trip as it is now, under its id with the marker. */
export function copyTrip(trip: Trip): Result<Trip, Refusal> {
  if (isCopy(trip)) return refuse('trip-is-copy');
  return ok({ ...trip, id: trip.id + COPY_MARKER, published: false, movedCities: [] });
}
