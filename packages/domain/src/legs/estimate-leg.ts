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

/** The same over all that the leg leads through. */
export function estimateWay({ from, to, via = [], routeProfile }: Way): LegMeasure {
  const points = [from, ...via, to];
  const parts = points
    .slice(1)
    .map((point, index) => estimateLeg(points[index] ?? point, point, routeProfile));
  return {
    meters: parts.reduce((sum, { meters }) => sum + meters, 0),
    seconds: parts.reduce((sum, { seconds }) => sum + seconds, 0),
  };
}

interface Way {
  readonly from: Point;
  readonly to: Point;
  readonly via?: readonly Point[];
  readonly routeProfile: RouteProfile;
}

/** What a leg takes in a schedule. A direct one has no time: how long the flight or the boat takes is unknown. */
export function travelTime({ seconds }: LegMeasure, profile: RouteProfile): number {
  return isOnRoads(profile) ? seconds : 0;
}
