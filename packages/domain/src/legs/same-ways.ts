import type { Point } from '../geo/distance.ts';
import type { RouteLeg } from './route-legs.ts';

/** Whether two lists of legs have the same routes, one by one. */
export function haveSameWays(before: readonly RouteLeg[], now: readonly RouteLeg[]): boolean {
  return (
    before.length === now.length &&
    before.every((leg, index) => {
      const other = now[index];
      return other !== undefined && isSameWay(leg, other);
    })
  );
}

/** Whether two legs are travelled the same way and take as long; those with the same keys have the same route at least. */
export function isSameWay(one: RouteLeg, other: RouteLeg): boolean {
  return (
    isSamePoint(one.from, other.from) &&
    isSamePoint(one.to, other.to) &&
    one.routeProfile === other.routeProfile &&
    one.toll === other.toll &&
    one.month === other.month &&
    isSameVia(one.via, other.via) &&
    one.wishes?.join(' ') === other.wishes?.join(' ') &&
    // An edit of the ticket makes another object of it.
    one.transport === other.transport
  );
}

function isSameVia(one: readonly Point[] = NONE, other: readonly Point[] = NONE): boolean {
  if (one === other) return true;
  return (
    one.length === other.length &&
    one.every((point, index) => isSamePoint(point, other[index] ?? NOWHERE))
  );
}

const NONE: readonly Point[] = [];
const NOWHERE = { lat: Number.NaN, lng: Number.NaN };

function isSamePoint(one: Point, other: Point): boolean {
  return one === other || (one.lat === other.lat && one.lng === other.lng);
}
