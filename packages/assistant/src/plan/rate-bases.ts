import { distanceMeters, type Point } from '@fahrtwind/domain';
import type { Base } from '../regions/read-regions.ts';
import { allRegions, basesAround, basesOf, findRegion, withoutTwins } from '../regions/regions.ts';
import type { Theme } from '../regions/themes.ts';
import type { PlanRequest } from './plan-request.ts';

export interface RatedBase {
  readonly base: Base;
  readonly worth: number;
}

/** So many places are looked at; each is a search of the table of roads. */
const MOST_BASES = 26;
/** As the crow flies, which is about 75 km/h on roads. */
const METERS_PER_HOUR = 58_000;
const KILOMETERS_PER_NIGHT = 32;
const LEAST_RADIUS_METERS = 70_000;
const MOST_RADIUS_METERS = 420_000;
const AROUND_METERS = 110_000;
const SPARE = 1.3;

/** The places of the regions that suit the wish, best first; of a large region those that lie together. */
export function rateBases(request: PlanRequest): readonly RatedBase[] {
  const { areas, wanted, from, to, days } = request;
  const named = areas.length > 0 ? areas.flatMap(basesOf) : [];
  const around = [...wanted, ...(to ? [to] : [])].flatMap(({ location }) =>
    basesAround(location, AROUND_METERS),
  );
  const own = withoutTwins(areas.length > 0 ? named : around).filter(({ nights }) => nights > 0);
  const rated = own.map((base) => ({ base, worth: worthOf(base, request) }));
  const reach = Math.max(
    LEAST_RADIUS_METERS,
    Math.min(MOST_RADIUS_METERS, days * KILOMETERS_PER_NIGHT * 1000),
  );
  const together = areas.length > 1 ? rated : cluster(rated, request, reach, from?.location);
  const enough = [...withNeighbours(together, request), ...onTheWay(together, request)];
  return enough.toSorted((one, other) => other.worth - one.worth).slice(0, MOST_BASES);
}

/** How much a night there is worth to them. */
function worthOf({ nights, themes }: Base, request: PlanRequest): number {
  const { themes: wished, withChildren, vehicle, areas } = request;
  let worth = 0.8 + nights * 0.7;
  if (wished.length > 0) worth += wished.some((theme) => themes.includes(theme)) ? 0.9 : -0.9;
  else
    worth += likeness(
      themes,
      areas.flatMap(({ regionId }) => findRegion(regionId)?.themes ?? []),
    );
  if (withChildren) worth += themes.includes('children') ? 0.6 : -0.8;
  // A theme park is nothing to stay at without them.
  else if (themes.every((theme) => theme === 'children')) worth -= 1;
  const isCity = themes.includes('city');
  if (isCity && vehicle === 'camper') worth -= 0.5;
  if (isCity && !wished.includes('city') && wished.length > 0) worth -= 0.4;
  return worth;
}

/** What people go to a region for counts there, and cities a little less where it is not known for them. */
function likeness(themes: readonly Theme[], region: readonly Theme[]): number {
  const shared = themes.filter((theme) => region.includes(theme)).length;
  return Math.min(2, shared) * 0.25 - (region.length > 0 && shared === 0 ? 0.3 : 0);
}

/** The part of a region where most is to be seen for the nights that are left after the way there. */
function cluster(
  rated: readonly RatedBase[],
  { days, isRound, to, maxDriveHours }: PlanRequest,
  reach: number,
  from: Point | undefined,
): readonly RatedBase[] {
  const ways = from ? (isRound || to ? 2 : 1) : 0;
  const scored = rated.map(({ base: seed }) => {
    const hours = from ? distanceMeters(from, seed) / METERS_PER_HOUR : 0;
    const onWay = ways * Math.max(0, hours / maxDriveHours - 0.5);
    const nights = Math.max(0, days - 1 - onWay);
    const near = rated
      .filter(({ base }) => distanceMeters(base, seed) <= reach)
      .toSorted((one, other) => other.worth - one.worth);
    const stays = near.slice(0, Math.max(1, Math.ceil(nights / 1.8)));
    const worth = stays.reduce((sum, { worth: one }) => sum + one, 0);
    return { seed, score: worth - hours * 0.25 * ways, isReached: nights >= 1 };
  });
  const reached = scored.filter(({ isReached }) => isReached);
  const [best] = (reached.length > 0 ? reached : scored).toSorted(
    (one, other) => other.score - one.score,
  );
  if (!best) return [];
  return rated.filter(({ base }) => distanceMeters(base, best.seed) <= reach);
}

/** Where a region has too few places for the days, what lies around it. */
function withNeighbours(rated: readonly RatedBase[], request: PlanRequest): readonly RatedBase[] {
  const room = rated.reduce((sum, { base }) => sum + Math.min(request.mostNights, base.nights), 0);
  if (room >= request.days * SPARE || rated.length === 0) return rated;
  const known = rated.map(({ base }) => base);
  const near = known.flatMap((base) => basesAround(base, AROUND_METERS));
  const more = withoutTwins([...known, ...near]).slice(known.length);
  return [
    ...rated,
    // What was not asked for comes after what was.
    ...more.map((base) => ({ base, worth: worthOf(base, request) * 0.6 })),
  ];
}

const LEAST_DAYS_FOR_WAY = 9;
const WAY_DETOUR = 1.06;
const WAY_METERS = 120_000;

/** Towns on a long way that are worth more than a bed. */
function onTheWay(rated: readonly RatedBase[], request: PlanRequest): readonly RatedBase[] {
  const { from, days, areas } = request;
  const centre = rated.toSorted((one, other) => other.worth - one.worth)[0]?.base;
  if (!from || !centre || days < LEAST_DAYS_FOR_WAY || areas.length === 0) return [];
  const direct = distanceMeters(from.location, centre);
  const known = rated.map(({ base }) => base);
  const beside = allRegions()
    .flatMap(({ bases }) => bases)
    .filter(
      (base) =>
        base.nights > 1 &&
        distanceMeters(from.location, base) > WAY_METERS &&
        distanceMeters(from.location, base) + distanceMeters(base, centre) < direct * WAY_DETOUR,
    );
  return withoutTwins([...known, ...beside])
    .slice(known.length)
    .map((base) => ({ base, worth: worthOf(base, request) * 0.7 }));
}
