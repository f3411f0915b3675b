import { refuse, type Result } from '../result.ts';
import { isMinuteOfDay, type Trip } from '../trip/trip.ts';
import { changeStop } from './change-stop.ts';
import type { Refusal } from './refusal.ts';

export interface SetPinnedTime {
  readonly stopId: string;
  /** Whether one has to be there at that time, or not before. */
  readonly pin: 'arriveAtMinutes' | 'notBeforeMinutes';
  /** In minutes after midnight; null for any time. */
  readonly minutes: number | null;
}

/** Says when to be at a stop. */
export function setPinnedTime(
  trip: Trip,
  { stopId, pin, minutes }: SetPinnedTime,
): Result<Trip, Refusal> {
  if (minutes !== null && !isMinuteOfDay(minutes)) return refuse('time-invalid');
  return changeStop(trip, stopId, (stop) => {
    const { [pin]: _, ...rest } = stop;
    return minutes === null ? rest : { ...rest, [pin]: minutes };
  });
}
