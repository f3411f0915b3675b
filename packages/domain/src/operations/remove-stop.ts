import type { Result } from '../result.ts';
import type { Trip } from '../trip/trip.ts';
import type { Refusal } from './refusal.ts';
import { removeStops } from './remove-stops.ts';

export interface RemoveStop {
  readonly stopId: string;
}

export function removeStop(trip: Trip, { stopId }: RemoveStop): Result<Trip, Refusal> {
  return removeStops(trip, { stopIds: [stopId] });
}
