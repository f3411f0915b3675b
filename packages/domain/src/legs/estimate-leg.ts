import { isOnRoads, PROFILE_FACTS, type RouteProfile } from '../trip/route-profile.ts';
import { distanceMeters, type Point } from '../geo/distance.ts';

/** How far and how long a leg is. */
export interface LegMeasure {
  readonly meters: number;
  readonly seconds: number;
}

/** A guess until the route planner answers. */
export function estimateLeg(from: Point, to: Point, profile: RouteProfile): LegMeasure {
  const { detour, slowKmh, slowKm, fastKmh } = PROFILE_FACTS[profile].pace;
  const meters = distanceMeters(from, to) * detour;
  const km = meters / 1000;
  const slow = Math.min(km, slowKm);
  const hours = slow / slowKmh + (km - slow) / fastKmh;
  return { meters: Math.round(meters), seconds: Math.round(hours * 3600) };
}

/** What a leg takes in a schedule. A direct one has no time: how long the flight or the boat takes is unknown. */
export function travelTime({ seconds }: LegMeasure, profile: RouteProfile): number {
  return isOnRoads(profile) ? seconds : 0;
}
