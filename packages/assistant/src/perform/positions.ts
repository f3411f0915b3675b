import {
  bestPosition,
  type Day,
  findStop,
  type Location,
  shortLabel,
  type Trip,
} from '@fahrtwind/domain';
import type { DayHandle, StopHandle } from '../action.ts';
import { dayOf, stopOf, type Turn } from '../plan/turn.ts';

/** Where a stop comes to stand: behind another one of the day, at its beginning (null) or its end (missing). */
export interface Spot {
  readonly dayId: string;
  readonly afterStopId?: string | null;
}

interface Where {
  readonly day?: DayHandle;
  readonly before?: StopHandle;
  readonly after?: StopHandle;
}

/** The place that was asked for, else the one with the least detour; null where a stop or day does not exist. */
export function spotFor(turn: Turn, where: Where, location: Location): Spot | null {
  if (where.after !== undefined) {
    const found = stopOf(turn, where.after);
    return found ? { dayId: found.day.id, afterStopId: found.stop.id } : null;
  }
  if (where.before !== undefined) {
    const found = stopOf(turn, where.before);
    return found ? behindNumber(found.day, found.day.cityList.indexOf(found.stop)) : null;
  }
  const day = where.day === undefined ? undefined : dayOf(turn, where.day);
  if (where.day !== undefined && !day) return null;
  const best = bestPosition(turn.trip, location, {
    dayId: day?.id,
    drivingLimitMinutes: turn.drivingLimitMinutes,
  });
  const bestDay = turn.trip.days.find(({ id }) => id === best?.dayId);
  return best && bestDay ? behindNumber(bestDay, best.index) : null;
}

function behindNumber(day: Day, index: number): Spot {
  const before = day.cityList[index - 1];
  return { dayId: day.id, afterStopId: before?.id ?? null };
}

/** The number of a day, from 1. */
export function dayNumber(trip: Trip, dayId: string): number {
  return trip.days.findIndex(({ id }) => id === dayId) + 1;
}

export function nameOf(trip: Trip, stopId: string | null | undefined): string | null {
  const found = stopId ? findStop(trip, stopId) : undefined;
  return found ? shortLabel(found.stop.location) : null;
}
