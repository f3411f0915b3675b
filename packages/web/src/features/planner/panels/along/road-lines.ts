import {
  hasTicket,
  isOnRoads,
  legKindOf,
  MAX_ALONG_POINTS,
  routeLegsOf,
  thinLine,
  type RouteLeg,
  type Trip,
} from '@fahrtwind/domain';
import type { KnownLeg } from '../../../../store/routes/leg-cache.ts';

export interface RoadLine {
  readonly leg: RouteLeg;
  readonly dayId: string;
  readonly line: KnownLeg['geometry'];
  readonly crossings: NonNullable<KnownLeg['crossings']>;
}

/** More legs than this are looked at day by day. */
const MOST_LINES = 200;

/** The roads of a day, or of all, as far as they are known; not those on which others drive. */
export function roadLines(
  trip: Trip,
  dayId: string,
  measure: (leg: RouteLeg) => Partial<KnownLeg> | undefined,
): readonly RoadLine[] {
  const dayOf = new Map(
    trip.days.flatMap(({ id, cityList }) => cityList.map((stop) => [stop.id, id])),
  );
  const roads = routeLegsOf(trip)
    .filter((leg) => isOnRoads(leg.routeProfile) && !hasTicket(legKindOf(leg)))
    .flatMap((leg) => {
      const { geometry: line = [], crossings = [] } = measure(leg) ?? {};
      const day = dayOf.get(leg.cityId) ?? '';
      if (line.length < 2 || (dayId !== '' && day !== dayId)) return [];
      return [{ leg, dayId: day, line, crossings }];
    })
    .slice(0, MOST_LINES);
  const most = Math.max(2, Math.floor(MAX_ALONG_POINTS / Math.max(1, roads.length)));
  return roads.map((road) => ({ ...road, line: thinLine(road.line, most) }));
}

/** Small roads out and back, slowly. */
const DETOUR_KMH = 45;
const DETOUR_FACTOR = 1.37;

/** How much longer the way gets by a place beside it; an estimate. */
export function detourMinutes(asideMeters: number): number {
  return Math.round(((asideMeters * 2 * DETOUR_FACTOR) / 1000 / DETOUR_KMH) * 60);
}

/** How far off the road a place may lie for a detour of so many minutes. */
export function metersOfDetour(minutes: number): number {
  return ((minutes / 60) * DETOUR_KMH * 1000) / (2 * DETOUR_FACTOR);
}
