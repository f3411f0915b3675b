import { worldShare } from '../../map/ground/tiles-in.ts';
import type { MapPosition } from '../../map/map-data.ts';

/** The side of the world at zoom 0, in pixels. */
const TILE = 512;
const MARGIN = 60;
const LEAST_ZOOM = 0.5;
/** A country and its neighbours. */
const MOST_ZOOM = 4.5;

interface Fitted extends MapPosition {
  readonly zoom: number;
}

/** The closest view of the map that shows all places. */
export function fitPlaces(
  places: readonly MapPosition[],
  { width, height }: { readonly width: number; readonly height: number },
): Fitted {
  const lats = places.map(({ lat }) => lat);
  const lngs = places.map(({ lng }) => lng);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
  const [left, top] = worldShare({ lat: north, lng: west });
  const [right, bottom] = worldShare({ lat: south, lng: east });
  const room = Math.min(
    (width - 2 * MARGIN) / ((right - left) * TILE),
    (height - 2 * MARGIN) / ((bottom - top) * TILE),
  );
  const zoom = Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, Math.log2(room)));
  return { lat: (south + north) / 2, lng: (west + east) / 2, zoom };
}
