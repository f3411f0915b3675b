import {
  distanceMeters,
  type Location,
  METERS_PER_DEGREE,
  type Point,
  radians,
} from '@fahrtwind/domain';
import type { AssistantPorts, Sight } from '../ports.ts';
import type { Base } from '../regions/read-regions.ts';
import type { Theme } from '../regions/themes.ts';
import type { PlanRequest } from './plan-request.ts';
import type { Tour, TourStop } from './plan-tour.ts';
import { createBaseResolver, type ResolveBase } from './resolve-base.ts';
import { basesAround, basesOf, withoutTwins } from '../regions/regions.ts';

/** A stop as it will stand in the trip. */
export interface FilledStop {
  readonly location: Location;
  readonly name: string;
  readonly dayIndex: number;
  /** A way leads over ports; what is seen by the way may fall away. */
  readonly kind: 'night' | 'end' | 'way' | 'sight';
  /** Where a ferry leads from there. */
  readonly ferryTo?: string;
  /** One sentence on a sight; empty when unknown. */
  readonly description: string;
  /** What is to be seen on foot from there. */
  readonly activities: readonly Sight[];
}

const ON_FOOT_METERS = 3500;
/** Nearer to a town, a sight belongs to it. */
const LEAST_ASIDE_METERS = 5000;
const ASIDE_METERS = 14_000;
const OUTING_METERS = 42_000;
const OUTING_METERS_WITH_CHILDREN = 28_000;
const SECOND_SIGHT_METERS = 18_000;
const BOX_METERS = 50_000;
const HALTS_A_DAY = 2;
const ACTIVITIES_A_DAY = 3;
const MOST_ASKED = 8;
/** There and back the same day, with time to see it. */
const OUTING_SECONDS = 65 * 60;
const OUTING_SECONDS_WITH_CHILDREN = 45 * 60;
const DETOUR_SECONDS = 50 * 60;
const LINE_POINTS = 60;
const SIGHTS_FOR_A_CITY_DAY = 2;
const TOWN_METERS = 2500;

/** Something to see, or a town of our regions without a night in this plan. */
interface Spot extends Sight {
  readonly base?: Base;
}

interface Filling {
  readonly request: PlanRequest;
  readonly sights: readonly Spot[];
  readonly used: Set<Spot>;
  readonly resolve: ResolveBase;
  readonly ports: AssistantPorts;
}

/** Gives the days something to see: halts on the way, outings from where one stays, sights of the towns. */
export async function fillDays(
  { stops }: Tour,
  request: PlanRequest,
  ports: AssistantPorts,
): Promise<readonly FilledStop[]> {
  const sights = [...(await sightsOf(stops, ports)), ...townsOf(stops, request)];
  const filling: Filling = {
    request,
    sights,
    used: new Set(),
    resolve: createBaseResolver(ports),
    ports,
  };
  const filled: FilledStop[] = [];
  // What can be seen on foot belongs to its town, not to a drive that passes it.
  const seen = stops.map((stop) => (stop.base && stop.nights > 0 ? onFoot(stop, filling) : []));
  for (const [index, stop] of stops.entries()) {
    const before = stops[index - 1];
    if (before) filled.push(...(await haltsBetween(before, stop, filling)));
    const { place, dayIndex, nights, ferryTo } = stop;
    const isLast = index === stops.length - 1;
    filled.push({
      location: place.location,
      name: place.name,
      dayIndex,
      kind: nights > 0 ? 'night' : isLast || index === 0 ? 'end' : 'way',
      description: '',
      activities: seen[index] ?? [],
      ...(ferryTo !== undefined && { ferryTo }),
    });
    filled.push(...(await outingsFrom(stop, seen[index]?.length ?? 0, filling)));
  }
  return filled;
}

/** Sights around the places of the region; the way there has none of them. */
async function sightsOf(
  stops: readonly TourStop[],
  { sightsIn }: AssistantPorts,
): Promise<readonly Sight[]> {
  const points = stops.filter(({ base }) => base).map(({ place }) => place.location);
  if (points.length === 0) return [];
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  const tall = BOX_METERS / METERS_PER_DEGREE;
  const wide = tall / Math.max(0.1, Math.cos(radians(Math.max(...lats.map(Math.abs)))));
  return sightsIn({
    south: Math.max(-90, Math.min(...lats) - tall),
    north: Math.min(90, Math.max(...lats) + tall),
    west: Math.max(-180, Math.min(...lngs) - wide),
    east: Math.min(180, Math.max(...lngs) + wide),
  });
}

const SAME_PLACE_METERS = 4000;

