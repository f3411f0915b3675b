import type { Result } from '../result.ts';
import type { Trip } from '../trip/trip.ts';
import { setOnStop } from './change-stop.ts';
import type { Refusal } from './refusal.ts';

export interface SetIcon {
  readonly stopId: string;
  readonly icon: string;
}

export function setIcon(trip: Trip, { stopId, icon }: SetIcon): Result<Trip, Refusal> {
  return setOnStop(trip, stopId, { icon });
}
