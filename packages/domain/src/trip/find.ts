import type { Entry } from './entry.ts';
import type { Hotel } from './hotel.ts';
import { isOnRoute, type Stop } from './stop.ts';
import type { Day, Trip } from './trip.ts';

export function findDay(trip: Trip, dayId: string): Day | undefined {
  return trip.days.find((day) => day.id === dayId);
}

/** A stop and the day in whose list it stands. */
export interface FoundStop {
  readonly day: Day;
  readonly stop: Stop;
}

export function findStop(trip: Trip, stopId: string): FoundStop | undefined {
  for (const day of trip.days) {
    const stop = day.cityList.find((one) => one.id === stopId);
    if (stop) return { day, stop };
  }
  return undefined;
}

/** An entry and the stop that it belongs to; notes of stops are entries too. */
export interface FoundEntry {
  readonly stop: Stop;
  readonly entry: Entry;
}

export function findEntry(trip: Trip, entryId: string): FoundEntry | undefined {
  for (const day of trip.days) {
    for (const stop of day.cityList) {
      const entry = entriesOf(stop).find((one) => one.id === entryId);
      if (entry) return { stop, entry };
    }
  }
  return undefined;
}

export function findHotel(trip: Trip, hotelId: string): Hotel | undefined {
  return trip.hotels.find((hotel) => hotel.id === hotelId);
}

/** The entries of a stop and its note. */
export function entriesOf(stop: Stop): readonly Entry[] {
  return stop.note ? [...stop.entries, stop.note] : stop.entries;
}

/** The stop at which the route leaves the day; undefined for a day without a place that it leads to. */
export function lastOnRoute({ cityList }: Day): Stop | undefined {
  return cityList.findLast(isOnRoute);
}
