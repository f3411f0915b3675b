import { MAX_VIA_POINTS, newLegVia, type ViaPoint } from '../trip/leg-via.ts';
import { isOnRoute, type Stop } from '../trip/stop.ts';
import type { Day } from '../trip/trip.ts';
import type { RouteLeg } from './route-legs.ts';

/** A stop with the points of the leg that leads to it. */
export function withVia(
  stop: Stop,
  { from, to }: Pick<RouteLeg, 'from' | 'to'>,
  points: readonly ViaPoint[],
): Stop {
  const { via: _, ...rest } = stop;
  return points.length === 0 ? rest : { ...rest, via: newLegVia(from, to, points) };
}

/** Ties points to the legs as they are in these days: of public trips and files, which tell them without their ends. */
export function bindVia(
  days: readonly Day[],
  points: ReadonlyMap<string, readonly ViaPoint[]>,
): readonly Day[] {
  if (points.size === 0) return days;
  let before: Stop | undefined;
  const bind = (stop: Stop): Stop => {
    if (!isOnRoute(stop)) return stop;
    const own = points.get(stop.id);
    const ends = before && { from: before.location, to: stop.location };
    before = stop;
    return own && ends ? withVia(stop, ends, own.slice(0, MAX_VIA_POINTS)) : stop;
  };
  return days.map((day) => ({ ...day, cityList: day.cityList.map(bind) }));
}
