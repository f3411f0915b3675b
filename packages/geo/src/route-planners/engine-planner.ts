import { isDriven, isOnRoads, RETENTION, secondsOf } from '@fahrtwind/domain';
import { z } from 'zod';
import type { GeoCache } from '../outside/geo-cache.ts';
import { cacheKey } from '../outside/with-cache.ts';
import type { Answer, NoRoute, RouteLeg, RoutePlanner, RouteQuery } from '../ports.ts';
import { countriesAlong } from './countries-along.ts';
import { engineMatrix } from './engine-matrix.ts';
import { inParallel } from './in-parallel.ts';
import { legsOf, type AskedLeg } from './legs-of.ts';
import type { EngineLeg, EngineRefusal, LegQuery, RoutingEngine } from './routing-engine.ts';
import { thinOut } from './thin-out.ts';

interface EngineParts {
  readonly engine: RoutingEngine;
  /** Draws straight lines, and answers where the engine has no data. */
  readonly estimate: RoutePlanner;
  /** Null for an engine in this process, which is as fast as the cache. */
  readonly cache: GeoCache | null;
}

const LIFE_MS = secondsOf(RETENTION.routeAnswer) * 1000;
const AT_A_TIME = 6;
/** What a map shows of one leg, and what a phone can load of a whole trip. */
const LEG_POINTS = 1500;
const TRIP_POINTS = 60_000;
const FEWEST_POINTS = 50;

const keptLeg = z.union([
  z.object({
    meters: z.number(),
    seconds: z.number(),
    geometry: z.array(z.tuple([z.number(), z.number()])),
    hasToll: z.boolean(),
    hasFerry: z.boolean(),
  }),
  z.enum(['no-route', 'beyond']),
]);

/** Plans with an engine, leg by leg, so that a changed stop costs two questions and the rest comes from the cache. */
export function createEnginePlanner({ engine, estimate, cache }: EngineParts): RoutePlanner {
  const { name: source, attribution } = engine;
  const answer = <T>(value: T): Answer<T> => ({ value, source, attribution, isFallback: false });
  return {
    route: async (query) => {
      const asked = legsOf(query.stops);
      const found = await findLegs(engine, cache, asked, query.signal);
      const points = Math.max(FEWEST_POINTS, Math.floor(TRIP_POINTS / Math.max(1, asked.length)));
      const legs = asked.map((leg, index) => toLeg(leg, found[index], points));
      // An engine that has measured nothing is not named.
      if (legs.every((leg) => leg === undefined)) return await estimate.route(query);
      return answer(await withEstimates(legs, asked, estimate, query));
    },
    matrix: async (query) => {
      const { routeProfile: profile } = query;
      if (!isOnRoads(profile)) return await estimate.matrix(query);
      return answer(await engineMatrix(engine, estimate, query, profile));
    },
  };
}

type Found = EngineLeg | EngineRefusal | undefined;

/** Straight lines are not asked for: they stay undefined. */
async function findLegs(
  engine: RoutingEngine,
  cache: GeoCache | null,
  asked: readonly AskedLeg[],
  signal: AbortSignal | undefined,
): Promise<readonly Found[]> {
  const queries = asked.map(toQuery);
  const keys = queries.map((query) => (cache && query ? keyOf(engine, query) : undefined));
  const kept = await cache?.read(keys.flatMap((key) => key ?? []));
  const found = keys.map((key): Found => {
    const value = key && kept?.get(key);
    return value === undefined ? undefined : keptLeg.safeParse(value).data;
  });
  const missing = queries.flatMap((query, index) =>
    query && found[index] === undefined ? [{ query, index }] : [],
  );
  const fresh = new Map<string, unknown>();
  const note = (leg: EngineLeg | EngineRefusal, place: number): void => {
    const index = missing[place]?.index ?? -1;
    found[index] = leg;
    const key = keys[index];
    if (key) fresh.set(key, leg);
  };
  try {
    await inParallel(missing, AT_A_TIME, ({ query }) => measure(engine, query, signal), note);
  } finally {
    // Also after an outage: the next attempt begins where this one ended.
    if (fresh.size > 0) await cache?.write(fresh, LIFE_MS);
  }
  return found;
}

async function measure(
  engine: RoutingEngine,
  query: LegQuery,
  signal: AbortSignal | undefined,
): Promise<EngineLeg | EngineRefusal> {
  signal?.throwIfAborted();
  const leg = await engine.leg(query, signal);
  return typeof leg === 'string' ? leg : { ...leg, geometry: thinOut(leg.geometry, LEG_POINTS) };
}

function toQuery({ from, to }: AskedLeg): LegQuery | undefined {
  const { routeProfile: profile, toll: mayUseToll, via, wishes } = to;
  if (!isOnRoads(profile)) return undefined;
  return { from, via, to, profile, mayUseToll, ...(isDriven(profile) && { wishes }) };
}

function keyOf(engine: RoutingEngine, query: LegQuery): string {
  const { from, via = [], to, profile, mayUseToll, wishes = [] } = query;
  const points = [from, ...via, to]
    .flatMap(({ lat, lng }) => [lat, lng])
    .map((degrees) => degrees.toFixed(5));
  return cacheKey(['leg', engine.identity, ...points, profile, mayUseToll, ...wishes]);
}

/** Undefined where the estimate has to answer. */
function toLeg(
  { to: { cityId, routeProfile } }: AskedLeg,
  found: Found,
  points: number,
): RouteLeg | NoRoute | undefined {
  if (found === undefined || found === 'beyond') return undefined;
  if (found === 'no-route') return { cityId, noRoute: true };
  return {
    cityId,
    routeProfile,
    meters: Math.round(found.meters),
    seconds: Math.round(found.seconds),
    geometry: found.geometry.length > points ? thinOut(found.geometry, points) : found.geometry,
    hasToll: found.hasToll,
    hasFerry: found.hasFerry,
    countries: countriesAlong(found.geometry),
    isEstimate: false,
  };
}

async function withEstimates(
  legs: readonly (RouteLeg | NoRoute | undefined)[],
  asked: readonly AskedLeg[],
  estimate: RoutePlanner,
  { signal }: RouteQuery,
): Promise<readonly (RouteLeg | NoRoute)[]> {
  const planned: (RouteLeg | NoRoute)[] = [];
  for (const [index, leg] of legs.entries()) {
    const ends = asked[index];
    if (leg) planned.push(leg);
    else if (ends) {
      const { value } = await estimate.route({
        stops: [ends.from, ends.to],
        ...(signal && { signal }),
      });
      planned.push(...value);
    }
  }
  return planned;
}
