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

/** The ways that were asked for, by where they begin and end and how they go: moving a stop back costs nothing. */
export function createLegCache() {
  const routes = new Map<string, PlannedRoute>();
  const listeners = new Set<() => void>();
  let version = 0;
  return {
    find: (leg: RouteLeg): PlannedRoute | undefined => routes.get(legKey(leg)),
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
export function legKey({ from, to, routeProfile, toll }: RouteLeg): string {
  return `${pointKey(from)} ${pointKey(to)} ${routeProfile} ${toll}`;
}

/** Every edit asks for every way of the trip several times, and writing numbers is what takes long. */
const pointKeys = new WeakMap<RouteLeg['from'], string>();

function pointKey(point: RouteLeg['from']): string {
  const key = pointKeys.get(point) ?? `${point.lat},${point.lng}`;
  pointKeys.set(point, key);
  return key;
}
