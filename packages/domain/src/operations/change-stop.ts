import { ok, refuse, type Result } from '../result.ts';
import { findStop } from '../trip/find.ts';
import type { Stop } from '../trip/stop.ts';
import type { Day, Trip } from '../trip/trip.ts';

/** Changes one stop where it stands. The same stop back means the same trip back. */
export function changeStop(
  trip: Trip,
  stopId: string,
  change: (stop: Stop) => Stop,
): Result<Trip, 'stop-gone'> {
  const found = findStop(trip, stopId);
  if (!found) return refuse('stop-gone');
  const changed = change(found.stop);
  if (changed === found.stop) return ok(trip);
  const cityList = found.day.cityList.map((stop) => (stop === found.stop ? changed : stop));
  return ok(withDay(trip, { ...found.day, cityList }));
}

/** Sets fields of a stop. */
export function setOnStop(
  trip: Trip,
  stopId: string,
  fields: Partial<Stop>,
): Result<Trip, 'stop-gone'> {
  return changeStop(trip, stopId, (stop) => ({ ...stop, ...fields }));
}

/** Puts a day in the place of the one with the same id. */
export function withDay(trip: Trip, changed: Day): Trip {
  return { ...trip, days: trip.days.map((day) => (day.id === changed.id ? changed : day)) };
}
