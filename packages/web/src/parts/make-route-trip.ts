import {
  addDays,
  tripOfRoute,
  type Refusal,
  type Result,
  type RoutedStop,
  type Trip,
} from '@fahrtwind/domain';
import { makeId } from './make-id.ts';
import { today } from './today.ts';

export interface TripRoute {
  readonly title: string;
  readonly stops: readonly RoutedStop[];
  readonly dayCount: number;
}

/** A week ahead, as for every new trip. */
const DAYS_AHEAD = 7;

export function makeRouteTrip(route: TripRoute, userId: string): Result<Trip, Refusal> {
  const now = new Date().toISOString();
  const start = addDays(today(), DAYS_AHEAD);
  return tripOfRoute({ ...route, id: makeId(), userId, now, start, makeId });
}
