import { ok, type Result } from '../result.ts';
import type { Trip } from '../trip/trip.ts';
import { addStops, type AddStops } from './add-stops.ts';
import type { Refusal } from './refusal.ts';
import { spreadStops, type SpreadStops } from './spread-stops.ts';

export interface AddStopsOverDays extends AddStops {
  readonly spread: SpreadStops;
}

/** Puts new stops into a trip and spreads all of its stops over days, as one edit. */
export function addStopsOverDays(
  trip: Trip,
  { spread, ...adding }: AddStopsOverDays,
): Result<Trip, Refusal> {
  const added = addStops(trip, adding);
  const result = added.ok ? spreadStops(added.value, spread) : added;
  return result.ok ? ok(result.value.trip) : result;
}
