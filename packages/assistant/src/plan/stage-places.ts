import { distanceMeters, type Point } from '@fahrtwind/domain';
import type { AssistantPorts, PlaceHit } from '../ports.ts';
import { basesAround } from '../regions/regions.ts';
import { createBaseResolver, type ResolveBase } from './resolve-base.ts';

/** Places to sleep at on a long way, and the time of each part of it. */
export interface Stages {
  readonly places: readonly PlaceHit[];
  /** One more than places. */
  readonly seconds: readonly number[];
}

interface End {
  readonly location: Point;
}

/** How far from the road a town may lie; the further ones only where there is nothing nearer. */
const RADII_METERS = [20_000, 45_000, 90_000];
/** Where on the way the day may end, as a share of an even day. */
const SHARES = [1, 1.12, 0.88, 0.76, 0.64];
const MAX_CANDIDATES = 14;
/** So many towns of a place are tried before another place is. */
const TRIED_TOWNS = 2;
const MAX_LOOKS = 120;
/** A detour of ten minutes is worth a town ten times as large. */
const SECONDS_PER_MAGNITUDE = 600;
/** So is one that people travel to. */
const LOVELY_SECONDS = 2700;
const LOVELY_METERS = 45_000;
const MOST_LOVELY = 5;
/** A quarter of a city is none to travel to. */
const QUARTER_METERS = 9000;
const QUARTER_SHARE = 0.3;
/** Half a kilometer of detour is none. */
const SAME_PLACE_METERS = 3000;

/**
 * Divides a way into so many days with a town at the end of each. No day is longer than the limit, and what is left
 * can still be driven on the days that are left. Null where no such towns are found.
 */
export async function findStages(
  from: End,
  to: End,
  days: number,
  limitSeconds: number,
  taken: readonly Point[],
  ports: AssistantPorts,
): Promise<Stages | null> {
  const avoid = [...taken, from.location, to.location];
  const search: Search = {
    to,
    limit: limitSeconds,
    ports,
    budget: { looks: MAX_LOOKS },
    resolve: createBaseResolver(ports),
  };
  return stagesFrom(from, days, avoid, search);
}

interface Search {
  readonly to: End;
  readonly limit: number;
  readonly ports: AssistantPorts;
  readonly resolve: ResolveBase;
  /** How often it may still look around: a way through a desert must end the search. */
  readonly budget: { looks: number };
}

/** Tries the best town for the evening first; where the rest of the way cannot be divided from there, the next one. */
async function stagesFrom(
  from: End,
  days: number,
  avoid: readonly Point[],
  search: Search,
): Promise<Stages | null> {
  const { to, limit, ports } = search;
  if (days <= 1) {
    const rest = (await ports.matrix([from.location, to.location], 'driving', true))
      .seconds[0]?.[1];
    return rest === undefined || rest === null || rest > limit
      ? null
      : { places: [], seconds: [rest] };
  }
  const way = await ports.wayBetween(from.location, to.location);
  for (const radius of RADII_METERS) {
    for (const share of SHARES) {
      if (search.budget.looks <= 0) return null;
      search.budget.looks -= 1;
      const towns = (await townsAround(pointOn(way, share / days), radius, search)).filter(
        ({ place: { location } }) =>
          avoid.every((other) => distanceMeters(location, other) > SAME_PLACE_METERS),
      );
      const best = await bestTowns(from, to, towns.slice(0, MAX_CANDIDATES), days, limit, ports);
      for (const { place, seconds } of best.slice(0, TRIED_TOWNS)) {
        const rest = await stagesFrom(place, days - 1, [...avoid, place.location], search);
        if (rest) return { places: [place, ...rest.places], seconds: [seconds, ...rest.seconds] };
      }
    }
  }
  return null;
}

interface Town {
  readonly place: PlaceHit;
  /** Whether it is a place of our regions. */
  readonly isLovely: boolean;
}

/** What a traveller would choose for the night first: lovely towns, then large ones. */
async function townsAround(
  point: Point,
  radius: number,
  { ports, resolve }: Search,
): Promise<readonly Town[]> {
  const bases = basesAround(point, Math.max(radius, LOVELY_METERS))
    .toSorted((one, other) => distanceMeters(one, point) - distanceMeters(other, point))
    .slice(0, MOST_LOVELY);
  const lovely = (await Promise.all(bases.map(resolve))).flatMap((place) => place ?? []);
  const isKnown = ({ location }: PlaceHit): boolean =>
    lovely.some((one) => distanceMeters(one.location, location) <= SAME_PLACE_METERS);
  const near = await ports.townsNear(point, radius);
  const isQuarter = (place: PlaceHit): boolean =>
    [...near, ...lovely].some(
      (other) =>
        place.population < other.population * QUARTER_SHARE &&
        distanceMeters(other.location, place.location) < QUARTER_METERS,
    );
  const towns = near.filter((place) => !isKnown(place) && !isQuarter(place));
  return [
    ...lovely.map((place) => ({ place, isLovely: true })),
    ...towns.map((place) => ({ place, isLovely: false })),
  ];
}

interface Stage {
  readonly place: PlaceHit;
  readonly seconds: number;
}

async function bestTowns(
  from: End,
  to: End,
  towns: readonly Town[],
  days: number,
  limit: number,
  ports: AssistantPorts,
): Promise<readonly Stage[]> {
  if (towns.length === 0) return [];
  const points = [from, to, ...towns.map(({ place }) => place)].map(
    ({ location: { lat, lng } }) => ({ lat, lng }),
  );
  // From both ends to the towns. The way back from the end is as long as the way on to it, near enough to choose by.
  const { seconds } = await ports.matrix(points, 'driving', true, 2);
  const rated = towns.flatMap(({ place, isLovely }, index) => {
    const [there, rest] = [seconds[0]?.[index + 2] ?? null, seconds[1]?.[index + 2] ?? null];
    if (there === null || rest === null || there > limit || rest > limit * (days - 1)) return [];
    const magnitude = Math.log10(Math.max(place.population, 100));
    const appeal = magnitude * SECONDS_PER_MAGNITUDE + (isLovely ? LOVELY_SECONDS : 0);
    return [{ place, seconds: there, cost: there + rest - appeal }];
  });
  return rated.toSorted((one, other) => one.cost - other.cost);
}

/** The point at a share of a line's length. */
export function pointOn(line: readonly Point[], share: number): Point {
  const lengths = line.slice(1).map((point, index) => distanceMeters(line[index] ?? point, point));
  let left = lengths.reduce((sum, length) => sum + length, 0) * Math.min(1, Math.max(0, share));
  for (const [index, length] of lengths.entries()) {
    const [start, end] = [line[index], line[index + 1]];
    if (!start || !end) break;
    if (left <= length && length > 0) {
      const part = left / length;
      return {
        lat: start.lat + (end.lat - start.lat) * part,
        lng: start.lng + (end.lng - start.lng) * part,
      };
    }
    left -= length;
  }
  return line.at(-1) ?? { lat: 0, lng: 0 };
}
