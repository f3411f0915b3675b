import type { XY } from './curve.ts';

type LngLat = readonly [lng: number, lat: number];

interface Frame {
  readonly width: number;
  readonly height: number;
  /** Room between the route and the edges. */
  readonly margin: number;
}

/** The points of a route in a frame, to scale, north up, as large as they fit and in the middle. */
export function projectRoute(route: readonly LngLat[], frame: Frame): readonly XY[] {
  const flat = flattened(route);
  const [left, right] = rangeOf(flat.map(([x]) => x));
  const [top, bottom] = rangeOf(flat.map(([, y]) => y));
  const scale = Math.min(
    (frame.width - 2 * frame.margin) / Math.max(right - left, Number.EPSILON),
    (frame.height - 2 * frame.margin) / Math.max(bottom - top, Number.EPSILON),
    // A town and its suburb are drawn as neighbours, not as the ends of the world.
    MOST_PIXELS_PER_DEGREE,
  );
  return flat.map(([x, y]) => [
    frame.width / 2 + (x - (left + right) / 2) * scale,
    frame.height / 2 + (y - (top + bottom) / 2) * scale,
  ]);
}

const MOST_PIXELS_PER_DEGREE = 1500;

/** Degrees made square at the middle latitude; a route over the date line goes on and does not jump. */
function flattened(route: readonly LngLat[]): readonly XY[] {
  const [south, north] = rangeOf(route.map(([, lat]) => lat));
  const squeeze = Math.cos((((south + north) / 2) * Math.PI) / 180);
  let last = route[0]?.[0] ?? 0;
  return route.map(([lng, lat]) => {
    last = lng + 360 * Math.round((last - lng) / 360);
    return [last * squeeze, -lat];
  });
}

function rangeOf(values: readonly number[]): readonly [least: number, most: number] {
  if (values.length === 0) return [0, 0];
  return [Math.min(...values), Math.max(...values)];
}
