import type { Stop } from '../trip/stop.ts';
import type { Day, Trip } from '../trip/trip.ts';

/** The list with the item at an index; past the end, or without an index, at the end. */
function inserted<T>(list: readonly T[], item: T, index: number = list.length): readonly T[] {
  const place = Math.max(0, Math.min(list.length, Math.trunc(index)));
  return [...list.slice(0, place), item, ...list.slice(place)];
}

/** Puts a stop into a day. */
export function insertStop(trip: Trip, dayId: string, index: number | undefined, stop: Stop): Trip {
  return changeLists(trip, (day) =>
    day.id === dayId ? inserted(day.cityList, stop, index) : day.cityList,
  );
}

/** Takes a stop out of its day. */
export function withoutStop(trip: Trip, stopId: string): Trip {
  return changeLists(trip, (day) =>
    day.cityList.some((stop) => stop.id === stopId)
      ? day.cityList.filter((stop) => stop.id !== stopId)
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