/** Towns of the regions that are worth a halt or an outing. */
function townsOf(stops: readonly TourStop[], { areas }: PlanRequest): readonly Spot[] {
  return withoutTwins(areas.flatMap(basesOf))
    .filter((base) =>
      stops.every(({ place }) => distanceMeters(place.location, base) > SAME_PLACE_METERS),
    )
    .map((base) => {
      const { name, lat, lng } = base;
      const location = { lat, lng, label: name, longLabel: name, englishName: name };
      return { name, kind: 'sight', description: '', location, base };
    });
}

function onFoot({ place, nights }: TourStop, { sights, used }: Filling): readonly Sight[] {
  const near = sights
    .filter(
      (one) =>
        !one.base &&
        !used.has(one) &&
        distanceMeters(one.location, place.location) < ON_FOOT_METERS,
    )
    .slice(0, ACTIVITIES_A_DAY * nights);
  for (const one of near) used.add(one);
  return near;
}

const KINDS: Readonly<Record<Theme, RegExp>> = {
  coast: /^beach$/,
  lakes: /^nature$|^beach$/,
  mountains: /^viewpoint$|^nature$/,
  nature: /^nature$|^viewpoint$/,
  wine: /^sight$/,
  castles: /^sight$/,
  town: /^sight$/,
  city: /^museum$|^sight$/,
  children: /^nature$|^beach$/,
};
const CASTLE = /burg|schloss|festung|castle|château|palast|palace|ruine/i;

function worthOf({ kind, name, base }: Spot, { themes, withChildren }: PlanRequest): number {
  let worth = base ? 0.7 + Math.min(2, base.nights) * 0.25 : 1;
  const suits = (theme: Theme): boolean =>
    base ? base.themes.includes(theme) : KINDS[theme].test(kind);
  if (themes.some(suits)) worth += 0.6;
  if (!base && themes.includes('castles') && CASTLE.test(name)) worth += 0.8;
  if (withChildren && (base ? base.themes.includes('children') : kind !== 'sight')) worth += 0.4;
  return worth;
}

interface OnWay {
  readonly sight: Spot;
  readonly asideMeters: number;
  /** Index of the nearest point of the line. */
  readonly at: number;
}

/** What lies beside the way, with as much time for it as the day leaves. */
async function haltsBetween(
  from: TourStop,
  to: TourStop,
  filling: Filling,
): Promise<readonly FilledStop[]> {
  const { request, sights, used, ports } = filling;
  const [one, other] = [from.place.location, to.place.location];
  const isInRegion = from.base !== undefined || to.base !== undefined;
  const near = isInRegion ? sights.filter((sight) => !used.has(sight)) : [];
  if (near.length === 0 || from.ferryTo !== undefined || !ports.hasTime()) return [];
  const line = thinned(await ports.wayBetween(one, other));
  const beside = near
    .map((sight): OnWay => ({ sight, ...nearestOf(sight.location, line) }))
    .filter(
      ({ sight: { location }, asideMeters }) =>
        asideMeters < ASIDE_METERS &&
        distanceMeters(location, one) > LEAST_ASIDE_METERS &&
        distanceMeters(location, other) > LEAST_ASIDE_METERS,
    )
    .toSorted((a, b) => scoreOf(b, request) - scoreOf(a, request))
    .slice(0, MOST_ASKED);
  const chosen = await withinDay(beside, from, to, filling);
  for (const { sight } of chosen) used.add(sight);
  const inOrder = chosen.toSorted((a, b) => a.at - b.at);
  return Promise.all(inOrder.map(({ sight }) => haltAt(sight, to.dayIndex, filling)));
}

/** Halts that cost no long detour by road and lie apart, within the day's hours. */
async function withinDay(
  beside: readonly OnWay[],
  from: TourStop,
  to: TourStop,
  { request, ports }: Filling,
): Promise<readonly OnWay[]> {
  if (beside.length === 0) return [];
  const points = [from.place, to.place, ...beside.map(({ sight }) => sight)].map(
    ({ location: { lat, lng } }) => ({ lat, lng }),
  );
  const { seconds } = await ports.matrix(points, 'driving', true, 2);
  const direct = seconds[0]?.[1] ?? 0;
  let left = request.maxDriveHours * 3600 * 0.9 - direct;
  const chosen: OnWay[] = [];
  for (const [index, candidate] of beside.entries()) {
    // The way on from it is as long as the way back to it, near enough to choose by.
    const [there, on] = [seconds[0]?.[index + 2] ?? Infinity, seconds[1]?.[index + 2] ?? Infinity];
    const detour = Math.max(0, there + on - direct);
    const isApart = chosen.every(
      ({ sight }) => distanceMeters(sight.location, candidate.sight.location) > SECOND_SIGHT_METERS,
    );
    const fits = chosen.length < HALTS_A_DAY && detour < DETOUR_SECONDS && detour < left;
    if (!fits || !isApart) continue;
    chosen.push(candidate);
    left -= detour;
  }
  return chosen;
}

