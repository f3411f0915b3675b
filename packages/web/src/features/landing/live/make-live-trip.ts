import {
  estimateLeg,
  spreadOverDays,
  type Location,
  type Refusal,
  type Result,
  type Trip,
} from '@fahrtwind/domain';
import { makeRouteTrip } from '../../../parts/make-route-trip.ts';

interface LiveRoute {
  readonly title: string;
  readonly places: readonly Location[];
  /** On which each is reached, from 0; null where the server has not answered. */
  readonly days: readonly number[] | null;
}

/** Makes a trip of the live route, in days that can be driven. */
export function makeLiveTrip(
  { title, places, days }: LiveRoute,
  userId: string,
): Result<Trip, Refusal> {
  const dayOf = days ?? estimatedDays(places);
  const stops = places.map((location, index) => ({
    location,
    dayIndex: dayOf[index] ?? 0,
    routeProfile: 'driving' as const,
    toll: true,
  }));
  return makeRouteTrip({ title, stops, dayCount: (dayOf.at(-1) ?? 0) + 1 }, userId);
}

function estimatedDays(places: readonly Location[]): readonly number[] {
  const ways = places.slice(1).map((to, index) => {
    const { seconds } = estimateLeg(places[index] ?? to, to, 'driving');
    return { drivingSeconds: seconds, travelSeconds: seconds };
  });
  return spreadOverDays(ways);
}
