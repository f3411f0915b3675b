import { distanceMeters, type Point } from '../geo/distance.ts';
import { bindVia, withVia } from '../legs/bind-via.ts';
import { routeLegsOf } from '../legs/route-legs.ts';
import { ok, refuse, type Result } from '../result.ts';
import { findStop } from '../trip/find.ts';
import { MAX_VIA_POINTS, viaPoint, type ViaPoint } from '../trip/leg-via.ts';
import { isOnRoads } from '../trip/route-profile.ts';
import type { NewStop } from '../trip/stop.ts';
import type { Trip } from '../trip/trip.ts';
import { changeStop } from './change-stop.ts';
import { insertVia } from './insert-via.ts';
import type { Refusal } from './refusal.ts';

export interface SetVia {
  /** The stop that the leg leads to. */
  readonly stopId: string;
  /** In the order in which they are passed; none for the quickest way. */
  readonly points: readonly ViaPoint[];
}

/** Says what the leg to a stop leads through without stopping there. */
export function setVia(trip: Trip, { stopId, points }: SetVia): Result<Trip, Refusal> {
  if (!findStop(trip, stopId)) return refuse('stop-gone');
  const leg = routeLegsOf(trip).find(({ cityId }) => cityId === stopId);
  if (!leg) return refuse('leg-gone');
  if (!isOnRoads(leg.routeProfile)) return refuse('leg-has-ticket');
  if (points.length > MAX_VIA_POINTS) return refuse('too-many-via');
  const checked = points.flatMap((point) => viaPoint(point) ?? []);
  if (checked.length < points.length) return refuse('location-invalid');
  return changeStop(trip, stopId, (stop) => withVia(stop, leg, checked));
}

interface Line {
  readonly from: Point;
  readonly to: Point;
  readonly via?: readonly ViaPoint[] | undefined;
}

/** The points of a leg with one more, where it lengthens the way least; a point of the line goes to its place on it. */
export function withViaPoint(
  { from, to, via = [] }: Line,
  added: ViaPoint,
  /** Where the line was taken hold of; the point itself when missing. */
  grip: Point = added,
): readonly ViaPoint[] {
  const stations = [from, ...via, to];
  let [best, least] = [0, Infinity];
  for (const [index, here] of stations.slice(0, -1).entries()) {
    const next = stations[index + 1] ?? here;
    const detour =
      distanceMeters(here, grip) + distanceMeters(grip, next) - distanceMeters(here, next);
    if (detour < least) [best, least] = [index, detour];
  }
  return via.toSpliced(best, 0, added);
}

export interface StopAtVia {
  /** The stop that the leg leads to. */
  readonly stopId: string;
  /** Which of its points, from 0. */
  readonly index: number;
  readonly stop: NewStop;
}

/** Makes a stop of a point that a leg leads through; the other points stay with the half on which they lie. */
export function stopAtVia(trip: Trip, { stopId, index, stop }: StopAtVia): Result<Trip, Refusal> {
  const leg = routeLegsOf(trip).find(({ cityId }) => cityId === stopId);
  const points = leg?.via ?? [];
  if (!points[index]) return refuse('via-gone');
  const divided = insertVia(trip, { beforeStopId: stopId, via: stop });
  if (!divided.ok) return divided;
  const halves = new Map([
    [stop.id, points.slice(0, index)],
    [stopId, points.slice(index + 1)],
  ]);
  return ok({ ...divided.value, days: bindVia(divided.value.days, halves) });
}
