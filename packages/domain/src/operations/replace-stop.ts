import { refuse, type Result } from '../result.ts';
import { isValidLocation, type Location } from '../trip/location.ts';
import type { Trip } from '../trip/trip.ts';
import { setOnStop } from './change-stop.ts';
import type { Refusal } from './refusal.ts';

export interface ReplaceStop {
  readonly stopId: string;
  readonly location: Location;
}

/** Puts another place in the stop's place; its entries, note and flags stay. */
export function replaceStop(trip: Trip, { stopId, location }: ReplaceStop): Result<Trip, Refusal> {
  if (!isValidLocation(location)) return refuse('location-invalid');
  return setOnStop(trip, stopId, { location });
}
