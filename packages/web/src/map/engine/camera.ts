import { LngLatBounds, type Map as MapLibre } from 'maplibre-gl';
import type { MapContent, MapPadding, MapPosition } from '../map-data.ts';

export interface Camera {
  /** Shows all stops and legs, with room for panels that cover the map. */
  fit(content: MapContent, options?: { readonly isAnimated?: boolean }): void;
  flyTo(position: MapPosition, zoom?: number): void;
  /** Moves only as far as needed to have a place in sight. */
  reveal(position: MapPosition): void;
  setPadding(padding: MapPadding): void;
}

/** Around the outermost stops: a marker and its name. */
const MARGIN = 56;
/** A single stop or a stay in one town: near enough to see its surroundings. */
const NEAREST_FIT = 11;

/** Moves that nobody asked for by hand; with reduced motion MapLibre jumps by itself. */
export function createCamera(map: MapLibre, initial: MapPadding): Camera {
  let padding = initial;
  const room = () => fittingPadding(padding, map.getContainer());
  return {
    fit: (content, { isAnimated = true } = {}) => {
      const bounds = boundsOf(content);
      if (!bounds) return;
      map.fitBounds(bounds, {
        padding: room(),
        maxZoom: NEAREST_FIT,
        ...(!isAnimated && { animate: false }),
      });
    },
    flyTo: ({ lat, lng }, zoom) => {
      map.flyTo({
        center: [lng, lat],
        zoom: zoom ?? Math.max(map.getZoom(), 9),
        padding: withoutMargin(padding),
        maxDuration: 1600,
      });
    },
    reveal: ({ lat, lng }) => {
      const { x, y } = map.project([lng, lat]);
      const { clientWidth, clientHeight } = map.getContainer();
      const { top, right, bottom, left } = room();
      const isInSight =
        x >= left && x <= clientWidth - right && y >= top && y <= clientHeight - bottom;
      if (!isInSight) map.easeTo({ center: [lng, lat], padding: withoutMargin(padding) });
    },
    setPadding: (next) => {
      padding = next;
    },
  };
}

function withoutMargin({ top, right, bottom, left }: MapPadding): MapPadding {
  return { top, right, bottom, left };
}

/** On a small screen the margins may be more than there is; MapLibre would refuse to fit anything. */
function fittingPadding(
  padding: MapPadding,
  { clientWidth, clientHeight }: HTMLElement,
): MapPadding {
  const across = share(padding.left + MARGIN, padding.right + MARGIN, clientWidth);
  const down = share(padding.top + MARGIN, padding.bottom + MARGIN, clientHeight);
  return { left: across[0], right: across[1], top: down[0], bottom: down[1] };
}

function share(before: number, after: number, length: number): readonly [number, number] {
  const most = length * 0.8;
  const factor = Math.min(1, most / Math.max(1, before + after));
  return [before * factor, after * factor];
}

function boundsOf({ stops, legs, pending, points }: MapContent): LngLatBounds | null {
  const bounds = new LngLatBounds();
  const all = stops.length + legs.length > 0 ? stops : [...points, ...(pending ? [pending] : [])];
  for (const { lat, lng } of all) bounds.extend([lng, lat]);
  for (const { geometry } of legs) for (const [lng, lat] of geometry) bounds.extend([lng, lat]);
  return bounds.isEmpty() ? null : bounds;
}
