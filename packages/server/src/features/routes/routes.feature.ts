import type { PlannedLeg } from '@fahrtwind/contract';
import {
  isValidLocation,
  type FindMeasure,
  type Language,
  type LineOfLeg,
  type Trip,
} from '@fahrtwind/domain';
import { attributionIn, type Answer, type Coordinates, type RoutePlanner } from '@fahrtwind/geo';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import { createGeoCache } from '../../db/geo-cache.ts';
import { abortedWith } from '../../http/aborted-with.ts';
import { AppError } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handle.ts';
import { languageOfHost } from '../../http/host.ts';
import type { Log } from '../../jobs/log.ts';
import { repeat } from '../../jobs/repeat.ts';
import { createPlanner } from './create-planner.ts';
import { NOTHING_PLANNED, PAGE_WITHIN_MS, planLegs, type PlannedTrip } from './plan-legs.ts';

/** As many as a trip may have. */
const MAX_STOPS = 2000;
/** 40,000 ways, which engines work out in some seconds. */
const MAX_POINTS = 200;
const CLEAN_UP_PAUSE_MS = 60 * 60 * 1000;

interface RoutesParts {
  readonly config: Pick<
    Config,
    'routing' | 'routingUrl' | 'routingEngine' | 'dataDir' | 'englishUrl'
  >;
  readonly database: Database;
  readonly log: Log;
}

export interface RoutesFeature {
  readonly handlers: Handlers<'planRoutes' | 'planRouteMatrix'>;
  readonly planner: RoutePlanner;
  /** The legs of a trip, for what is printed; none where the planner fails or takes too long. */
  readonly planLegs: (trip: Trip) => Promise<PlannedTrip>;
  /** The same for a page, which waits less long. */
  readonly planForPage: (trip: Trip) => Promise<PlannedTrip>;
  /** How long a trip's legs are, for a page; unknown where the planner fails or takes too long. */
  readonly measureLegs: (trip: Trip) => Promise<FindMeasure>;
  /** The lines of a trip's legs, for files; straight ones where the planner fails or takes too long. */
  readonly planLines: (trip: Trip) => Promise<LineOfLeg>;
  start(): void;
  close(): Promise<void>;
}

export function createRoutesFeature({ config, database, log }: RoutesParts): RoutesFeature {
  const cache = createGeoCache(database, (error) => log.error({ err: error }, 'geo cache failed'));
  const planner = createPlanner({ config, cache, log });
  const planTrip = (trip: Trip, withinMs?: number): Promise<PlannedTrip> =>
    planLegs(planner, trip, withinMs).catch((error: unknown) => {
      log.warn({ err: error }, 'a trip is shown with straight lines');
      return NOTHING_PLANNED;
    });
  let cleanUp: ReturnType<typeof repeat> | null = null;
  return {
    handlers: createHandlers(planner, (host) => languageOfHost(host, config.englishUrl)),
    planner,
    planLegs: (trip) => planTrip(trip),
    planForPage: (trip) => planTrip(trip, PAGE_WITHIN_MS),
    measureLegs: async (trip) => (await planTrip(trip, PAGE_WITHIN_MS)).legOf,
    planLines: async (trip) => {
      const { legOf } = await planTrip(trip);
      return (leg) => legOf(leg)?.geometry;
    },
    start: () => {
      cleanUp ??= repeat('clean up geo cache', CLEAN_UP_PAUSE_MS, () => cache.cleanUp(), log);
    },
    close: async () => {
      await cleanUp?.close();
    },
  };
}

function createHandlers(
  planner: RoutePlanner,
  languageOf: (host: string) => Language,
): RoutesFeature['handlers'] {
  return {
    planRoutes: async ({ body: { stops }, request, reply }) => {
      if (stops.length > MAX_STOPS) throw new AppError('too-many-route-stops', 'stops');
      checkPoints(stops, 'stops');
      const planned = await planner.route({ stops, signal: abortedWith(reply) });
      return { legs: planned.value.map(toReply), ...answered(planned, languageOf(request.host)) };
    },
    planRouteMatrix: async ({ body, request, reply }) => {
      if (body.points.length > MAX_POINTS) throw new AppError('too-many-points', 'points');
      checkPoints(body.points, 'points');
      const planned = await planner.matrix({ ...body, signal: abortedWith(reply) });
      const { meters, seconds } = planned.value;
      return {
        meters: meters.map((row) => [...row]),
        seconds: seconds.map((row) => [...row]),
        ...answered(planned, languageOf(request.host)),
      };
    },
  };
}

/** A stop without coordinates has 0/0, and no road leads to the middle of the Atlantic anyway. */
function checkPoints(points: readonly Coordinates[], field: string): void {
  const empty = points.findIndex((point) => !isValidLocation(point));
  if (empty >= 0) throw new AppError('point-empty', `${field}.${empty}`);
}

type Leg = Awaited<ReturnType<RoutePlanner['route']>>['value'][number];

function toReply(leg: Leg): PlannedLeg {
  if ('noRoute' in leg) return leg;
  return {
    ...leg,
    geometry: leg.geometry.map(([lng, lat]) => [lng, lat]),
    countries: [...leg.countries],
    closures: [...(leg.closures ?? [])],
    crossings: [...(leg.crossings ?? [])],
  };
}

function answered({ source, attribution, isFallback }: Answer<unknown>, language: Language) {
  return { source, attribution: attributionIn(language, attribution), isFallback };
}
