import { addStop } from '../../operations/add-stop.ts';
import { moveDay } from '../../operations/move-day.ts';
import { moveStop } from '../../operations/move-stop.ts';
import type { Refusal } from '../../operations/refusal.ts';
import { removeDay } from '../../operations/remove-day.ts';
import { removeStop } from '../../operations/remove-stop.ts';
import { renameTrip } from '../../operations/rename-trip.ts';
import { setIcon } from '../../operations/set-icon.ts';
import { shiftDates } from '../../operations/shift-dates.ts';
import type { Result } from '../../result.ts';
import { accepted } from '../../testing/accepted.ts';
import { placeOf } from '../../testing/places.ts';
import { dateOf, tripOf } from '../../testing/trip-of.ts';
import { checkTrip } from '../../trip/check-trip.ts';
import type { Trip } from '../../trip/trip.ts';
import { type MergedTrip, mergeTrips } from '../merge-trips.ts';

export type Do = (trip: Trip) => Result<Trip, Refusal>;

/** Merges what two have made of a trip, the second one later; the result is a good trip in any case. */
export function meet(base: Trip, first: readonly Do[], then: readonly Do[]): MergedTrip {
  const after = (edits: readonly Do[]): Trip =>
    edits.reduce((trip, edit) => accepted(edit(trip)), base);
  const merged = mergeTrips({
    base,
    mine: after(first),
    theirs: after(then),
    mineAt: 1,
    theirsAt: 2,
  });
  const violations = checkTrip(merged.trip);
  if (violations.length > 0) throw new Error(JSON.stringify(violations));
  return merged;
}

export const base = tripOf({ 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Mainz'], 'Tag 3': ['Basel'] });

export const add =
  (id: string, dayId: string, index?: number): Do =>
  (trip) =>
    addStop(trip, {
      stop: { id, location: placeOf('Wien') },
      dayId,
      ...(index !== undefined && { index }),
    });
export const move =
  (stopId: string, toDayId: string, index = 0): Do =>
  (trip) =>
    moveStop(trip, { stopId, toDayId, index });
export const dropStop =
  (stopId: string): Do =>
  (trip) =>
    removeStop(trip, { stopId });
export const dropDay =
  (dayId: string): Do =>
  (trip) =>
    removeDay(trip, { dayId });
export const moveDayTo =
  (dayId: string, index: number): Do =>
  (trip) =>
    moveDay(trip, { dayId, index });
export const icon =
  (stopId: string, name: string): Do =>
  (trip) =>
    setIcon(trip, { stopId, icon: name });
export const shift =
  (start: string): Do =>
  (trip) =>
    shiftDates(trip, { start: dateOf(start) });
export const rename =
  (title: string): Do =>
  (trip) =>
    renameTrip(trip, { title });

export const idsByDay = (trip: Trip) =>
  Object.fromEntries(trip.days.map((day) => [day.id, day.cityList.map((stop) => stop.id)]));
