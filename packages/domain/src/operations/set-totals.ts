import { ok, refuse, type Result } from '../result.ts';
import type { Totals } from '../legs/route-legs.ts';
import type { Trip } from '../trip/trip.ts';
import type { Refusal } from './refusal.ts';

export type SetTotals = Totals;

/** Stores what the route planner found, so that lists need no routing. */
export function setTotals(trip: Trip, totals: SetTotals): Result<Trip, Refusal> {
  const { totalDistance, totalDuration, totalsAreMeasured } = totals;
  if (![totalDistance, totalDuration].every((amount) => Number.isFinite(amount) && amount >= 0))
    return refuse('amount-invalid');
  const isSame =
    trip.totalDistance === totalDistance &&
    trip.totalDuration === totalDuration &&
    (trip.totalsAreMeasured ?? false) === totalsAreMeasured;
  return ok(isSame ? trip : { ...trip, ...totals });
}
