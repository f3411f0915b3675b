import { ok, type Result } from '../result.ts';
import type { Trip } from '../trip/trip.ts';
import type { Refusal } from './refusal.ts';

/** Counts an export. */
export function countExport(trip: Trip): Result<Trip, Refusal> {
  return ok({ ...trip, tripPrints: trip.tripPrints + 1 });
}
