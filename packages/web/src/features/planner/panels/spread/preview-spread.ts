import {
  routeLegsOf,
  scheduleTrip,
  spreadStops,
  type DaySchedule,
  type FindMeasure,
  type KeptNights,
  type RouteLeg,
  type Spread,
  type Trip,
} from '@fahrtwind/domain';
import { makeId } from '../../../../parts/make-id.ts';

export interface SpreadWish {
  readonly limitMinutes: number;
  /** Undefined for as few days as the limit allows. */
  readonly dayCount: number | undefined;
  readonly keepNights: KeptNights;
}

export interface SpreadPreview extends Spread {
  /** The days as they would be. */
  readonly schedule: readonly DaySchedule[];
  /** The numbers of days beyond the limit with more than one leg: dates that are booked leave no other choice. */
  readonly longDays: readonly { readonly number: number; readonly drivingSeconds: number }[];
}

/** What spreading the stops would give, not yet applied; null where it needs too many days. */
export function previewSpread(
  trip: Trip,
  { limitMinutes, dayCount, keepNights }: SpreadWish,
  measure: FindMeasure,
): SpreadPreview | null {
  const measured = asMeasuredNow(routeLegsOf(trip), measure);
  const result = spreadStops(trip, {
    limitMinutes,
    keepNights,
    ...(dayCount !== undefined && { dayCount }),
    measured,
    makeId,
  });
  if (!result.ok) return null;
  const schedule = scheduleTrip(result.value.trip, measured);
  const longDays = schedule.flatMap(({ drivingSeconds, stops }, index) => {
    const isLong = drivingSeconds > limitMinutes * 60;
    const drives = stops.filter(({ leg }) => (leg?.seconds ?? 0) > 0).length;
    return isLong && drives > 1 ? [{ number: index + 1, drivingSeconds }] : [];
  });
  return { ...result.value, schedule, longDays };
}

/** On another date a leg may fall into another month, for which it has not been asked for yet. */
function asMeasuredNow(legs: readonly RouteLeg[], measure: FindMeasure): FindMeasure {
  const known = new Map(legs.map((leg) => [leg.cityId, measure(leg)]));
  return ({ cityId }) => known.get(cityId);
}
