import { isValidLocation, type FindMeasure, type Language, type Trip } from '@fahrtwind/domain';
import {
  attributionIn,
  createTurns,
  type Answer,
  type Coordinates,
  type RoutePlanner,
} from '@fahrtwind/geo';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import { createGeoCache } from '../../shared/geo-cache/geo-cache.ts';
import { abortedWith } from '../../http/aborted-with.ts';
import { AppError } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handle.ts';
import { languageOfHost } from '../../http/host.ts';
import { jsonText } from '../../http/json-text.ts';
import { networkOf } from '../../http/network.ts';
import type { Log } from '../../jobs/log.ts';
import { repeat } from '../../jobs/repeat.ts';
import type { Ports } from '../../threads/task.ts';
import type { WorkPool } from '../../threads/work-pool.ts';
import { createPlanner } from './create-planner.ts';
import { measureTrip, PAGE_WITHIN_MS, planLegs, type PlannedTrip } from './plan-legs.ts';
import { createPlannerName } from './planner-name.ts';
import { createPooledPlanner } from './pooled-planner.ts';
import { plannerPorts } from './planner-ports.ts';

/** The limits of one question. With a session as many stops as a trip may have, and what optimising asks for. */
const MOST = {
  visitor: { stops: 300, points: 60 },
  session: { stops: 2000, points: 200 },
} as const;
const CLEAN_UP_PAUSE_MS = 60 * 60 * 1000;

export interface RoutesParts {
  readonly config: Pick<
    Config,
    'routing' | 'routingUrl' | 'routingEngine' | 'dataDir' | 'englishUrl'
  >;
  readonly database: Database;
  readonly pool: WorkPool;
  readonly log: Log;
}

export interface RoutesFeature {
  readonly handlers: Handlers<'planRoutes' | 'planRouteMatrix'>;
  readonly planner: RoutePlanner;
  /** How long a trip's legs are, for a page; unknown where the planner fails or takes too long. */
  readonly measureLegs: (trip: Trip) => Promise<FindMeasure>;
  /** The same without a limit of time: what is stored must not be half measured. */
  readonly measureTrip: (trip: Trip) => Promise<PlannedTrip>;
  /** Another one when another planner answers, or the same one by other roads. */
  readonly plannerName: () => Promise<string>;
  /** By which threads reach the planner. */
  readonly plannerPorts: Ports;
  start(): void;
  close(): Promise<void>;
}

export function createRoutesFeature({ config, database, pool, log }: RoutesParts): RoutesFeature {
  const cache = createGeoCache(database, (error) => log.error({ err: error }, 'geo cache failed'));
  const planner = createPlanner({ config, cache, estimate: createPooledPlanner(pool), log });
  const onFailure = (error: unknown): void =>
    log.warn({ err: error }, 'a trip is shown with straight lines');
  let cleanUp: ReturnType<typeof repeat> | null = null;
  return {
    handlers: createHandlers(planner, (host) => languageOfHost(host, config.englishUrl)),
    planner,
    measureLegs: async (trip) =>
      (await planLegs(planner, trip, { withinMs: PAGE_WITHIN_MS, isMeasureOnly: true, onFailure }))
        .legOf,
    measureTrip: (trip) => measureTrip(planner, trip),
    plannerName: createPlannerName(config, planner),
    plannerPorts: plannerPorts(planner, onFailure),
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
    planRoutes: async ({ body: { stops }, session, request, reply }) => {
      const most = MOST[session ? 'session' : 'visitor'];
      if (stops.length > most.stops) throw new AppError('too-many-route-stops', 'stops');
      checkPoints(stops, 'stops');
      checkPoints(
        stops.flatMap(({ via = [] }) => via),
        'via',
      );
      const asker = askerOf(session, request);
      const planned = await planner.route({ stops, asker, signal: abortedWith(reply) });
      return legsAsJson(planned, languageOf(request.host));
    },
    planRouteMatrix: async ({ body, session, request, reply }) => {
      const most = MOST[session ? 'session' : 'visitor'];
      if (body.points.length > most.points) throw new AppError('too-many-points', 'points');
      checkPoints(body.points, 'points');
      const asker = askerOf(session, request);
      const planned = await planner.matrix({ ...body, asker, signal: abortedWith(reply) });
      const { meters, seconds, isEstimate = false } = planned.value;
      // 80,000 numbers of our own need no check.
      return jsonText(
        JSON.stringify({
          meters,
          seconds,
          isEstimate,
          ...answered(planned, languageOf(request.host)),
        }),
      );
    },
  };
}

function askerOf(session: { readonly uid: string } | null, { ip }: FastifyRequest): string {
  return session?.uid ?? networkOf(ip);
}

/** The lines of two thousand legs have megabytes: they are written leg by leg, and others are answered between. */
async function legsAsJson(planned: Answer<readonly Leg[]>, language: Language) {
  const takeTurn = createTurns();
  const legs: string[] = [];
  for (const leg of planned.value) {
    await takeTurn();
    legs.push(JSON.stringify(toReply(leg)));
  }
  const rest = JSON.stringify(answered(planned, language)).slice(1);
  return jsonText(`{"legs":[${legs.join(',')}],${rest}`);
}

/** A stop without coordinates has 0/0, and no road leads to the middle of the Atlantic anyway. */
function checkPoints(points: readonly Coordinates[], field: string): void {
  const empty = points.findIndex((point) => !isValidLocation(point));
  if (empty >= 0) throw new AppError('point-empty', `${field}.${empty}`);
}

type Leg = Awaited<ReturnType<RoutePlanner['route']>>['value'][number];

function toReply(leg: Leg): Leg {
  if ('noRoute' in leg) return leg;
  return { ...leg, closures: leg.closures ?? [], crossings: leg.crossings ?? [] };
}

function answered({ source, attribution, isFallback }: Answer<unknown>, language: Language) {
  return { source, attribution: attributionIn(language, attribution), isFallback };
}
