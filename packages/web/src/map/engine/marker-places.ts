import type { MapPosition, MapStop } from '../map-data.ts';
import { copiesOf, inPicture, inWorld, type Frame, type Spot } from './frame.ts';

export interface MarkerPlace extends Spot {
  readonly stop: MapStop;
}

/** A marker that lies this far outside still shows its edge or its name. */
const MARGIN = 40;

/** Where markers stand in the picture, from below to above: the first numbers of a round trip stay readable. */
export function markerPlaces(stops: readonly MapStop[], frame: Frame): readonly MarkerPlace[] {
  return stops
    .toReversed()
    .flatMap((stop) => spotsOf(stop, frame).map(({ x, y }) => ({ x, y, stop })));
}

export function isRaised({ isSelected, isHighlighted }: MapStop): boolean {
  return isSelected || isHighlighted;
}

/** All spots of one place that are in the picture. */
export function spotsOf({ lat, lng }: MapPosition, frame: Frame): readonly Spot[] {
  const { x, y } = inPicture(inWorld([lng, lat]), frame);
  if (y < -MARGIN || y > frame.height + MARGIN) return [];
  return copiesOf(x - MARGIN, x + MARGIN, frame).map((shift) => ({ x: x + shift, y }));
}

/** The stop whose marker is meant by a point: the nearest within reach, of equal ones the upper one. */
export function stopNear(
  places: readonly MarkerPlace[],
  point: Spot,
  reach: number,
): string | null {
  let found: string | null = null;
  let nearest = reach;
  for (const { stop, x, y } of places) {
    const distance = Math.hypot(x - point.x, y - point.y);
    if (distance > nearest) continue;
    nearest = distance;
    found = stop.id;
  }
  return found;
}
