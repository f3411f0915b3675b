import { distanceMeters, isValidLocation, type Location, type Stop } from '@fahrtwind/domain';

type Point = Pick<Location, 'lat' | 'lng'>;

/** The stop closest to a point. */
export function nearestStop(stops: readonly Stop[], point: Point): Stop | undefined {
  let best: { readonly stop: Stop; readonly meters: number } | undefined;
  for (const stop of stops) {
    if (!isValidLocation(stop.location)) continue;
    const meters = distanceMeters(stop.location, point);
    if (!best || meters < best.meters) best = { stop, meters };
  }
  return best?.stop;
}

type LngLat = readonly [lng: number, lat: number];

/** The distance of a point from a line in meters, computed on a plane, which is accurate enough for some kilometers. */
export function metersFromLine({ lat, lng }: Point, line: readonly LngLat[]): number {
  const metersPerDegree = 111_195;
  const shrink = Math.cos((lat * Math.PI) / 180);
  let least = Number.POSITIVE_INFINITY;
  for (let index = 1; index < line.length; index += 1) {
    const [one, other] = [line[index - 1], line[index]];
    if (!one || !other) continue;
    const [ax, ay] = [(one[0] - lng) * shrink, one[1] - lat];
    const [bx, by] = [(other[0] - lng) * shrink, other[1] - lat];
    const [dx, dy] = [bx - ax, by - ay];
    const length = dx * dx + dy * dy;
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / length));
    least = Math.min(least, Math.hypot(ax + along * dx, ay + along * dy));
  }
  return least * metersPerDegree;
}
