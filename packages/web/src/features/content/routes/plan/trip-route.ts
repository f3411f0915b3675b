import {
  addDays,
  tripOfRoute,
  type Refusal,
  type Result,
  type RoutedStop,
  type Trip,
} from '@fahrtwind/domain';
import { makeId } from '../../../../parts/make-id.ts';
import { today } from '../../../../parts/today.ts';
import type { RouteAnswer } from './route-answer.ts';

export interface TripRoute {
  readonly title: string;
  readonly stops: readonly RoutedStop[];
  readonly dayCount: number;
}

/** A week ahead, as for every new trip. */
const DAYS_AHEAD = 7;

/** A planned route with its stops spread over days. */
export function tripRouteOf({ stops, days, plan }: RouteAnswer, title: string): TripRoute {
  return {
    title,
    dayCount: (days.at(-1) ?? 0) + 1,
    stops: stops.map((location, index) => ({
      location,
      dayIndex: days[index] ?? 0,
      routeProfile: plan.profile,
      toll: plan.toll,
    })),
  };
}

export function makeRouteTrip(route: TripRoute, userId: string): Result<Trip, Refusal> {
  const now = new Date().toISOString();
  const start = addDays(today(), DAYS_AHEAD);
  return tripOfRoute({ ...route, id: makeId(), userId, now, start, makeId });
}
