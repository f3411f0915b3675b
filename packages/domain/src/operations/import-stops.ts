import { ok, refuse, type Result } from '../result.ts';
import { newStop } from '../trip/stop.ts';
import type { Trip } from '../trip/trip.ts';
import { addDayAfter } from './add-day.ts';
import { addStops } from './add-stops.ts';
import type { StopOnDay } from './new-trip.ts';
import type { Refusal } from './refusal.ts';

export interface ImportStops {
  readonly stops: readonly StopOnDay[];
  /** Names stops and further days. */
  readonly makeId: () => string;
}

/** Puts stops from a file behind those of their days, and adds days at the end where there are too few. */
export function importStops(trip: Trip, { stops, makeId }: ImportStops): Result<Trip, Refusal> {
  if (stops.some(({ dayIndex }) => !Number.isInteger(dayIndex) || dayIndex < 0))
    return refuse('days-do-not-fit');
  const dayCount = 1 + Math.max(0, ...stops.map(({ dayIndex }) => dayIndex));
  let result: Result<Trip, Refusal> = ok(trip);
  while (result.ok && result.value.days.length < dayCount)
    result = addDayAfter(result.value, {
      dayId: result.value.days.at(-1)?.id ?? '',
      newDayId: makeId(),
    });
  const dayIds = result.ok ? result.value.days.map(({ id }) => id) : [];
  for (const [dayIndex, dayId] of dayIds.entries()) {
    const own = stops.filter((stop) => stop.dayIndex === dayIndex);
    if (!result.ok || own.length === 0) continue;
    result = addStops(result.value, {
      dayId,
      stops: own.map(({ dayIndex: _day, ...stop }) => newStop({ ...stop, id: makeId() })),
    });
  }
  return result;
}
