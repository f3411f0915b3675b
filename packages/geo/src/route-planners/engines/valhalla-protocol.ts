import { isDriven, type RoadProfile } from '@fahrtwind/domain';
import { z } from 'zod';
import type { Coordinates, RouteMatrix } from '../../ports.ts';
import { decodePolyline } from '../polyline.ts';
import type {
  EngineLeg,
  EngineRefusal,
  LegQuery,
  MatrixBlock,
  TravelWish,
} from '../routing-engine.ts';

const COSTINGS: Readonly<Record<RoadProfile, string>> = {
  driving: 'auto',
  cycling: 'bicycle',
  walking: 'pedestrian',
};

/** avoid: rather another way; never: not even where there is no other. */
type TollWish = 'any' | 'avoid' | 'never';

export function valhallaRoute({ from, via = [], to, ...wish }: LegQuery, toll: TollWish): object {
  return {
    // It turns around there if it must, and the way stays one leg.
    locations: [place(from), ...via.map((point) => ({ ...place(point), type: 'via' })), place(to)],
    ...costingOf(wish, toll),
    units: 'kilometers',
    // Without them nothing is said about tolls and ferries.
    directions_type: 'maneuvers',
  };
}

/**
 * Asks until there is a way: first without toll roads and unpaved ones where that is wished, at last rather without them.
 */
export async function askValhalla(
  query: LegQuery,
  ask: (query: LegQuery, toll: TollWish) => Promise<EngineLeg | EngineRefusal>,
): Promise<EngineLeg | EngineRefusal> {
  const { wishes = [] } = query;
  const others = wishes.filter((wish) => wish !== 'avoid-unpaved');
  const tolls: readonly TollWish[] = query.mayUseToll ? ['any'] : ['never', 'avoid'];
  const queries = others.length < wishes.length ? [query, { ...query, wishes: others }] : [query];
  let answer: EngineLeg | EngineRefusal = 'no-route';
  for (const one of queries) {
    for (const toll of tolls) {
      answer = await ask(one, toll);
      if (answer !== 'no-route') return answer;
    }
  }
  return answer;
}

function place({ lat, lng }: Coordinates): object {
  return { lat, lon: lng };
}

export function valhallaMatrix({ sources, targets, ...wish }: MatrixBlock): object {
  return {
    sources: sources.map(place),
    targets: targets.map(place),
    ...costingOf(wish, wish.mayUseToll ? 'any' : 'avoid'),
    units: 'kilometers',
    verbose: false,
  };
}

function costingOf({ profile, wishes = [] }: TravelWish, toll: TollWish): object {
  const costing = COSTINGS[profile];
  if (!isDriven(profile)) return { costing };
  const options = {
    ...(toll !== 'any' && { use_tolls: 0 }),
    ...(toll === 'never' && { exclude_tolls: true }),
    ...(wishes.includes('scenic') && { use_highways: SCENIC_HIGHWAYS }),
    ...(wishes.includes('avoid-motorway') && { use_highways: 0 }),
    ...(wishes.includes('avoid-ferry') && { use_ferry: 0 }),
    // At both ends they stay allowed, else a campsite could not be reached.
    ...(wishes.includes('avoid-unpaved') && { exclude_unpaved: true, use_tracks: 0 }),
  };
  if (Object.keys(options).length === 0) return { costing };
  return { costing, costing_options: { [costing]: options } };
}

/** From 0 for rather none to 1; the usual is 0.5. */
const SCENIC_HIGHWAYS = 0.1;

const route = z.object({
  trip: z.object({
    legs: z.tuple([
      z.object({
        shape: z.string(),
        summary: z.object({
          time: z.number().nonnegative(),
          length: z.number().nonnegative(),
          has_toll: z.boolean().default(false),
          has_ferry: z.boolean().default(false),
        }),
      }),
    ]),
  }),
});

export function readValhallaRoute(json: unknown): EngineLeg {
  const [{ shape, summary }] = route.parse(json).trip.legs;
  return {
    meters: summary.length * 1000,
    seconds: summary.time,
    geometry: decodePolyline(shape),
    hasToll: summary.has_toll,
    hasFerry: summary.has_ferry,
  };
}

const numbers = z.array(z.array(z.number().nullable()));
const cell = z.object({ time: z.number().nullable(), distance: z.number().nullable() });

const matrix = z.object({
  sources_to_targets: z.union([
    z.object({ durations: numbers, distances: numbers }),
    // Servers before 3.2 know no short form.
    z.array(z.array(cell)).transform((rows) => ({
      durations: rows.map((row) => row.map(({ time }) => time)),
      distances: rows.map((row) => row.map(({ distance }) => distance)),
    })),
  ]),
});

export function readValhallaMatrix(json: unknown): RouteMatrix {
  const { durations, distances } = matrix.parse(json).sources_to_targets;
  return {
    meters: distances.map((row) => row.map((km) => (km === null ? null : Math.round(km * 1000)))),
    seconds: durations,
  };
}

/** What Valhalla means by an error, by its words: in the process there is no number. */
const REFUSALS: readonly (readonly [words: string, refusal: EngineRefusal])[] = [
  ['No path could be found', 'no-route'],
  ['unconnected regions', 'no-route'],
  ['No suitable edges near location', 'beyond'],
  ['No data found for location', 'beyond'],
  ['exceeds the max distance limit', 'beyond'],
];

/** Null for everything that is an outage. */
export function valhallaRefusal(message: string): EngineRefusal | null {
  return REFUSALS.find(([words]) => message.includes(words))?.[1] ?? null;
}
