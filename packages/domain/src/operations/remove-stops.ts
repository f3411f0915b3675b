import { ok, refuse, type Result } from '../result.ts';
import { findStop } from '../trip/find.ts';
import type { Trip } from '../trip/trip.ts';
import type { Refusal } from './refusal.ts';
import { withoutStops } from './stop-list.ts';

export interface RemoveStops {
  readonly stopIds: readonly string[];
}

/** Takes several stops out of the trip; one that is gone already does not keep the others. */
export function removeStops(trip: Trip, { stopIds }: RemoveStops): Result<Trip, Refusal> {
  const wanted = new Set(stopIds.filter((id) => findStop(trip, id)));
  if (wanted.size === 0) return refuse('stop-gone');
  const movedCities = trip.movedCities.filter((id) => !wanted.has(id));
  return ok({ ...withoutStops(trip, wanted), movedCities });
}
