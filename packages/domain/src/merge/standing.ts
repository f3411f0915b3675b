import type { Stop } from '../trip/stop.ts';
import type { Trip } from '../trip/trip.ts';
import type { StopPlace } from './conflict.ts';
import { homesOf, type DayPlan } from './merge-days.ts';
import { byId } from './versions.ts';
import { mergeOrder, movedWithin } from './weave.ts';

/** Where the stops of one version stand once its days have become those of the merged trip. */
export interface Standing {
  /** The day of the version that a known day has become there: itself, or the neighbour that inherited from it. */
  readonly heirs: ReadonlyMap<string, string>;
  readonly stops: ReadonlyMap<string, Stop>;
  /** The stops of each merged day. */
  readonly lists: ReadonlyMap<string, readonly string[]>;
  /** The merged day of each stop. */
  readonly homes: ReadonlyMap<string, string>;
  /** Where each stop stands in the version itself. */
  readonly places: ReadonlyMap<string, StopPlace>;
}

export function standingOf(trip: Trip, base: Trip, { known, home }: DayPlan): Standing {
  const days = byId(trip.days);
  const stops = new Map<string, Stop>();
  const lists = new Map<string, string[]>();
  const homes = new Map<string, string>();
  const places = new Map<string, StopPlace>();
  // In the order of all known days, the stops of days that are gone come before or behind their heir's own.
  for (const dayId of known) {
    const homeId = home.get(dayId) ?? dayId;
    const list = lists.get(homeId) ?? [];
    lists.set(homeId, list);
    for (const [index, stop] of (days.get(dayId)?.cityList ?? []).entries()) {
      stops.set(stop.id, stop);
      list.push(stop.id);
      homes.set(stop.id, homeId);
      places.set(stop.id, { dayId, index });
    }
  }
  return { heirs: heirsOf(trip, base), stops, lists, homes, places };
}

/** The heirs follow from the version's own order of days: the other version may have put days in between. */
function heirsOf(trip: Trip, base: Trip): ReadonlyMap<string, string> {
  const [before, after] = [base, trip].map(({ days }) => days.map((day) => day.id));
  const { order } = mergeOrder({ base: before ?? [], early: before ?? [], late: after ?? [] });
  return homesOf(order, new Set(after));
}

/** The stops that were moved. A stop that went along with a removed day was not. */
export function movedStops(before: Standing, after: Standing): ReadonlySet<string> {
  const moved = new Set([...after.stops.keys()].filter((id) => hasOtherDay(id, before, after)));
  const isNotMoved = (id: string): boolean => !moved.has(id);
  const reordered = [...after.lists].flatMap(([dayId, list]) => [
    ...movedWithin((before.lists.get(dayId) ?? []).filter(isNotMoved), list.filter(isNotMoved)),
  ]);
  return new Set([...moved, ...reordered]);
}

function hasOtherDay(id: string, before: Standing, after: Standing): boolean {
  const [old, now] = [before.places.get(id), after.places.get(id)];
  return old !== undefined && now !== undefined && now.dayId !== after.heirs.get(old.dayId);
}
