import { distanceMeters, METERS_PER_DEGREE } from '@fahrtwind/domain';
import { countryAt } from '../gazetteer/country-at.ts';
import type { Coordinates } from '../ports.ts';
import type { CrossesBarrier } from './barriers.ts';
import type { LandMap } from './land-map.ts';
import type { RoadTable } from './road-table.ts';

export interface SmallRoads {
  readonly meters: number;
  readonly seconds: number;
  /** The points between both ends. */
  readonly line: readonly Coordinates[];
}

/** How small roads lead from one place to another between the roads of the table, null where the ground does not let them. */
export type FindSmallRoads = (from: Coordinates, to: Coordinates) => SmallRoads | null;

/** Farther than this, there is a road of the table on the way. */
const FARTHEST_METERS = 130_000;
/** Out of one town and into the other. */
const TOWN_SECONDS = 360;
/** Around a lake or a mountain: how far beside the middle of the line, by its length. */
const ASIDE = [0, 0.12, -0.12, 0.24, -0.24];

export function createFindSmallRoads(
  table: RoadTable,
  land: LandMap,
  crosses: CrossesBarrier,
): FindSmallRoads {
  const isOpen = (points: readonly Coordinates[]): boolean =>
    points.slice(1).every((to, index) => {
      const from = points[index] ?? to;
      return !crosses(from, to) && land.isOpenBetween(from, to);
    });
  return (from, to) => {
    const north = Math.abs(to.lat - from.lat) * METERS_PER_DEGREE;
    if (north > FARTHEST_METERS || distanceMeters(from, to) > FARTHEST_METERS) return null;
    const pace = paceBetween(table, countryAt(from), countryAt(to));
    if (!pace) return null;
    // The same there and back.
    const isForth = from.lat === to.lat ? from.lng <= to.lng : from.lat < to.lat;
    const [start, end] = isForth ? [from, to] : [to, from];
    for (const aside of ASIDE) {
      const line = aside === 0 ? [] : [besideMiddle(start, end, aside)];
      const points = [start, ...line, end];
      if (!isOpen(points)) continue;
      const meters = lengthOf(points) * pace.detour;
      const seconds = meters / (pace.kmh / 3.6) + TOWN_SECONDS;
      return { meters: Math.round(meters), seconds: Math.round(seconds), line };
    }
    return null;
  };
}

function paceBetween(
  { smallRoads }: RoadTable,
  from: string,
  to: string,
): { readonly detour: number; readonly kmh: number } | null {
  const [here, there] = [smallRoads.get(from), smallRoads.get(to)];
  if (!here || !there) return null;
  if (from !== to && !(here.hasOpenBorders && there.hasOpenBorders)) return null;
  return { detour: (here.detour + there.detour) / 2, kmh: (here.kmh + there.kmh) / 2 };
}

function besideMiddle(from: Coordinates, to: Coordinates, aside: number): Coordinates {
  const lat = (from.lat + to.lat) / 2;
  const shrink = Math.cos((lat * Math.PI) / 180);
  const [north, east] = [to.lat - from.lat, (to.lng - from.lng) * shrink];
  return { lat: lat + east * aside, lng: (from.lng + to.lng) / 2 - (north * aside) / shrink };
}

function lengthOf(points: readonly Coordinates[]): number {
  return points
    .slice(1)
    .reduce((sum, to, index) => sum + distanceMeters(points[index] ?? to, to), 0);
}
