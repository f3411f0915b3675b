import { ok, type Result } from '../result.ts';
import type { Trip } from '../trip/trip.ts';
import type { Refusal } from './refusal.ts';

/** Takes the marks off the stops that the last change of dates moved: somebody has seen them. */
export function markMovedSeen(trip: Trip): Result<Trip, Refusal> {
  return ok(trip.movedCities.length === 0 ? trip : { ...trip, movedCities: [] });
}
