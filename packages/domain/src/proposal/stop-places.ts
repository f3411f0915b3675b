import { arrangeStays } from '../operations/arrange-stays.ts';
import { moveStop } from '../operations/move-stop.ts';
import { staysOf, type Stay } from '../operations/stays.ts';
import { ok, refuse, type Result } from '../result.ts';
import { findDay, findStop } from '../trip/find.ts';
import { stopsOf, type Trip } from '../trip/trip.ts';
import type { ReplayRefusal } from './operation.ts';

type Applied = Result<Trip, ReplayRefusal>;

interface Place {
  readonly dayId: string;
  readonly afterStopId?: string | null;
}

/** The day and the index behind a stop. The stop counts: if it has moved to another day since, so does the new one. */
export function placeBehind(
  trip: Trip,
  { dayId, afterStopId }: Place,
): Result<{ readonly dayId: string; readonly index?: number }, ReplayRefusal> {
  if (afterStopId === undefined || afterStopId === null) {
    if (!findDay(trip, dayId)) return refuse('day-gone');
    return ok(afterStopId === null ? { dayId, index: 0 } : { dayId });
  }
  const found = findStop(trip, afterStopId);
  if (!found) return refuse('stop-gone');
  return ok({ dayId: found.day.id, index: found.day.cityList.indexOf(found.stop) + 1 });
}

/** Puts a stop behind another. */
export function moveBehind(
  trip: Trip,
  { stopId, ...place }: Place & { readonly stopId: string },
): Applied {
  const found = findStop(trip, stopId);
  if (!found) return refuse('stop-gone');
  if (place.afterStopId === stopId) return ok(trip);
  const at = placeBehind(trip, place);
  if (!at.ok) return at;
  const { dayId, index } = at.value;
  // Taken out of the same list, those behind it come one place forward.
  const isBefore =
    index !== undefined && found.day.id === dayId && found.day.cityList.indexOf(found.stop) < index;
  return moveStop(trip, {
    stopId,
    toDayId: dayId,
    ...(index === undefined ? {} : { index: isBefore ? index - 1 : index }),
  });
}

/** Lets two stops change places; days and nights stay where they are. */
export function swapStops(
  trip: Trip,
  { stopId, otherStopId }: { readonly stopId: string; readonly otherStopId: string },
): Applied {
  const [one, other] = [findStop(trip, stopId), findStop(trip, otherStopId)];
  if (!one || !other) return refuse('stop-gone');
  if (one.stop === other.stop) return ok(trip);
  const indexOfOne = one.day.cityList.indexOf(one.stop);
  const indexOfOther = other.day.cityList.indexOf(other.stop);
  if (one.day === other.day && indexOfOne > indexOfOther)
    return swapStops(trip, { stopId: otherStopId, otherStopId: stopId });
  const first = moveStop(trip, { stopId, toDayId: other.day.id, index: indexOfOther });
  if (!first.ok) return first;
  return moveStop(first.value, { stopId: otherStopId, toDayId: one.day.id, index: indexOfOne });
}

/** Brings the stays into the order of the stops; refused when these are no longer the stops of the trip. */
export function orderStops(
  trip: Trip,
  { stopIds }: { readonly stopIds: readonly string[] },
): Applied {
  const ranks = new Map(stopIds.map((id, rank) => [id, rank]));
  const stops = stopsOf(trip);
  if (stops.length !== ranks.size || !stops.every(({ id }) => ranks.has(id)))
    return refuse('order-outdated');
  const rankOf = ({ stops: own }: Stay): number => ranks.get(own[0]?.stop.id ?? '') ?? 0;
  const stays = staysOf(trip).toSorted((one, other) => rankOf(one) - rankOf(other));
  const ordered = arrangeStays(trip, stays);
  const isWanted = stopsOf(ordered).every((stop, index) => ranks.get(stop.id) === index);
  return isWanted ? ok(ordered) : refuse('order-outdated');
}
