import { distanceMeters } from '../geo/distance.ts';
import type { Location } from '../trip/location.ts';
import { isOnRoute, type Stop } from '../trip/stop.ts';
import type { Trip } from '../trip/trip.ts';

/** A place in a day: the index that a new stop would have. */
export interface StopPosition {
  readonly dayId: string;
  readonly index: number;
}

/** As far as people go out and come back within a day without thinking of it as a further leg. */
const NEARBY_METERS = 20_000;

type Days = Trip['days'];

/** A stop on the route, and where it stands. */
interface Visit {
  readonly stop: Stop;
  readonly dayIndex: number;
  readonly index: number;
}

/**
 * Where a new stop lengthens the route least, in the whole trip or in one day. The first stop stays the first: that is
 * where people live or land. Null when there is no such day.
 */
export function bestPosition(
  { days }: Pick<Trip, 'days'>,
  location: Location,
  dayId?: string,
): StopPosition | null {
  const visits = visitsOf(days);
  if (dayId !== undefined) return bestInDay(days, visits, location, dayId);
  const [first] = days;
  if (!first) return null;
  if (visits.length === 0) return { dayId: first.id, index: first.cityList.length };
  const gap = cheapestGap(
    visits,
    location,
    visits.map((_, index) => index + 1),
  );
  const [before, next] = [visits[gap - 1], visits[gap]];
  if (!before) return null;
  return next
    ? betweenVisits(days, before, next, location)
    : afterLast(days, visits.length, before, location);
}

function visitsOf(days: Days): readonly Visit[] {
  return days.flatMap(({ cityList }, dayIndex) =>
    cityList.flatMap((stop, index) => (isOnRoute(stop) ? [{ stop, dayIndex, index }] : [])),
  );
}

/** The gap, named by the visit that follows it, whose detour is the shortest; the first of equal ones. */
function cheapestGap(
  visits: readonly Visit[],
  location: Location,
  gaps: readonly number[],
): number {
  const detours = gaps.map((gap) => detour(visits[gap - 1], location, visits[gap]));
  return gaps[detours.indexOf(Math.min(...detours))] ?? 0;
}

function detour(before: Visit | undefined, location: Location, next: Visit | undefined): number {
  const [from, to] = [before?.stop.location, next?.stop.location];
  return (
    (from ? distanceMeters(from, location) : 0) +
    (to ? distanceMeters(location, to) : 0) -
    (from && to ? distanceMeters(from, to) : 0)
  );
}

/**
 * The way between two days is driven on the later one. A day in between without stops is a day at the place before:
 * what is nearer to that place is visited then.
 */
function betweenVisits(days: Days, before: Visit, next: Visit, location: Location): StopPosition {
  const free = freeDay(days, before.dayIndex);
  const isNearerBefore =
    distanceMeters(before.stop.location, location) < distanceMeters(next.stop.location, location);
  if (free && next.dayIndex > before.dayIndex + 1 && isNearerBefore) return free;
  return { dayId: days[next.dayIndex]?.id ?? '', index: next.index };
}

/** The start of a trip is left on the same day; later a further leg takes the next day, if it is still free. */
function afterLast(days: Days, visitCount: number, last: Visit, location: Location): StopPosition {
  const isFirstLeg = visitCount === 1;
  const isNearby = distanceMeters(last.stop.location, location) <= NEARBY_METERS;
  const free = isFirstLeg || isNearby ? null : freeDay(days, last.dayIndex);
  return free ?? { dayId: days[last.dayIndex]?.id ?? '', index: last.index + 1 };
}

/** The day after another one, if nothing is planned on it. */
function freeDay(days: Days, dayIndex: number): StopPosition | null {
  const day = days[dayIndex + 1];
  return day && day.cityList.length === 0 ? { dayId: day.id, index: 0 } : null;
}

function bestInDay(
  days: Days,
  visits: readonly Visit[],
  location: Location,
  dayId: string,
): StopPosition | null {
  const dayIndex = days.findIndex(({ id }) => id === dayId);
  const day = days[dayIndex];
  if (!day) return null;
  const from = visits.findIndex((visit) => visit.dayIndex >= dayIndex);
  const start = from < 0 ? visits.length : from;
  const end = start + visits.filter((visit) => visit.dayIndex === dayIndex).length;
  // At the start of the trip there is no gap before the first stop.
  const gaps = Array.from({ length: end - start + 1 }, (_, index) => start + index).filter(
    (gap) => gap > 0,
  );
  const gap = cheapestGap(visits, location, gaps);
  const next = gap < end ? visits[gap] : undefined;
  if (next) return { dayId, index: next.index };
  const last = gap > start ? visits[gap - 1] : undefined;
  return { dayId, index: last ? last.index + 1 : day.cityList.length };
}
