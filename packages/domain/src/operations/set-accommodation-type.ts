import { ok, type Result } from '../result.ts';
import type { AccommodationType, Trip } from '../trip/trip.ts';
import type { Refusal } from './refusal.ts';

export interface SetAccommodationType {
  readonly akkomodationType: AccommodationType;
}

export function setAccommodationType(
  trip: Trip,
  { akkomodationType }: SetAccommodationType,
): Result<Trip, Refusal> {
  return ok({ ...trip, akkomodationType });
}
