import { ok, refuse, type Result } from '../result.ts';
import { findDay, findStop } from '../trip/find.ts';
import { stopsOf, type Trip } from '../trip/trip.ts';
import type { Refusal } from './refusal.ts';
import { insertStops, withoutStops } from './stop-list.ts';

export interface MoveStops {
  readonly stopIds: readonly string[];
  readonly toDayId: string;
  /** The place among the stops that stay in that day, its end when missing. */
  readonly index?: number;
}

/** Puts several stops together at a place in a day, in the order in which they were visited so far. */
export function moveStops(
  trip: Trip,
  { stopIds, toDayId, index }: MoveStops,
): Result<Trip, Refusal> {
  if (!findDay(trip, toDayId)) return refuse('day-gone');
  if (stopIds.some((id) => !findStop(trip, id))) return refuse('stop-gone');
  const wanted = new Set(stopIds);
  if (wanted.size === 0) return ok(trip);
  const moved = stopsOf(trip).filter((stop) => wanted.has(stop.id));
  return ok(insertStops(withoutStops(trip, wanted), toDayId, index, moved));
}
