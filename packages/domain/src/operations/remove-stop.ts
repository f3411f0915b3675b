import { ok, refuse, type Result } from '../result.ts';
import { findStop } from '../trip/find.ts';
import type { Trip } from '../trip/trip.ts';
import type { Refusal } from './refusal.ts';
import { withoutStop } from './stop-list.ts';

export interface RemoveStop {
  readonly stopId: string;
}

export function removeStop(trip: Trip, { stopId }: RemoveStop): Result<Trip, Refusal> {
  if (!findStop(trip, stopId)) return refuse('stop-gone');
  const movedCities = trip.movedCities.filter((id) => id !== stopId);
  return ok({ ...withoutStop(trip, stopId), movedCities });
}
