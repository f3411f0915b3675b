import { z } from 'zod';

export const WAY_KINDS = [
  'motorway',
  'mountain-motorway',
  'expressway',
  'road',
  'trunk-pass',
  'mountain',
  'hairpins',
  'ferry',
  'train',
  'small-road',
] as const;

export type WayKind = (typeof WAY_KINDS)[number];

/** A city, or a point of our own such as a summit, where ways meet. */
export interface RoadCity {
  /** The id at GeoNames; 0 for points of our own. */
  readonly geonameId: number;
  readonly name: string;
  readonly country: string;
  readonly lat: number;
  readonly lng: number;
}

/** First and last month, which may lie in the next year. */
export type Months = readonly [first: number, last: number];

/** What leads from one city to another, both ways. */
export interface Way {
  readonly from: number;
  readonly to: number;
  readonly meters: number;
  readonly seconds: number;
  readonly kind: WayKind;
  /** free-beside: an ordinary road without toll runs along it. */
  readonly toll: 'none' | 'free-beside' | 'only';
  /** `E45 A7`, empty for ferries. */
  readonly road: string;
  /** When a ferry sails, null for always. */
  readonly season: Months | null;
  readonly pass: Pass | null;
  /** The points between its ends, as it is drawn. */
  readonly shape: readonly { readonly lat: number; readonly lng: number }[];
}

export interface Pass {
  readonly name: string;
  /** Meters above the sea. */
  readonly altitude: number;
  /** The usual winter closure (Wintersperre), null for open all year. */
  readonly closed: Months | null;
}

/** Whether a way is open in a month: no winter closure, and its ferry sails. Without a month everything is. */
export function isOpenIn(way: Way | undefined, month: number | null): boolean {
  if (!way || month === null) return true;
  if (way.pass?.closed && isWithin(month, way.pass.closed)) return false;
  return way.season === null || isWithin(month, way.season);
}

function isWithin(month: number, [first, last]: Months): boolean {
  return first <= last ? month >= first && month <= last : month >= first || month <= last;
}

/** A ridge or a water that only ways of the table cross, as a line. */
export type Barrier = readonly { readonly lat: number; readonly lng: number }[];

/** How much longer small roads are than the straight line, and how fast one drives on them. */
export interface SmallRoadPace {
  readonly detour: number;
  readonly kmh: number;
  /** Whether the borders to other such countries can be crossed anywhere. */
  readonly hasOpenBorders: boolean;
}

/** The long-distance roads of Europe. */
export interface RoadTable {
  /** By country, where neighbours are joined by small roads on every side. */
  readonly smallRoads: ReadonlyMap<string, SmallRoadPace>;
  readonly barriers: readonly Barrier[];
  readonly cities: readonly RoadCity[];
  readonly ways: readonly Way[];
}

const TOLLS = ['none', 'free-beside', 'only'] as const;

const index = z.int().nonnegative();

const file = z.object({
  format: z.literal(3),
  cities: z.array(z.tuple([index, z.string(), z.string(), z.number(), z.number()])),
  roads: z.array(z.string()),
  ways: z.array(z.tuple([index, index, index, index, index, index, index])),
  smallRoads: z.array(z.tuple([z.string(), z.number(), z.number()])),
  openBorders: z.array(z.string()),
  passes: z.array(
    z.union([
      z.tuple([index, z.string(), z.number()]),
      z.tuple([index, z.string(), z.number(), index, index]),
    ]),
  ),
  seasons: z.array(z.tuple([index, index, index])),
  barriers: z.array(z.array(z.number())),
  shapes: z.array(z.array(z.int())),
});

/** Shapes are whole numbers of these parts of a degree. */
const UNIT = 10_000;

/** Reads data/roads/roads.json, which tools/roads makes. */
export function readRoadTable(json: unknown): RoadTable {
  const { cities, roads, ways, passes, seasons, barriers, shapes, smallRoads, openBorders } =
    file.parse(json);
  const open = new Set(openBorders);
  const passOf = new Map(
    passes.map(([way, name, altitude, first, last]) => [
      way,
      { name, altitude, closed: monthsOf(first, last) },
    ]),
  );
  const shapeOf = new Map(
    shapes.map(([way = -1, ...steps]) => {
      const [, , , lat = 0, lng = 0] = cities[ways[way]?.[0] ?? -1] ?? [];
      return [way, walked({ lat, lng }, steps)];
    }),
  );
  const seasonOf = new Map(seasons.map(([way, first, last]) => [way, monthsOf(first, last)]));
  return {
    smallRoads: new Map(
      smallRoads.map(([country, detour, kmh]) => [
        country,
        { detour, kmh, hasOpenBorders: open.has(country) },
      ]),
    ),
    barriers: barriers.map(pointsOf),
    cities: cities.map(([geonameId, name, country, lat, lng]) => ({
      geonameId,
      name,
      country,
      lat,
      lng,
    })),
    ways: ways.map(([from, to, meters, seconds, kind, toll, road], way) => ({
      from,
      to,
      meters,
      seconds,
      kind: WAY_KINDS[kind] ?? 'road',
      toll: TOLLS[toll] ?? 'none',
      road: roads[road] ?? '',
      season: seasonOf.get(way) ?? null,
      pass: passOf.get(way) ?? null,
      shape: shapeOf.get(way) ?? [],
    })),
  };
}

function monthsOf(first: number | undefined, last: number | undefined): Months | null {
  return first === undefined || last === undefined ? null : [first, last];
}

/** Every point is told by its difference to the one before. */
function walked(from: { lat: number; lng: number }, steps: readonly number[]): Way['shape'] {
  let [lat, lng] = [Math.round(from.lat * UNIT), Math.round(from.lng * UNIT)];
  return steps.flatMap((step, place) => {
    if (place % 2 === 0) {
      lat += step;
      return [];
    }
    lng += step;
    return [{ lat: lat / UNIT, lng: lng / UNIT }];
  });
}

/** Latitudes and longitudes in turn. */
function pointsOf(numbers: readonly number[]): Barrier {
  return numbers.flatMap((lat, place) =>
    place % 2 === 0 ? [{ lat, lng: numbers[place + 1] ?? 0 }] : [],
  );
}
