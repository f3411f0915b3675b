import type { Result } from '../result.ts';
import type { Location } from '../trip/location.ts';
import { newTrip, type NewTrip } from './new-trip.ts';
import type { Refusal } from './refusal.ts';
import type { Trip } from '../trip/trip.ts';

export interface CreateTrip extends NewTrip {
  readonly places?: readonly Location[];
}

/** A new trip with its days; the first places are spread evenly over them, in their order. */
export function createTrip({ places = [], ...args }: CreateTrip): Result<Trip, Refusal> {
  const dayOf = (index: number): number => Math.floor((index * args.dayCount) / places.length);
  const stops = places.map((location, index) => ({ location, dayIndex: dayOf(index) }));
  return newTrip(args, stops);
}
