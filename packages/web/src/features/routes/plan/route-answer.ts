import type { PlannedLeg } from '@fahrtwind/contract';
import {
  DEFAULT_DRIVING_LIMIT_MINUTES,
  estimateLeg,
  travelTime,
  spreadOverDays,
  type Crossing,
  type Location,
} from '@fahrtwind/domain';
import type { LngLat } from '../../../map/map-data.ts';
import { stopId, stopsOfPlan, type RoutePlan } from './route-plan.ts';

/** The server's reply to a plan. */
export interface RouteReply {
  readonly legs: readonly PlannedLeg[];
  readonly attribution: readonly string[];
  readonly isFallback: boolean;
}

export interface AnsweredLeg {
  readonly from: Location;
  readonly to: Location;
  readonly meters: number;
  readonly seconds: number;
  readonly geometry: readonly LngLat[];
  readonly hasToll: boolean;
  readonly hasFerry: boolean;
  /** „Oppedal–Lavik“; empty where none is on the way, or its name is not known. */
  readonly ferries: readonly string[];
  /** Ferries and car trains within it. */
  readonly crossings?: readonly Crossing[] | undefined;
  readonly isEstimate: boolean;
  /** There is no road; distance and time follow the straight line. */
  readonly isMissing: boolean;
}

/** A plan with its route. */
export interface RouteAnswer {
  readonly plan: RoutePlan;
  readonly stops: readonly Location[];
  readonly legs: readonly AnsweredLeg[];
  /** Sum of the legs that have a road. */
  readonly meters: number;
  readonly seconds: number;
  /** ISO codes in the order in which they are reached. */
  readonly countries: readonly string[];
  readonly hasToll: boolean;
  readonly hasFerry: boolean;
  readonly isEstimate: boolean;
  /** The configured route planner failed, and our own estimate answered. */
  readonly isFallback: boolean;
  readonly attribution: readonly string[];
  /** The day on which each stop is reached, from 0. */
  readonly days: readonly number[];
  /** Whether any leg has a road. */
  readonly hasRoad: boolean;
  /** Whether a single leg exceeds the driving limit of a day. */
  readonly hasLongLeg: boolean;
}

export function routeAnswer(plan: RoutePlan, reply: RouteReply): RouteAnswer {
  const stops = stopsOfPlan(plan);
  const planned = new Map(reply.legs.map((leg) => [leg.cityId, leg]));
  const legs = stops.slice(1).flatMap((to, index) => {
    const from = stops[index];
    return from ? [answeredLeg(plan, from, to, planned.get(stopId(index + 1)))] : [];
  });
  const found = legs.filter(({ isMissing }) => !isMissing);
  const codes = reply.legs.flatMap((leg) => ('noRoute' in leg ? [] : leg.countries));
  return {
    plan,
    stops,
    legs,
    meters: found.reduce((sum, { meters }) => sum + meters, 0),
    seconds: found.reduce((sum, { seconds }) => sum + seconds, 0),
    countries: [...new Set(codes)],
    hasToll: found.some(({ hasToll }) => hasToll),
    hasFerry: found.some(({ hasFerry }) => hasFerry),
    isEstimate: found.some(({ isEstimate }) => isEstimate),
    isFallback: reply.isFallback,
    attribution: reply.attribution,
    days: spreadOverDays(
      legs.map((leg) => ({ drivingSeconds: secondsAshore(leg), travelSeconds: leg.seconds })),
    ),
    hasRoad: found.length > 0,
    hasLongLeg: found.some((leg) => secondsAshore(leg) > DEFAULT_DRIVING_LIMIT_MINUTES * 60),
  };
}

/** Without the time on ferries, which is none at the wheel. */
function secondsAshore({ seconds, crossings = [] }: AnsweredLeg): number {
  return crossings.reduce((left, { minutes }) => Math.max(0, left - minutes * 60), seconds);
}

function answeredLeg(
  { profile }: RoutePlan,
  from: Location,
  to: Location,
  leg: PlannedLeg | undefined,
): AnsweredLeg {
  if (leg && !('noRoute' in leg)) {
    const { meters, geometry, hasToll, hasFerry, crossings, isEstimate } = leg;
    const seconds = travelTime(leg, profile);
    const ferries = hasFerry ? (crossings ?? []).map(({ name }) => name) : [];
    const way = { from, to, meters, seconds, geometry };
    return { ...way, hasToll, hasFerry, ferries, crossings, isEstimate, isMissing: false };
  }
  return {
    from,
    to,
    ...estimateLeg(from, to, profile),
    geometry: [
      [from.lng, from.lat],
      [to.lng, to.lat],
    ],
    hasToll: false,
    hasFerry: false,
    ferries: [],
    isEstimate: true,
    isMissing: true,
  };
}
