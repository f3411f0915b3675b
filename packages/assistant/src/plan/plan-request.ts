import type { CalendarDate } from '@fahrtwind/domain';
import type { PlaceHit } from '../ports.ts';
import type { Vehicle } from '../regions/find-themes.ts';
import type { Area } from '../regions/regions.ts';
import type { Theme } from '../regions/themes.ts';

/** What is asked of a whole trip. `readTripWish` fills this in from a message; `planTour` makes the plan. */
export interface PlanRequest {
  readonly title: string;
  /** Where they set out; missing where the trip begins in the region. */
  readonly from?: PlaceHit;
  /** Where the trip ends; missing where it is back at the start, or where the region ends it. */
  readonly to?: PlaceHit;
  /** Whether it ends where it began. */
  readonly isRound: boolean;
  /** Places that must be in it. */
  readonly wanted: readonly PlaceHit[];
  /** Regions that must be in it. */
  readonly areas: readonly Area[];
  /** What they want to see: any of it. */
  readonly themes: readonly Theme[];
  readonly withChildren: boolean;
  readonly vehicle: Vehicle;
  readonly days: number;
  readonly start: CalendarDate;
  readonly maxDriveHours: number;
  /** Regions that would have suited as well, where none was named. */
  readonly alsoNear: readonly string[];
  /** The most nights in one place. */
  readonly mostNights: number;
}

/** The most nights in one place where the person names no number. */
export const MOST_NIGHTS = 3;
