import { ok, refuse, type Result } from '../result.ts';
import { findDay, findStop } from '../trip/find.ts';
import { stopsOf, type Trip } from '../trip/trip.ts';
import { copyStop } from './copy-stop.ts';
import type { Refusal } from './refusal.ts';

export interface CopyStops {
  readonly stopIds: readonly string[];
  readonly toDayId: string;
  readonly makeId: () => string;
}

/** Puts copies of several stops at the end of a day, in the order in which they are visited: all of them, or none. */
export function copyStops(
  trip: Trip,
  { stopIds, toDayId, makeId }: CopyStops,
): Result<Trip, Refusal> {
  if (!findDay(trip, toDayId)) return refuse('day-gone');
  if (stopIds.some((id) => !findStop(trip, id))) return refuse('stop-gone');
  const wanted = new Set(stopIds);
  let result: Result<Trip, Refusal> = ok(trip);
  for (const { id } of stopsOf(trip).filter((stop) => wanted.has(stop.id))) {
    result = copyStop(result.value, { stopId: id, toDayId, makeId });
    if (!result.ok) return result;
  }
  return result;
}
