import { ok, type Result } from '../result.ts';
import { isNearSamePlace, SAME_LABEL_METERS, type Location } from '../trip/location.ts';
import { stopsOf, type Trip } from '../trip/trip.ts';
import type { Refusal } from './refusal.ts';

export interface RelabelPlace {
  /** The place under its new labels. */
  readonly location: Location;
}

/** Gives all stops at a place its new labels; their coordinates stay. */
export function relabelPlace(trip: Trip, { location }: RelabelPlace): Result<Trip, Refusal> {
  const { label, longLabel, englishName } = location;
  return ok({
    ...trip,
    days: trip.days.map((day) => {
      if (!day.cityList.some((stop) => isHere(stop.location, location))) return day;
      const cityList = day.cityList.map((stop) =>
        isHere(stop.location, location)
          ? { ...stop, location: { ...stop.location, label, longLabel, englishName } }
          : stop,
      );
      return { ...day, cityList };
    }),
  });
}

/** How many stops of the trip are at a place. */
export function countStopsAt(trip: Trip, location: Location): number {
  return stopsOf(trip).filter((stop) => isHere(stop.location, location)).length;
}

function isHere(one: Location, other: Location): boolean {
  return isNearSamePlace(one, other, SAME_LABEL_METERS);
}
