import { randomInt, randomUUID } from 'node:crypto';
import {
  isAbout,
  type AssistantPorts,
  type FoundSpot,
  type PlaceHit,
  type Sight,
  type SightWish,
} from '@fahrtwind/assistant';
import {
  countryOf,
  distanceMeters,
  METERS_PER_DEGREE,
  radians,
  serialiseLocation,
  shortLabel,
  type Language,
  type Location,
  type Point,
  type PlaceKind,
  type PoiKind,
  type RouteLeg,
  type RouteProfile,
} from '@fahrtwind/domain';
import type { BoundingBox, Gazetteer, Geocoder, PlaceFinder, RoutePlanner } from '@fahrtwind/geo';
import { findTolls } from './toll-facts.ts';

/** Where the assistant looks for places and ways: what the planner uses too. */
export interface GeoParts {
  readonly search: Pick<Geocoder, 'search'> &
    Pick<Gazetteer, 'townsNear' | 'placesNamed'> &
    Pick<PlaceFinder, 'find'>;
  readonly planner: RoutePlanner;
}

const FOUND = 8;
const TOWNS = 12;
/** A place that is worth a stop without a long detour. */
const ASIDE_METERS = 25_000;
const ALONG = 12;
/** Points of a long route, each of which is looked around. */
const LOOK_AROUND = 30;
/** A router's line has tens of thousands of points; so many tell well enough what lies beside it. */
const LINE_POINTS = 200;
const SIGHTS: readonly PoiKind[] = ['sight', 'viewpoint', 'museum', 'nature', 'beach'];
const LODGINGS = {
  hotel: ['hotel'],
  hostel: ['hostel'],
  ferienwohnung: ['holiday-flat'],
  camping: ['campsite', 'motorhome'],
} as const satisfies Readonly<Record<string, readonly PoiKind[]>>;
const NEAR_METERS = 3000;
const SIGHTS_OF_A_TOUR = 500;
/** The rest of the budget is for measuring what was chosen. */
const CHOOSING_MS = 1200;
/** A matrix takes a route planner seconds beyond this. */
const MOST_POINTS = 200;

interface Asked {
  readonly language: Language;
  readonly signal: AbortSignal;
}

/** The world for one turn of the assistant; the signal ends what is under way. */
export function createPorts(
  { search, planner }: GeoParts,
  signal: AbortSignal,
  language: Language,
): AssistantPorts {
  const asked = { language, signal };
  const until = performance.now() + CHOOSING_MS;
  const near = (kinds: readonly PoiKind[]) => async (point: Point) =>
    spotsAround(search, kinds, point, asked);
  return {
    makeId: randomUUID,
    hasTime: () => performance.now() < until,
    findPlaces: async (text, point) => {
      const query = { text, limit: FOUND, ...asked };
      const { value } = await search.search(point ? { ...query, near: point } : query);
      return value.map((place) => hitOf(place, place.population));
    },
    placesNamed: async (texts) => {
      const found = await search.placesNamed({ texts, limit: FOUND, language: 'de' });
      return found.map((places) => places.map((place) => hitOf(place, place.population)));
    },
    townsNear: remember(async ({ lat, lng }: Point, withinMeters: number) => {
      const query = { lat, lng, withinMeters, limit: TOWNS, language };
      const towns = await search.townsNear(query);
      return towns.map((place) => ({
        ...hitOf(place, place.population),
        ...(place.timeZone !== '' && { timeZone: place.timeZone }),
      }));
    }),
    wayBetween: remember((from: Point, to: Point) => wayBetween(planner, from, to, signal)),
    sightsIn: (box) => sightsIn(search, box, asked),
    placesAlong: (line, theme) => sightsAlong(search, { line, theme }, asked),
    matrix: remember(
      async (
        points: readonly Point[],
        routeProfile: RouteProfile,
        toll: boolean,
        rowCount?: number,
      ) => {
        if (points.length > MOST_POINTS) throw new RangeError('too many points for a matrix');
        const rows = rowCount === undefined ? {} : { rows: { start: 0, end: rowCount } };
        return (await planner.matrix({ points, routeProfile, toll, signal, ...rows })).value;
      },
    ),
    measure: (legs) => Promise.all(legs.map((leg) => measureLeg(planner, leg, signal))),
    findLodging: (point, kind) => near(LODGINGS[kind])(point),
    findRestaurants: near(['restaurant', 'cafe']),
    findTolls: () => findTolls(language),
  };
}

async function wayBetween(
  planner: RoutePlanner,
  from: Point,
  to: Point,
  signal: AbortSignal,
): Promise<readonly Point[]> {
  const stops = [from, to].map(({ lat, lng }, index) => ({
    lat,
    lng,
    cityId: String(index),
    routeProfile: 'driving' as const,
    toll: true,
  }));
  const [leg] = (await planner.route({ stops, signal })).value;
  const line = !leg || 'noRoute' in leg ? [] : leg.geometry.map(([lng, lat]) => ({ lat, lng }));
  return line.length > 1 ? line : [from, to];
}

