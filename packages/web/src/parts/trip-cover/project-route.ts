type XY = readonly [x: number, y: number];
type LngLat = readonly [lng: number, lat: number];

export const COVER_WIDTH = 320;
export const COVER_HEIGHT = 180;
/** Space between the route and the edges, as the server leaves it. */
const MARGIN = 30;

/** Projects a route into a cover: to scale, north up, as large as fits, centred. */
export function projectRoute(route: readonly LngLat[]): readonly XY[] {
  const flat = flattened(route);
  const [left, right] = rangeOf(flat.map(([x]) => x));
  const [top, bottom] = rangeOf(flat.map(([, y]) => y));
  const scale = Math.min(
    (COVER_WIDTH - 2 * MARGIN) / Math.max(right - left, Number.EPSILON),
    (COVER_HEIGHT - 2 * MARGIN) / Math.max(bottom - top, Number.EPSILON),
    // Without this limit a town and its suburb would be drawn at opposite edges.
    MOST_PIXELS_PER_DEGREE,
  );
  return flat.map(([x, y]) => [
    COVER_WIDTH / 2 + (x - (left + right) / 2) * scale,
    COVER_HEIGHT / 2 + (y - (top + bottom) / 2) * scale,
  ]);
}

const MOST_PIXELS_PER_DEGREE = 1500;

/** Degrees scaled to squares at the middle latitude. A route across the date line continues without a jump. */
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
