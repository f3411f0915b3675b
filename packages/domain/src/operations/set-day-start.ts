import { ok, refuse, type Result } from '../result.ts';
import { findDay } from '../trip/find.ts';
import { isMinuteOfDay, type Trip } from '../trip/trip.ts';
import { withDay } from './change-stop.ts';
import type { Refusal } from './refusal.ts';

export interface SetDayStart {
  readonly dayId: string;
  /** Minutes after midnight, null for the usual time. */
  readonly startMinutes: number | null;
}

/** Says when a day begins. */
export function setDayStart(
  trip: Trip,
  { dayId, startMinutes }: SetDayStart,
): Result<Trip, Refusal> {
  const found = findDay(trip, dayId);
  if (!found) return refuse('day-gone');
  if (startMinutes !== null && !isMinuteOfDay(startMinutes)) return refuse('time-invalid');
  const { startMinutes: _, ...day } = found;
  return ok(withDay(trip, startMinutes === null ? day : { ...day, startMinutes }));
}
