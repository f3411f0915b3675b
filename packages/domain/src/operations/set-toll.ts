import type { Result } from '../result.ts';
import type { Trip } from '../trip/trip.ts';
import { setOnStop } from './change-stop.ts';
import type { Refusal } from './refusal.ts';

export interface SetToll {
  readonly stopId: string;
  readonly toll: boolean;
}

/** Says whether the leg that leads to a stop may use toll roads. */
export function setToll(trip: Trip, { stopId, toll }: SetToll): Result<Trip, Refusal> {
  return setOnStop(trip, stopId, { toll });
}
