import {
  distanceMeters,
  isValidLocation,
  stopsOf,
  type Location,
  type Stop,
  type Trip,
} from '@fahrtwind/domain';

type Point = Pick<Location, 'lat' | 'lng'>;

/** The stop that lies closest to a point. */
export function nearestStop(stops: readonly Stop[], point: Point): Stop | undefined {
  let best: { readonly stop: Stop; readonly meters: number } | undefined;
  for (const stop of stops) {
    if (!isValidLocation(stop.location)) continue;
    const meters = distanceMeters(stop.location, point);
    if (!best || meters < best.meters) best = { stop, meters };
  }
  return best?.stop;
}

/** The day on which somebody would come by: that of the nearest stop, else the first. */
export function likelyDayId(trip: Trip, point: Point): string {
  const stop = nearestStop(stopsOf(trip), point);
  const day = trip.days.find(({ cityList }) => cityList.some(({ id }) => id === stop?.id));
  return day?.id ?? trip.days[0]?.id ?? '';
}

type LngLat = readonly [lng: number, lat: number];

/** How far a point is from a line, in meters; flat, which is good enough for some kilometers. */
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
