import type { Result } from '../result.ts';
import type { Trip } from '../trip/trip.ts';
import { setOnStop } from './change-stop.ts';
import type { Refusal } from './refusal.ts';

export interface SetOptional {
  readonly stopId: string;
  readonly optional: boolean;
}

/** Makes a stop optional, or firm again. */
export function setOptional(trip: Trip, { stopId, optional }: SetOptional): Result<Trip, Refusal> {
  return setOnStop(trip, stopId, { optional });
}
