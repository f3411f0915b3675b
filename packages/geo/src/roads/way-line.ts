import { METERS_PER_DEGREE } from '@fahrtwind/domain';
import type { Coordinates } from '../ports.ts';
import type { RoadTable } from './road-table.ts';

type Roads = Pick<RoadTable, 'cities' | 'ways'>;

/** A way as it is drawn, from its first end to the other. */
export function wayLine({ cities, ways }: Roads, way: number): readonly Coordinates[] {
  const one = ways[way];
  const [from, to] = [cities[one?.from ?? -1], cities[one?.to ?? -1]];
  return one && from && to ? [from, ...one.shape, to] : [];
}

/** The part of a line between two shares of its length, both ends with it; backwards where the first is greater. */
export function cutLine(
  line: readonly Coordinates[],
  start: number,
  end: number,
): readonly Coordinates[] {
  if (start > end) return cutLine(line, end, start).toReversed();
  const lengths = line.slice(1).map((point, index) => roughMeters(line[index] ?? point, point));
  const whole = lengths.reduce((sum, meters) => sum + meters, 0);
  const points: Coordinates[] = [];
  const add = (point: Coordinates): void => {
    const last = points.at(-1);
    // A line that is cut at one of its points has that once.
    if (!last || last.lat !== point.lat || last.lng !== point.lng) points.push(point);
  };
  let before = 0;
  for (const [index, meters] of lengths.entries()) {
    const [from, to] = [line[index], line[index + 1]];
    if (!from || !to) continue;
    const after = before + meters;
    if (points.length === 0 && after >= start * whole)
      add(between(from, to, (start * whole - before) / (meters || 1)));
    if (points.length > 0 && after < end * whole) add(to);
    if (after >= end * whole) {
      add(between(from, to, (end * whole - before) / (meters || 1)));
      break;
    }
    before = after;
  }
  return points;
}

function between(from: Coordinates, to: Coordinates, share: number): Coordinates {
  return {
    lat: from.lat + (to.lat - from.lat) * share,
    lng: from.lng + (to.lng - from.lng) * share,
  };
}

/** On a flat earth, which is right for the surroundings of a stop. */
export function roughMeters(one: Coordinates, other: Coordinates): number {
  const east = (other.lng - one.lng) * Math.cos((one.lat * Math.PI) / 180);
  return Math.hypot(east, other.lat - one.lat) * METERS_PER_DEGREE;
}
