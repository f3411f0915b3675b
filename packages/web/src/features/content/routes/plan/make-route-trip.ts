import { addDays, tripOfRoute, type Refusal, type Result, type Trip } from '@fahrtwind/domain';
import { makeId } from '../../../../parts/make-id.ts';
import { today } from '../../../../parts/today.ts';
import type { TripRoute } from './trip-route.ts';

/** A week ahead, as for every new trip. */
const DAYS_AHEAD = 7;

export function makeRouteTrip(route: TripRoute, userId: string): Result<Trip, Refusal> {
  const now = new Date().toISOString();
  const start = addDays(today(), DAYS_AHEAD);
  return tripOfRoute({ ...route, id: makeId(), userId, now, start, makeId });
}