function scoreOf({ sight, asideMeters }: OnWay, request: PlanRequest): number {
  return worthOf(sight, request) - asideMeters / 12_000;
}

/** A halt at a sight. One that stands in a town we know is a halt in the town. */
async function haltAt(
  sight: Spot,
  dayIndex: number,
  { sights, used, resolve }: Filling,
): Promise<FilledStop> {
  const { location, name, description } = sight;
  const base = sight.base ?? basesAround(location, TOWN_METERS)[0];
  const town = base ? await resolve(base) : null;
  if (!town) return { location, name, dayIndex, kind: 'sight', description, activities: [] };
  const near = sights.filter(
    (one) => !used.has(one) && distanceMeters(one.location, town.location) < TOWN_METERS,
  );
  const activities = [sight, ...near].filter((one) => !one.base).slice(0, ACTIVITIES_A_DAY);
  // The town itself is seen, too.
  for (const one of [...activities, ...near.filter((other) => other.base)]) used.add(one);
  const { name: townName, location: at } = town;
  return { location: at, name: townName, dayIndex, kind: 'sight', description: '', activities };
}

/** A sight or two around the place for each day there, and back; a city has enough of its own for a day. */
async function outingsFrom(
  stop: TourStop,
  seenOnFoot: number,
  filling: Filling,
): Promise<readonly FilledStop[]> {
  const { place, dayIndex, nights, base } = stop;
  const { request, used } = filling;
  const isCity = base?.themes.includes('city') === true && seenOnFoot >= SIGHTS_FOR_A_CITY_DAY;
  const firstDay = isCity ? 2 : 1;
  if (!base || firstDay >= nights || !filling.ports.hasTime()) return [];
  const around = await reachedFrom(stop, filling);
  const found: FilledStop[] = [];
  for (let day = firstDay; day < nights; day += 1) {
    const first = around.find((sight) => !used.has(sight));
    if (!first) break;
    used.add(first);
    found.push(await haltAt(first, dayIndex + day, filling));
    // Looked for after the first: it may have been a town with all its sights.
    const second = around.find(
      (sight) =>
        !used.has(sight) && distanceMeters(sight.location, first.location) <= SECOND_SIGHT_METERS,
    );
    if (second && !request.withChildren) {
      used.add(second);
      found.push(await haltAt(second, dayIndex + day, filling));
    }
    const { location, name } = place;
    const back = { location, name, kind: 'night', description: '', activities: [] } as const;
    found.push({ ...back, dayIndex: dayIndex + day });
  }
  return found;
}

/** Sights that a day there and back is enough for, by road, best first. */
async function reachedFrom(
  { place }: TourStop,
  { request, sights, used, ports }: Filling,
): Promise<readonly Spot[]> {
  const most = request.withChildren ? OUTING_METERS_WITH_CHILDREN : OUTING_METERS;
  const longest = request.withChildren ? OUTING_SECONDS_WITH_CHILDREN : OUTING_SECONDS;
  const around = sights
    .filter((sight) => !used.has(sight))
    .map((sight) => ({ sight, meters: distanceMeters(sight.location, place.location) }))
    .filter(({ meters }) => meters >= LEAST_ASIDE_METERS && meters <= most)
    .map((one) => ({ ...one, score: worthOf(one.sight, request) - one.meters / 40_000 }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_ASKED);
  if (around.length === 0) return [];
  const points = [place, ...around.map(({ sight }) => sight)].map(({ location: { lat, lng } }) => ({
    lat,
    lng,
  }));
  const { seconds } = await ports.matrix(points, 'driving', true, 1);
  return around.flatMap(({ sight }, index) =>
    (seconds[0]?.[index + 1] ?? Infinity) <= longest ? [sight] : [],
  );
}

function thinned(line: readonly Point[]): readonly Point[] {
  const step = Math.max(1, Math.ceil(line.length / LINE_POINTS));
  return line.filter((_, index) => index % step === 0 || index === line.length - 1);
}

function nearestOf(point: Point, line: readonly Point[]): Omit<OnWay, 'sight'> {
  let [best, at] = [Infinity, 0];
  for (const [index, end] of line.entries()) {
    const start = line[index - 1] ?? end;
    for (const share of [0.5, 1]) {
      const lat = start.lat + (end.lat - start.lat) * share;
      const lng = start.lng + (end.lng - start.lng) * share;
      const meters = distanceMeters(point, { lat, lng });
      if (meters < best) [best, at] = [meters, index];
    }
  }
  return { asideMeters: best, at };
}
