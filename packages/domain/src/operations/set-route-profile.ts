import type { Result } from '../result.ts';
import { kindOfProfile } from '../trip/leg-kind.ts';
import type { RouteProfile } from '../trip/route-profile.ts';
import type { Trip } from '../trip/trip.ts';
import type { Refusal } from './refusal.ts';
import { setLegKind } from './set-leg-kind.ts';

export interface SetRouteProfile {
  readonly stopId: string;
  readonly routeProfile: RouteProfile;
}

/** Says by which profile the leg that leads to a stop is travelled: by car and not by camper, for driving. */
export function setRouteProfile(
  trip: Trip,
  { stopId, routeProfile }: SetRouteProfile,
): Result<Trip, Refusal> {
  return setLegKind(trip, { stopId, kind: kindOfProfile(routeProfile) });
}
