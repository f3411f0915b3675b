import { ok, type Result } from '../result.ts';
import type { NewStop } from '../trip/stop.ts';
import type { Trip } from '../trip/trip.ts';
import { addStop } from './add-stop.ts';
import type { Refusal } from './refusal.ts';

export interface AddStops {
  readonly stops: readonly NewStop[];
  readonly dayId: string;
  /** The place of the first one in the day's list, its end when missing. */
  readonly index?: number;
}

/** Puts several new stops into a day, one behind the other: all of them, or none when one is refused. */
export function addStops(trip: Trip, { stops, dayId, index }: AddStops): Result<Trip, Refusal> {
  let result: Result<Trip, Refusal> = ok(trip);
  for (const [offset, stop] of stops.entries()) {
    const place = index === undefined ? {} : { index: Math.max(0, index) + offset };
    result = addStop(result.value, { stop, dayId, ...place });
    if (!result.ok) return result;
  }
  return result;
}
