import type { RouteLeg } from '@fahrtwind/domain';

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

/** Equivalent to comparing the keys, but without building them. */
export function isSameWay(one: RouteLeg, other: RouteLeg): boolean {
  return (
    isSamePoint(one.from, other.from) &&
    isSamePoint(one.to, other.to) &&
    one.routeProfile === other.routeProfile &&
    one.toll === other.toll &&
    one.month === other.month
  );
}

function isSamePoint(one: RouteLeg['from'], other: RouteLeg['from']): boolean {
  return one === other || (one.lat === other.lat && one.lng === other.lng);
}
