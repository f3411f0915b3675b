import { isDriven, PROFILE_FACTS, type RoadProfile } from '@fahrtwind/domain';
import { z } from 'zod';
import type { OutsideReply, OutsideService } from '../../outside/outside-service.ts';
import type { Coordinates, RouteMatrix } from '../../ports.ts';
import { decodePolyline } from '../polyline.ts';
import type {
  EngineLeg,
  EngineRefusal,
  LegQuery,
  MatrixBlock,
  RoutingEngine,
} from '../routing-engine.ts';
import { wholeTable } from '../whole-table.ts';

const step = z.object({
  mode: z.string().default(''),
  intersections: z.array(z.object({ classes: z.array(z.string()).default([]) })).default([]),
});

const route = z.object({
  routes: z
    .array(
      z.object({
        distance: z.number().nonnegative(),
        duration: z.number().nonnegative(),
        geometry: z.string(),
        legs: z.array(z.object({ steps: z.array(step).default([]) })),
      }),
    )
    .min(1),
});

const numbers = z.array(z.array(z.number().nullable()));
const table = z.object({ durations: numbers, distances: numbers });
const failure = z.object({ code: z.string() });

/** An OSRM server somewhere. */
export function createOsrmEngine(service: OutsideService, url: string): RoutingEngine {
  const ask = (query: LegQuery, extra: Readonly<Record<string, string>>, signal?: AbortSignal) =>
    service(
      {
        path: pathOf('route', query.profile, [query.from, ...(query.via ?? []), query.to]),
        query: { overview: 'full', geometries: 'polyline6', steps: 'true', ...extra },
        signal,
      },
      (reply) => orCode(reply, readOsrmRoute),
    );
  return {
    name: 'osrm',
    identity: url,
    attribution: ['Routen: OSRM', '© OpenStreetMap-Mitwirkende'],
    leg: async (query, signal) => {
      let answer: EngineLeg | Code = 'InvalidValue';
      for (const exclude of exclusionsOf(query)) {
        answer = await ask(query, exclude === '' ? {} : { exclude }, signal);
        // No way without all of it, or a server that cannot leave it out.
        if (answer !== 'NoRoute' && answer !== 'InvalidValue') break;
      }
      if (typeof answer === 'string') return refusalOf(answer);
      return isPlausible(answer, query.profile) ? answer : 'beyond';
    },
    matrix: (block, signal) => askTable(service, block, signal),
  };
}

/** What is left out, from all that is wished to nothing; servers know few of these together. */
function exclusionsOf({ profile, mayUseToll, wishes = [] }: LegQuery): readonly string[] {
  if (!isDriven(profile)) return [''];
  const classes = [
    ...(mayUseToll ? [] : ['toll']),
    ...(wishes.includes('avoid-motorway') ? ['motorway'] : []),
    ...(wishes.includes('avoid-ferry') ? ['ferry'] : []),
  ];
  return [...new Set([classes.join(','), ...classes, ''])];
}

async function askTable(
  service: OutsideService,
  block: MatrixBlock,
  signal?: AbortSignal,
): Promise<RouteMatrix | 'beyond'> {
  const { sources, targets, profile } = block;
  const answer = await service(
    {
      path: pathOf('table', profile, [...sources, ...targets]),
      query: {
        annotations: 'duration,distance',
        sources: indexesOf(sources, 0),
        destinations: indexesOf(targets, sources.length),
      },
      signal,
    },
    (reply) => orCode(reply, (json) => readTable(json, block)),
  );
  if (typeof answer === 'string') return 'beyond';
  const { meters, seconds } = answer;
  const isSound = meters.every((row, from) =>
    row.every((length, to) =>
      isPlausible({ meters: length ?? 0, seconds: seconds[from]?.[to] ?? 0 }, profile),
    ),
  );
  return isSound ? { meters, seconds } : 'beyond';
}

function readTable(json: unknown, block: MatrixBlock): RouteMatrix {
  const { distances: meters, durations: seconds } = table.parse(json);
  return wholeTable({ meters, seconds }, block);
}

function indexesOf(points: readonly Coordinates[], offset: number): string {
  return points.map((_, index) => index + offset).join(';');
}

function pathOf(kind: string, profile: RoadProfile, points: readonly Coordinates[]): string {
  const places = points.map(({ lat, lng }) => `${lng.toFixed(6)},${lat.toFixed(6)}`).join(';');
  return `${kind}/v1/${profile}/${places}`;
}

export function readOsrmRoute(json: unknown): EngineLeg {
  const [found] = route.parse(json).routes;
  if (!found) throw new Error('no route in the answer');
  const steps = found.legs.flatMap((leg) => leg.steps);
  const classes = new Set(
    steps.flatMap(({ intersections }) => intersections.flatMap((one) => one.classes)),
  );
  return {
    meters: found.distance,
    seconds: found.duration,
    geometry: decodePolyline(found.geometry),
    hasToll: classes.has('toll'),
    hasFerry: classes.has('ferry') || steps.some(({ mode }) => mode === 'ferry'),
  };
}

type Code = 'NoRoute' | 'NoSegment' | 'TooBig' | 'InvalidValue';

const CODES: readonly string[] = ['NoRoute', 'NoSegment', 'TooBig', 'InvalidValue'];

function orCode<T>({ status, json }: OutsideReply, read: (json: unknown) => T): T | Code {
  if (status === 200) return read(json);
  const { code } = failure.parse(json);
  if (!isCode(code)) throw new Error(code);
  return code;
}

function isCode(code: string): code is Code {
  return CODES.includes(code);
}

function refusalOf(code: Code): EngineRefusal {
  return code === 'NoRoute' ? 'no-route' : 'beyond';
}

/** Many servers know one profile and answer for it whatever is asked. */
function isPlausible(
  { meters, seconds }: Pick<EngineLeg, 'meters' | 'seconds'>,
  profile: RoadProfile,
): boolean {
  return meters <= 1000 || (meters / seconds) * 3.6 <= PROFILE_FACTS[profile].fastestKmh;
}
