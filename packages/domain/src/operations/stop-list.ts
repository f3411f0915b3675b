import type { Stop } from '../trip/stop.ts';
import type { Day, Trip } from '../trip/trip.ts';

/** The list with the items at an index; past the end, or without an index, at the end. */
function inserted<T>(
  list: readonly T[],
  items: readonly T[],
  index: number = list.length,
): readonly T[] {
  const place = Math.max(0, Math.min(list.length, Math.trunc(index)));
  return [...list.slice(0, place), ...items, ...list.slice(place)];
}

/** Puts a stop into a day. */
export function insertStop(trip: Trip, dayId: string, index: number | undefined, stop: Stop): Trip {
  return insertStops(trip, dayId, index, [stop]);
}

/** Puts stops into a day, one behind the other. */
export function insertStops(
  trip: Trip,
  dayId: string,
  index: number | undefined,
  stops: readonly Stop[],
): Trip {
  return changeLists(trip, (day) =>
    day.id === dayId ? inserted(day.cityList, stops, index) : day.cityList,
  );
}

/** Takes a stop out of its day. */
export function withoutStop(trip: Trip, stopId: string): Trip {
  return withoutStops(trip, new Set([stopId]));
}

/** Takes stops out of their days. */
export function withoutStops(trip: Trip, stopIds: ReadonlySet<string>): Trip {
  return changeLists(trip, (day) =>
    day.cityList.some((stop) => stopIds.has(stop.id))
      ? day.cityList.filter((stop) => !stopIds.has(stop.id))
      : day.cityList,
  );
}

function changeLists(trip: Trip, change: (day: Day) => readonly Stop[]): Trip {
  return {
    ...trip,
    days: trip.days.map((day) => {
      const cityList = change(day);
      return cityList === day.cityList ? day : { ...day, cityList };
    }),
  };
}
