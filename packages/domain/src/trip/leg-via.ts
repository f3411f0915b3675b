import type { Point } from '../geo/distance.ts';
import { isValidLocation } from './location.ts';
import { isOnRoads, type RouteProfile } from './route-profile.ts';

/** A point that a leg leads through without stopping there. */
export interface ViaPoint extends Point {
  /** Missing where it has none, such as a point that was dragged on the map. */
  readonly name?: string;
}

/**
 * The points that the leg to a stop leads through. They count while the leg has the ends for which they were chosen: after
 * a stop is put in between or an end moves, they would lead astray. They wait, and come back when the ends do.
 */
export interface LegVia {
  readonly from: Point;
  readonly to: Point;
  /** In the order in which they are passed. */
  readonly points: readonly ViaPoint[];
}

export const MAX_VIA_POINTS = 10;
export const MAX_VIA_NAME_LENGTH = 120;

interface Reached {
  readonly location: Point;
  readonly routeProfile: RouteProfile;
  readonly via?: LegVia;
}

/** The points of the leg from a place to a stop; undefined where it has none, or those of another leg. */
export function viaBetween(
  from: Point,
  { via, location, routeProfile }: Reached,
): LegVia['points'] | undefined {
  if (!via || via.points.length === 0 || !isOnRoads(routeProfile)) return undefined;
  return isSamePoint(via.from, from) && isSamePoint(via.to, location) ? via.points : undefined;
}

export function newLegVia(from: Point, to: Point, points: readonly ViaPoint[]): LegVia {
  return { from: pointOf(from), to: pointOf(to), points };
}

/** A point of a leg with its name cut to what fits; null where it is none. */
export function viaPoint({ lat, lng, name = '' }: ViaPoint): ViaPoint | null {
  if (!isValidLocation({ lat, lng })) return null;
  const fitting = name
    .trim()
    .slice(0, MAX_VIA_NAME_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '');
  return { lat, lng, ...(fitting !== '' && { name: fitting }) };
}

function pointOf({ lat, lng }: Point): Point {
  return { lat, lng };
}

function isSamePoint(one: Point, other: Point): boolean {
  return one.lat === other.lat && one.lng === other.lng;
}