async function measureLeg(
  planner: RoutePlanner,
  leg: Omit<RouteLeg, 'date' | 'isFirstOfDay'>,
  signal: AbortSignal,
) {
  const { routeProfile, toll, month, via, wishes } = leg;
  const stops = [leg.from, leg.to].map(({ lat, lng }, index) => ({
    lat,
    lng,
    cityId: String(index),
    routeProfile,
    toll,
    month,
    via,
    wishes,
  }));
  const [planned] = (await planner.route({ stops, signal })).value;
  return !planned || 'noRoute' in planned ? null : planned;
}

/** Asks each question once in a turn: planning comes back to the same places many times. */
function remember<Args extends readonly unknown[], T>(
  ask: (...args: Args) => Promise<T>,
): (...args: Args) => Promise<T> {
  const answers = new Map<string, Promise<T>>();
  return (...args) => {
    const key = JSON.stringify(args);
    const answer = answers.get(key) ?? ask(...args);
    answers.set(key, answer);
    return answer;
  };
}

async function sightsIn(
  { find }: Pick<PlaceFinder, 'find'>,
  box: BoundingBox,
  asked: Asked,
): Promise<readonly Sight[]> {
  const { value } = await find({ box, kinds: SIGHTS, limit: SIGHTS_OF_A_TOUR, ...asked });
  return value.map(({ name, kind, description, location }) => ({
    name,
    kind,
    description,
    location: serialiseLocation(location),
  }));
}

async function sightsAlong(
  { find }: Pick<PlaceFinder, 'find'>,
  { line, theme }: { readonly line: readonly Point[]; readonly theme: SightWish | undefined },
  asked: Asked,
): Promise<readonly PlaceHit[]> {
  const points = everyFew(line, LOOK_AROUND);
  const thinned = everyFew(line, LINE_POINTS);
  const around = points.map((point) => boxAround(point, ASIDE_METERS));
  const box = around.reduce(joined, around[0] ?? { west: 0, south: 0, east: 0, north: 0 });
  if (points.length === 0) return [];
  const found = await find({ box, kinds: theme?.kinds ?? SIGHTS, limit: 500, ...asked });
  return found.value
    .map((poi) => ({ poi, meters: asideOf(poi.location, thinned) }))
    .filter(({ meters }) => meters <= ASIDE_METERS)
    .filter(({ poi }) => !theme || isAbout(theme, `${poi.name} ${poi.description}`))
    .toSorted((one, other) => one.meters - other.meters)
    .slice(0, ALONG)
    .map(({ poi: { location, description } }) => ({
      ...hitOf(location, 0),
      ...(description !== '' && { description }),
    }));
}

async function spotsAround(
  { find }: Pick<PlaceFinder, 'find'>,
  kinds: readonly PoiKind[],
  point: Point,
  asked: Asked,
): Promise<readonly FoundSpot[]> {
  const box = boxAround(point, NEAR_METERS);
  const { value } = await find({ box, kinds, limit: FOUND, ...asked });
  return value.map(({ name, location, url }) => ({ name, location, url, price: '' }));
}

/** Names a place within a conversation. Drawn by lot, because the next turn knows those of the last one. */
function hitOf(place: Location & { readonly kind?: PlaceKind }, population: number): PlaceHit {
  const parts = place.label.split(',').map((part) => part.trim());
  const region = parts.length > 2 ? parts.at(1) : undefined;
  return {
    handle: `p${randomInt(36 ** 4, 36 ** 5).toString(36)}`,
    name: shortLabel(place),
    country: countryOf(place),
    ...(region !== undefined && { region }),
    population,
    ...(place.kind !== undefined && { kind: place.kind }),
    location: serialiseLocation(place),
  };
}

/** About so many points of a line, its last one among them. */
function everyFew(line: readonly Point[], most: number): readonly Point[] {
  const step = Math.max(1, Math.ceil(line.length / most));
  return line.filter((_point, index) => index % step === 0 || index === line.length - 1);
}

function boxAround({ lat, lng }: Point, meters: number): BoundingBox {
  const tall = meters / METERS_PER_DEGREE;
  const wide = tall / Math.max(Math.cos(radians(lat)), 0.01);
  return {
    west: Math.max(lng - wide, -180),
    south: Math.max(lat - tall, -90),
    east: Math.min(lng + wide, 180),
    north: Math.min(lat + tall, 90),
  };
}

function joined(one: BoundingBox, other: BoundingBox): BoundingBox {
  return {
    west: Math.min(one.west, other.west),
    south: Math.min(one.south, other.south),
    east: Math.max(one.east, other.east),
    north: Math.max(one.north, other.north),
  };
}

/** How far a point is from a line, measured to the line's points and to steps between them. */
function asideOf(point: Point, line: readonly Point[]): number {
  let nearest = Infinity;
  for (const [index, end] of line.entries()) {
    const start = line[index - 1] ?? end;
    for (const share of [0.25, 0.5, 0.75, 1]) {
      const lat = start.lat + (end.lat - start.lat) * share;
      const lng = start.lng + (end.lng - start.lng) * share;
      nearest = Math.min(nearest, distanceMeters(point, { lat, lng }));
    }
  }
  return nearest;
}
