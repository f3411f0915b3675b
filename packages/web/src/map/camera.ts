import {
  LngLatBounds,
  type EaseToOptions,
  type FitBoundsOptions,
  type FlyToOptions,
} from 'maplibre-gl';
import type { MapContent, MapPadding, MapPosition } from './map-data.ts';

export interface Camera {
  /** Shows all stops and legs, with room for panels that cover the map, and keeps doing so until the user moves it. */
  fit(content: MapContent, options?: { readonly isAnimated?: boolean }): void;
  /** The content has changed: if everything was shown, it still is. */
  follow(content: MapContent): void;
  flyTo(position: MapPosition, zoom?: number): void;
  /** Moves only as far as needed to show a position. */
  reveal(position: MapPosition): void;
  /** Something else covers the map: if everything was shown, it still is. */
  setPadding(padding: MapPadding): void;
  /** The user has moved the map: it keeps that view. */
  leaveFit(): void;
  /** The map has another size: if everything was shown, it still is. */
  keepFit(): void;
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
/** Names stand below their markers and above the attribution. */
const MARGIN_BELOW = 80;
/** For a single stop or a stay in one town: close enough to show the surroundings. */
const NEAREST_FIT = 11;

/** With reduced motion MapLibre jumps by itself. */
export function createCamera(map: MovableMap, initial: MapPadding, first: MapContent): Camera {
  let padding = initial;
  let content = first;
  let isFitted = false;
  const room = () => fittingPadding(padding, map.getContainer());

  function fit(next: MapContent, { isAnimated = true } = {}): void {
    content = next;
    // Also without a stop, so that the first ones are shown when they come.
    isFitted = true;
    const bounds = boundsOf(next);
    if (!bounds) return;
    map.fitBounds(bounds, {
      padding: room(),
      maxZoom: NEAREST_FIT,
      ...(!isAnimated && { animate: false }),
    });
  }

  function isInSight({ lat, lng }: MapPosition): boolean {
    const { x, y } = map.project([lng, lat]);
    const { clientWidth, clientHeight } = map.getContainer();
    const { top, right, bottom, left } = room();
    return x >= left && x <= clientWidth - right && y >= top && y <= clientHeight - bottom;
  }

  return {
    fit,
    follow: (next) => {
      const hasMoved = next.stops !== content.stops && boxOf(next.stops) !== boxOf(content.stops);
      content = next;
      if (isFitted && hasMoved && next.stops.length > 0) fit(next);
    },
    flyTo: ({ lat, lng }, zoom) => {
      isFitted = false;
      map.flyTo({
        center: [lng, lat],
        zoom: zoom ?? Math.max(map.getZoom(), 9),
        offset: middleOffset(padding),
        maxDuration: 1600,
      });
    },
    reveal: (position) => {
      // While everything is shown, so is the position, or the map is on its way there.
      if (isFitted || isInSight(position)) return;
      map.easeTo({ center: [position.lng, position.lat], offset: middleOffset(padding) });
    },
    setPadding: (next) => {
      const isSame = SIDES.every((side) => next[side] === padding[side]);
      padding = next;
      if (isFitted && !isSame) fit(content);
    },
    leaveFit: () => {
      isFitted = false;
    },
    keepFit: () => {
      if (isFitted) fit(content, { isAnimated: false });
    },
  };
}

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** Tells apart only where the outermost stops are: what lies between them does not move the map. */
function boxOf(stops: MapContent['stops']): string {
  const bounds = new LngLatBounds();
  for (const { lat, lng } of stops) bounds.extend([lng, lat]);
  return bounds.isEmpty() ? '' : bounds.toString();
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
  const down = share(padding.top + MARGIN, padding.bottom + MARGIN_BELOW, clientHeight);
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
