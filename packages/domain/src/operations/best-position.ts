import { distanceMeters } from '../geo/distance.ts';
import { legMeasure, routeLegsOf } from '../legs/route-legs.ts';
import { DEFAULT_DRIVING_LIMIT_MINUTES } from '../schedule/defaults.ts';
import { isNearSamePlace, SAME_LABEL_METERS, type Location } from '../trip/location.ts';
import { isOnRoads } from '../trip/route-profile.ts';
import { isOnRoute, newStop, type Stop } from '../trip/stop.ts';
import type { Day, Trip } from '../trip/trip.ts';
import { insertStop } from './stop-list.ts';

/** A place in a day: the index that a new stop would have. */
export interface StopPosition {
  readonly dayId: string;
  readonly index: number;
}

/** What a new stop is added to. */
export interface Placing {
  /** The day that was chosen for it. */
  readonly dayId?: string | undefined;
  /** The stop that was added last. What is typed next comes right behind it: a sequence stays a sequence. */
  readonly addedId?: string | null;
  /** The selected stop: a new one comes behind it unless it lies much better elsewhere. */
  readonly selectedId?: string | null;
  readonly drivingLimitMinutes?: number;
}

/** As far as people go out and come back within a day without thinking of it as a further leg. */
const NEARBY_METERS = 20_000;
/** As much longer the way may get by visiting a place on the free day after the drive. */
const OUTING_METERS = 100_000;
/** A detour elsewhere must be shorter by more than 30 % than the one behind the selected or last stop. */
const WORTH_MOVING = 0.7;

type Days = Trip['days'];

/** A stop on the route, and where it stands. */
interface Visit {
  readonly stop: Stop;
  readonly dayIndex: number;
  readonly index: number;
}

/** A new stop on its way into a trip. */
interface Search {
  readonly trip: Trip;
  readonly visits: readonly Visit[];
  readonly location: Location;
  readonly limitSeconds: number;
}

/**
 * Where a new stop comes: behind the one that was added last, else behind the selected or the last one, unless another
 * gap saves much. The first place again is the way home, which ends the trip; other stops come before it. The first
 * stop stays the first: that is where people live or land. Null when there is no such day.
 */
export function bestPosition(
  trip: Trip,
  location: Location,
  { dayId, addedId, selectedId, drivingLimitMinutes = DEFAULT_DRIVING_LIMIT_MINUTES }: Placing = {},
): StopPosition | null {
  const { days } = trip;
  const visits = visitsOf(days);
  const search = { trip, visits, location, limitSeconds: drivingLimitMinutes * 60 };
  const isHome = isStart(visits, location);
  // The way home is left out: what is added later comes before it.
  const open = visits.slice(0, isRound(visits) ? -1 : undefined);
  const added = open.find(({ stop }) => stop.id === addedId);
  if (dayId !== undefined) {
    const day = days.find(({ id }) => id === dayId);
    if (!day || isHome) return day ? endOf(day) : null;
    const isAddedThere = added && days[added.dayIndex]?.id === dayId;
    return isAddedThere ? behind(days, added) : bestInDay(days, visits, location, dayId);
  }
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return null;
  if (isHome) return endOf(last);
  const anchor = added ?? open.find(({ stop }) => stop.id === selectedId) ?? open.at(-1);
  if (!anchor) return endOf(first);
  const gap = added ? null : worthwhileGap(search, open, anchor);
  const [before, next] = gap === null ? [anchor] : [visits[gap - 1], visits[gap]];
  return before && next ? between(search, before, next) : appended(search, before ?? anchor);
}

/** Whether a place is where the trip starts. */
function isStart([first]: readonly Visit[], location: Location): boolean {
  return first !== undefined && isNearSamePlace(first.stop.location, location, SAME_LABEL_METERS);
}

/** Whether the last stop is the way home. */
function isRound(visits: readonly Visit[]): boolean {
  const last = visits.at(-1);
  return visits.length > 1 && last !== undefined && isStart(visits, last.stop.location);
}

function endOf({ id, cityList }: Day): StopPosition {
  return { dayId: id, index: cityList.length };
}

function behind(days: Days, { dayIndex, index }: Visit): StopPosition {
  return { dayId: days[dayIndex]?.id ?? '', index: index + 1 };
}

/** The cheapest gap, if its detour is much shorter than the one behind the anchor. */
function worthwhileGap(
  { visits, location }: Search,
  open: readonly Visit[],
  anchor: Visit,
): number | null {
  const gap = cheapestGap(
    visits,
    location,
    open.map((_, index) => index + 1),
  );
  const own = open.indexOf(anchor) + 1;
  const detourAt = (at: number) => detour(visits[at - 1], location, visits[at]);
  return detourAt(gap) < detourAt(own) * WORTH_MOVING ? gap : null;
}

/** Behind a stop: on its day as long as the limit allows, else on the next one if that follows or is free. */
function appended(search: Search, anchor: Visit): StopPosition {
  const { trip, visits, location } = search;
  const own = behind(trip.days, anchor);
  const isFirstLeg = visits.length === 1;
  const isNearby = distanceMeters(anchor.stop.location, location) <= NEARBY_METERS;
  const isLastOfDay = visits[visits.indexOf(anchor) + 1]?.dayIndex !== anchor.dayIndex;
  const nextDay = trip.days[anchor.dayIndex + 1];
  if (isFirstLeg || isNearby || !isLastOfDay || !nextDay || isWithinLimit(search, own)) return own;
  const next = { dayId: nextDay.id, index: 0 };
  return nextDay.cityList.length === 0 || isWithinLimit(search, next) ? next : own;
}

/** Between two stops; where that makes the drive too long, on the free day after it if that is no long way back. */
function between(search: Search, before: Visit, next: Visit): StopPosition {
  const { trip, visits, location } = search;
  const found = betweenVisits(trip.days, before, next, location);
  if (isWithinLimit(search, found)) return found;
  const dayIndex = trip.days.findIndex(({ id }) => id === found.dayId);
  const later = visits.findIndex((visit) => visit.dayIndex > dayIndex);
  const end = later < 0 ? visits.length : later;
  const isOuting = detour(visits[end - 1], location, visits[end]) <= OUTING_METERS;
  return (isOuting ? freeDay(trip.days, dayIndex) : null) ?? found;
}

/** Whether the day keeps within the limit with the stop, by estimated times of driving. */
function isWithinLimit({ trip, location, limitSeconds }: Search, at: StopPosition): boolean {
  const stop = newStop({ id: '', location });
  const { days } = insertStop(trip, at.dayId, at.index, stop);
  const ids = new Set(days.find(({ id }) => id === at.dayId)?.cityList.map(({ id }) => id));
  const seconds = routeLegsOf({ days })
    .filter(({ cityId, routeProfile }) => ids.has(cityId) && isOnRoads(routeProfile))
    .reduce((sum, leg) => sum + legMeasure(leg, undefined).seconds, 0);
  return seconds <= limitSeconds;
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
