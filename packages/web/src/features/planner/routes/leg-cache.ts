import type { RouteLeg } from '@fahrtwind/domain';
import type { KnownLeg } from '../../../map/trip-on-map.ts';

/** What the route planner said of a way; `isMissing` when there is no road, so that it stays an estimate. */
export interface PlannedRoute extends KnownLeg {
  readonly hasToll: boolean;
  readonly hasFerry: boolean;
  /** ISO codes of the countries crossed, in order. */
  readonly countries: readonly string[];
  readonly isMissing: boolean;
}

/** A long trip with all its variants; beyond it the oldest ways are asked for again. */
const MOST = 2000;

interface Found {
  readonly leg: RouteLeg;
  readonly route: PlannedRoute | undefined;
  readonly version: number;
}

/** The ways that were asked for, by where they begin and end and how they go: moving a stop back costs nothing. */
export function createLegCache() {
  const routes = new Map<string, PlannedRoute>();
  const listeners = new Set<() => void>();
  const found = new WeakMap<RouteLeg['to'], Found>();
  let version = 0;

  /** Every edit looks for every way of the trip several times, and nearly all are those of the time before. */
  function find(leg: RouteLeg): PlannedRoute | undefined {
    const last = found.get(leg.to);
    if (last?.version === version && isSameWay(last.leg, leg)) return last.route;
    const route = routes.get(legKey(leg));
    found.set(leg.to, { leg, route, version });
    return route;
  }

  return {
    find,
    add: (answers: Iterable<readonly [RouteLeg, PlannedRoute]>): void => {
      for (const [leg, route] of answers) routes.set(legKey(leg), route);
      for (const key of routes.keys()) {
        if (routes.size <= MOST) break;
        routes.delete(key);
      }
      version += 1;
      for (const listener of listeners) listener();
    },
    version: () => version,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const legCache = createLegCache();

/** Two legs with the same key are the same way. */
function legKey({ from, to, routeProfile, toll }: RouteLeg): string {
  return `${from.lat},${from.lng} ${to.lat},${to.lng} ${routeProfile} ${toll}`;
}

/** The same as comparing their keys, without writing them. */
export function isSameWay(one: RouteLeg, other: RouteLeg): boolean {
  return (
    isSamePoint(one.from, other.from) &&
    isSamePoint(one.to, other.to) &&
    one.routeProfile === other.routeProfile &&
    one.toll === other.toll
  );
}

function isSamePoint(one: RouteLeg['from'], other: RouteLeg['from']): boolean {
  return one === other || (one.lat === other.lat && one.lng === other.lng);
}
