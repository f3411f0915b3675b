import { isSameData, type Day, type Trip } from '@fahrtwind/domain';
import { useDeferredValue } from 'react';

/** Follows from the stops, so that it may come with what follows from them. */
const FOLLOWS = new Set(['days', 'totalDistance', 'totalDuration']);

/**
 * The trip for all that follows from its stops: totals, warnings, numbers, the map. The days show their stops by
 * themselves, in the same frame; what follows comes as soon as there is time, and any other change at once.
 */
export function useLateTrip(trip: Trip): Trip {
  const late = useDeferredValue(trip);
  return differsInStopsOnly(late, trip) ? late : trip;
}

/** Whether two versions of a trip have the same days, apart from what happens on them. */
export function differsInStopsOnly(one: Trip, other: Trip): boolean {
  return (
    one.days.length === other.days.length &&
    one.days.every((day, index) => isSameFrame(day, other.days[index])) &&
    haveSameFields(one, other, FOLLOWS)
  );
}

const STOPS = new Set(['cityList']);

function isSameFrame(day: Day, other: Day | undefined): boolean {
  return other !== undefined && (day === other || haveSameFields(day, other, STOPS));
}

function haveSameFields(one: object, other: object, except: ReadonlySet<string>): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every(
    (name) => except.has(name) || isSameData(Reflect.get(one, name), Reflect.get(other, name)),
  );
}
