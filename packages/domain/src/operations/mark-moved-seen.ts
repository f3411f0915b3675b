import { ok, type Result } from '../result.ts';
import type { Trip } from '../trip/trip.ts';
import type { Refusal } from './refusal.ts';

/** Removes the marks of the stops that the last change of dates moved, after they were seen. */
export function markMovedSeen(trip: Trip): Result<Trip, Refusal> {
  return ok(trip.movedCities.length === 0 ? trip : { ...trip, movedCities: [] });
}
