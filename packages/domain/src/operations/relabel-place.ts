import { ok, type Result } from '../result.ts';
import { isNearSamePlace, SAME_LABEL_METERS, type Location } from '../trip/location.ts';
import type { Stop } from '../trip/stop.ts';
import { stopsOf, type Trip } from '../trip/trip.ts';
import type { Refusal } from './refusal.ts';

export interface RelabelPlace {
  /** The place under the labels that its stops still have. */
  readonly from: Location;
  /** The place under its new labels. */
  readonly location: Location;
}

/** Gives all stops at a place its new labels; their coordinates stay. */
export function relabelPlace(trip: Trip, place: RelabelPlace): Result<Trip, Refusal> {
  const { label, longLabel, englishName } = place.location;
  const found = new Set(stopsToRelabel(trip, place));
  return ok({
    ...trip,
    days: trip.days.map((day) => {
      if (!day.cityList.some((stop) => found.has(stop))) return day;
      const cityList = day.cityList.map((stop) =>
        found.has(stop)
          ? { ...stop, location: { ...stop.location, label, longLabel, englishName } }
          : stop,
      );
      return { ...day, cityList };
    }),
  });
}

/** The stops at a place that do not have its new label yet. */
export function stopsToRelabel(trip: Trip, { from, location }: RelabelPlace): readonly Stop[] {
  return stopsOf(trip).filter(
    (stop) =>
      stop.location.label !== location.label &&
      isNearSamePlace(stop.location, from, SAME_LABEL_METERS),
  );
}
