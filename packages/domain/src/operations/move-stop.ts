import { ok, refuse, type Result } from '../result.ts';
import { findDay, findStop } from '../trip/find.ts';
import type { Trip } from '../trip/trip.ts';
import type { Refusal } from './refusal.ts';
import { insertStop, withoutStop } from './stop-list.ts';

export interface MoveStop {
  readonly stopId: string;
  readonly toDayId: string;
  /** The place that the stop has afterwards, the end of the day when missing. */
  readonly index?: number;
}

/** Puts a stop at a place in a day, its own or another one. */
export function moveStop(trip: Trip, { stopId, toDayId, index }: MoveStop): Result<Trip, Refusal> {
  const found = findStop(trip, stopId);
  if (!found) return refuse('stop-gone');
  if (!findDay(trip, toDayId)) return refuse('day-gone');
  return ok(insertStop(withoutStop(trip, stopId), toDayId, index, found.stop));
}
