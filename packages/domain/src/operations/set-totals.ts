import { ok, refuse, type Result } from '../result.ts';
import type { Trip } from '../trip/trip.ts';
import type { Refusal } from './refusal.ts';

export type SetTotals = Pick<Trip, 'totalDistance' | 'totalDuration'>;

/** Stores what the route planner found, so that lists need no routing. */
export function setTotals(
  trip: Trip,
  { totalDistance, totalDuration }: SetTotals,
): Result<Trip, Refusal> {
  if (![totalDistance, totalDuration].every((amount) => Number.isFinite(amount) && amount >= 0))
    return refuse('amount-invalid');
  const isSame = trip.totalDistance === totalDistance && trip.totalDuration === totalDuration;
  return ok(isSame ? trip : { ...trip, totalDistance, totalDuration });
}
