import { followDays } from '../operations/follow-days.ts';
import type { Day, Trip } from '../trip/trip.ts';
import { mapVersions, type Versions } from './versions.ts';

/**
 * Hotels and legs that are not booked follow the days, so that a change of days changes their dates too. To tell
 * that from an edit by hand, what one has made of the dates is compared with the base on that one's days.
 */
export interface Expected {
  readonly early: Trip;
  readonly late: Trip;
}

export function expectedOf({ base, early, late }: Versions<Trip>): Expected {
  return { early: followDays(base, early.days), late: followDays(base, late.days) };
}

/** All versions on the days of the merged trip, where their dates can be compared. */
export function ontoDays(trips: Versions<Trip>, days: readonly Day[]): Versions<Trip> {
  return mapVersions(trips, (trip) => followDays(trip, days));
}

/** What decides about dates: whether each side has set them by hand, and how they would be on the merged days. */
export interface DateVersions<T> {
  readonly isEdited: { readonly early: boolean; readonly late: boolean };
  readonly onto: Versions<T | undefined>;
}

/** Chooses the dates: those set by hand, else those that follow the days. */
export function chooseDates<T>({ isEdited, onto }: DateVersions<T>): T | undefined {
  if (isEdited.late) return onto.late;
  return isEdited.early ? onto.early : (onto.base ?? onto.late ?? onto.early);
}
