import {
  LngLatBounds,
  type EaseToOptions,
  type FitBoundsOptions,
  type FlyToOptions,
} from 'maplibre-gl';
import type { MapContent, MapPadding, MapPosition } from './map-data.ts';

export interface Camera {
  /** Shows all stops and legs, with room for panels that cover the map. */
  fit(content: MapContent, options?: { readonly isAnimated?: boolean }): void;
  flyTo(position: MapPosition, zoom?: number): void;
  /** Moves only as far as needed to show a position. */
  reveal(position: MapPosition): void;
  setPadding(padding: MapPadding): void;
  /** The user has moved the map: it keeps that view. */
  leaveFit(): void;
  /** The map has another size: if everything was shown, it still is. */
  keepFit(content: MapContent): void;
}

/** The part of MapLibre's map that moves it. */
interface MovableMap {
  easeTo(options: EaseToOptions): unknown;
  flyTo(options: FlyToOptions): unknown;
  fitBounds(bounds: LngLatBounds, options: FitBoundsOptions): unknown;
  getContainer(): HTMLElement;
  getZoom(): number;
  project(position: [lng: number, lat: number]): { readonly x: number; readonly y: number };
}

/** Space around the outermost stops for a marker and its name. */
const MARGIN = 56;
/** For a single stop or a stay in one town: close enough to show the surroundings. */
const NEAREST_FIT = 11;

/** With reduced motion MapLibre jumps by itself. */
export function createCamera(map: MovableMap, initial: MapPadding): Camera {
  let padding = initial;
  let isFitted = false;
  const room = () => fittingPadding(padding, map.getContainer());

  function fit(content: MapContent, { isAnimated = true } = {}): void {
    const bounds = boundsOf(content);
    if (!bounds) return;
    isFitted = true;
    map.fitBounds(bounds, {
      padding: room(),
      maxZoom: NEAREST_FIT,
      ...(!isAnimated && { animate: false }),
    });
  }

  return {
    fit,
    flyTo: ({ lat, lng }, zoom) => {
      isFitted = false;
      map.flyTo({
        center: [lng, lat],
        zoom: zoom ?? Math.max(map.getZoom(), 9),
        offset: middleOffset(padding),
        maxDuration: 1600,
      });
    },
    reveal: ({ lat, lng }) => {
      const { x, y } = map.project([lng, lat]);
      const { clientWidth, clientHeight } = map.getContainer();
      const { top, right, bottom, left } = room();
      const isInSight =
        x >= left && x <= clientWidth - right && y >= top && y <= clientHeight - bottom;
      if (isInSight) return;
      isFitted = false;
      map.easeTo({ center: [lng, lat], offset: middleOffset(padding) });
    },
    setPadding: (next) => {
      padding = next;
    },
    leaveFit: () => {
      isFitted = false;
    },
    keepFit: (content) => {
      if (isFitted) fit(content, { isAnimated: false });
    },
  };
}

/**
 * From the middle of the map to the middle of what is not covered. The library's own `padding` would stay in the map and
 * be added to that of the next fit.
 */
function middleOffset({ top, right, bottom, left }: MapPadding): [x: number, y: number] {
  return [(left - right) / 2, (top - bottom) / 2];
}

/** On a small screen the margins may exceed the map, and MapLibre would refuse to fit anything. */
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
