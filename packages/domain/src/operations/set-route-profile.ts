import type { Result } from '../result.ts';
import type { RouteProfile } from '../trip/route-profile.ts';
import type { Trip } from '../trip/trip.ts';
import { setOnStop } from './change-stop.ts';
import type { Refusal } from './refusal.ts';

export interface SetRouteProfile {
  readonly stopId: string;
  readonly routeProfile: RouteProfile;
}

/** Says how the leg that leads to a stop is travelled. */
export function setRouteProfile(
  trip: Trip,
  { stopId, routeProfile }: SetRouteProfile,
): Result<Trip, Refusal> {
  return setOnStop(trip, stopId, { routeProfile });
}
