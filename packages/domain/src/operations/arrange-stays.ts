import type { Stop } from '../trip/stop.ts';
import type { Day, Trip } from '../trip/trip.ts';
import { followDays } from './follow-days.ts';
import type { Stay } from './stays.ts';

/** The trip with its stays in another order, each with its nights and hotels; it begins on the day it began. */
export function arrangeStays(trip: Trip, stays: readonly Stay[]): Trip {
  const start = trip.days.findIndex((day) => day.cityList.length > 0);
  if (start < 0) return trip;
  const last = trip.days.length - 1;
  const lists = new Map<number, Stop[]>();
  const hotels = new Map<number, string | null>();
  let arrival = start;
  for (const { stops, nights } of stays) {
    for (const { stop, dayOffset } of stops) {
      // Behind a stay that ends with the night after the last day, there is only the last day left.
      const day = Math.min(arrival + dayOffset, last);
      lists.set(day, [...(lists.get(day) ?? []), stop]);
    }
    for (const [night, hotelId] of nights.entries()) hotels.set(arrival + night, hotelId);
    arrival += nights.length;
  }
  const days = trip.days.map((day, index) =>
    index < start ? day : arranged(day, lists.get(index) ?? [], hotels.get(index) ?? null),
  );
  return followDays(trip, days);
}

function arranged(day: Day, cityList: readonly Stop[], hotelId: string | null): Day {
  const isSame =
    day.hotelId === hotelId &&
    day.cityList.length === cityList.length &&
    day.cityList.every((stop, index) => stop === cityList[index]);
  return isSame ? day : { ...day, cityList, hotelId };
}
