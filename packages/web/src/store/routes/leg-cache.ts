import {
  isSameWay,
  type Closure,
  type Crossing,
  type RouteLeg,
  type WithClocks,
} from '@fahrtwind/domain';
import { createEmitter } from '../../ui/observable.ts';

/** What the route planner answered for a leg. */
export interface KnownLeg {
  readonly meters: number;
  readonly seconds: number;
  readonly geometry: readonly (readonly [lng: number, lat: number])[];
  readonly isEstimate: boolean;
  /** For a ferry, how long the one of the table takes. */
  readonly crossings?: readonly Crossing[] | undefined;
}

/** The route planner's answer for a leg; `isMissing` when there is no road, so that the estimate stays. */
export interface PlannedRoute extends KnownLeg {
  readonly hasToll: boolean;
  readonly hasFerry: boolean;
  /** ISO codes of the countries crossed, in order. */
  readonly countries: readonly string[];
  /** Closed passes and ferries that it would lead over otherwise. */
  readonly closures?: readonly Closure[] | undefined;
  readonly isMissing: boolean;
}

/** Enough for a long trip with all its variants; beyond it the oldest legs are requested again. */
const MOST = 2000;

interface Found {
  readonly leg: RouteLeg;
  readonly route: PlannedRoute | undefined;
  readonly version: number;
}

/** Caches planned legs by their ends and profile, so that moving a stop back costs nothing. */
export function createLegCache() {
  const routes = new Map<string, PlannedRoute>();
  /** Legs that only the device knows, from an earlier visit. */
  const old = new Set<string>();
  const changed = createEmitter();
  const found = new WeakMap<RouteLeg['to'], Found>();
  let version = 0;

  /** Every edit looks up every leg several times, and nearly all are unchanged. */
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
      for (const [leg, route] of answers) {
        routes.set(legKey(leg), route);
        old.delete(legKey(leg));
      }
      for (const key of routes.keys()) {
        if (routes.size <= MOST) break;
        routes.delete(key);
      }
      version += 1;
      changed.emit();
    },
    /** Takes legs from the device for those that are not known yet. */
    addOld: (stored: ReadonlyMap<string, PlannedRoute>): void => {
      const unknown = [...stored].filter(([key]) => !routes.has(key));
      if (unknown.length === 0) return;
      for (const [key, route] of unknown) {
        routes.set(key, route);
        old.add(key);
      }
      version += 1;
      changed.emit();
    },
    /** Whether the server has to be asked: the leg is unknown, or known from an earlier visit only. */
    isOutdated: (leg: RouteLeg): boolean =>
      find(leg) === undefined || (old.size > 0 && old.has(legKey(leg))),
    /** What follows from legs has to be counted anew. */
    renew: (): void => {
      version += 1;
      changed.emit();
    },
    version: () => version,
    subscribe: changed.subscribe,
  };
}

export const legCache = createLegCache();

type AddClocks = (
  leg: RouteLeg,
  route: PlannedRoute | undefined,
) => WithClocks<PlannedRoute> | undefined;

let addClocks: AddClocks | null = null;
let loading: Promise<void> | null = null;

/** Loads the table of time zones, which only pages with the times of a trip need; until then all clocks agree. */
export async function loadClocks(): Promise<void> {
  loading ??= takeClocks();
  try {
    await loading;
  } catch (cause) {
    loading = null;
    console.warn('Time zones not loaded', cause);
  }
}

async function takeClocks(): Promise<void> {
  const { withClocks } = await import('./add-clocks.ts');
  addClocks = withClocks;
  legCache.renew();
}

export function hasClocks(): boolean {
  return addClocks !== null;
}

/** What is known about a leg; undefined if it can only be estimated. */
export function measureLeg(leg: RouteLeg): WithClocks<PlannedRoute> | undefined {
  const found = legCache.find(leg);
  const route = found?.isMissing ? undefined : found;
  return addClocks ? addClocks(leg, route) : route;
}

/** Two legs with the same key have the same route. */
export function legKey(leg: RouteLeg): string {
  const { from, to, via = [], wishes = [], routeProfile, toll, month } = leg;
  const points = [from, ...via, to].map(({ lat, lng }) => `${lat},${lng}`).join(' ');
  return [points, routeProfile, toll, month, ...wishes].join(' ');
}
