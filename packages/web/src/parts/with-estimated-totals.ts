import { routeLegsOf, totalsOf, type Trip } from '@fahrtwind/domain';

/** Distances are estimates until the route planner is asked, so that lists can already show a length. */
export function withEstimatedTotals(trip: Trip): Trip {
  return { ...trip, ...totalsOf(routeLegsOf(trip)) };
}
