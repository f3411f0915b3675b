import { ok, refuse, type Result } from '../result.ts';
import { findDay, findStop } from '../trip/find.ts';
import type { Stop } from '../trip/stop.ts';
import { MAX_STOPS, stopsOf, type Trip } from '../trip/trip.ts';
import { refusalOfStopIds } from './free-ids.ts';
import type { Refusal } from './refusal.ts';
import { withoutBooking } from './set-leg-kind.ts';
import { insertStop } from './stop-list.ts';

export interface CopyStop {
  readonly stopId: string;
  /** The day of the copy, that of the original when missing. */
  readonly toDayId?: string;
  /** The place in that day; right behind the original when neither is said, else the end. */
  readonly index?: number;
  readonly makeId: () => string;
}

/** Puts a copy of a stop, with copies of its entries, into a day; the booking of the leg to it stays with the original. */
export function copyStop(
  trip: Trip,
  { stopId, toDayId, index, makeId }: CopyStop,
): Result<Trip, Refusal> {
  const found = findStop(trip, stopId);
  if (!found) return refuse('stop-gone');
  const dayId = toDayId ?? found.day.id;
  if (!findDay(trip, dayId)) return refuse('day-gone');
  if (stopsOf(trip).length >= MAX_STOPS) return refuse('too-many-stops');
  const copy = withoutBooking(withNewIds(found.stop, makeId));
  const refusal = refusalOfStopIds(trip, copy);
  if (refusal) return refuse(refusal);
  const behind = toDayId === undefined ? found.day.cityList.indexOf(found.stop) + 1 : undefined;
  return ok(insertStop(trip, dayId, index ?? behind, copy));
}

/** The same stop as another thing: new ids for it, its entries and its note. What was said about it stays with the original. */
export function withNewIds(stop: Stop, makeId: () => string): Stop {
  const { comments: _, ...rest } = stop;
  return {
    ...rest,
    id: makeId(),
    entries: stop.entries.map((entry) => ({ ...entry, id: makeId() })),
    note: stop.note && { ...stop.note, id: makeId() },
  };
}
