import type { Map as MapLibre, MapMouseEvent, MapTouchEvent, PointLike } from 'maplibre-gl';
import type { MapGestures } from '../map-data.ts';
import { startDrag, type Grip, type TripInHand } from './drag.ts';
import { LEG_LAYER } from './leg-layers.ts';
import type { Overlay } from './overlay.ts';
import { POINT_LAYER } from './trip-layers.ts';

type Pointing = MapMouseEvent | MapTouchEvent;

/** Half of a target of 44 px. */
const REACH = 22;
/** A marker and the edge around it. */
const MOUSE_REACH = 16;
const LEG_REACH = 10;

/** Turns what people do on the map into callbacks. Answers how to stop. */
export function followGestures(map: MapLibre, overlay: Overlay, trip: TripInHand): () => void {
  const { gestures } = trip;
  let hovered: string | null = null;
  const hover = (stopId: string | null): void => {
    if (stopId === hovered) return;
    hovered = stopId;
    gestures().onHover?.(stopId);
  };
  const press = (event: Pointing): void => {
    const grip = gripAt(map, overlay, event, gestures());
    if (!grip || ('points' in event && event.points.length > 1)) return;
    // Keeps the map itself from moving along.
    event.preventDefault();
    startDrag(map, event, grip, trip);
  };
  map.on('mousedown', press);
  map.on('touchstart', press);
  map.on('click', (event) => clicked(map, overlay, event, gestures()));
  map.on('mousemove', (event) => {
    const stopId = overlay.stopAt(event.point, MOUSE_REACH);
    hover(stopId);
    map.getCanvas().style.cursor = cursorFor(map, overlay, event, stopId, gestures());
  });
  map.on('mouseout', () => hover(null));
  map.on('moveend', () => gestures().onMove?.(viewOf(map)));
  return () => hover(null);
}

function clicked(
  map: MapLibre,
  overlay: Overlay,
  event: MapMouseEvent,
  gestures: MapGestures,
): void {
  const stopId = overlay.stopAt(event.point, REACH);
  if (stopId !== null) {
    gestures.onSelect?.(stopId);
    return;
  }
  const pointId = idAt(map, event, POINT_LAYER, 'id', REACH);
  if (pointId !== null && gestures.onSelectPoint) gestures.onSelectPoint(pointId);
  else gestures.onClickPoint?.(event.lngLat.lat, event.lngLat.wrap().lng);
}

function gripAt(
  map: MapLibre,
  overlay: Overlay,
  event: Pointing,
  gestures: MapGestures,
): Grip | null {
  const isTouch = event.type === 'touchstart';
  const stopId = overlay.stopAt(event.point, isTouch ? REACH : MOUSE_REACH);
  if (stopId !== null) return gestures.onDragStop ? { kind: 'stop', id: stopId } : null;
  if (!gestures.onDragLeg || isTouch) return null;
  const cityId = legAt(map, overlay, event);
  return cityId === null ? null : { kind: 'leg', id: cityId };
}

/** The stop that the leg under the pointer leads to. */
function legAt(map: MapLibre, overlay: Overlay, event: Pointing): string | null {
  return overlay.legAt(event.point, LEG_REACH) ?? idAt(map, event, LEG_LAYER, 'cityId', LEG_REACH);
}

function idAt(
  map: MapLibre,
  { point }: Pointing,
  layer: string,
  property: string,
  reach: number,
): string | null {
  // Not there while another style is being loaded.
  if (!map.getLayer(layer)) return null;
  const box: [PointLike, PointLike] = [
    [point.x - reach, point.y - reach],
    [point.x + reach, point.y + reach],
  ];
  const [first] = map.queryRenderedFeatures(box, { layers: [layer] });
  const value: unknown = first?.properties[property];
  return typeof value === 'string' ? value : null;
}

function cursorFor(
  map: MapLibre,
  overlay: Overlay,
  event: MapMouseEvent,
  stopId: string | null,
  gestures: MapGestures,
): string {
  if (stopId !== null) return gestures.onSelect || gestures.onDragStop ? 'pointer' : '';
  if (gestures.onDragLeg && legAt(map, overlay, event) !== null) return 'grab';
  return gestures.onClickPoint ? 'crosshair' : '';
}

function viewOf(map: MapLibre) {
  const { lat, lng } = map.getCenter();
  const bounds = map.getBounds();
  const box = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()] as const;
  return { lat, lng, zoom: map.getZoom(), bounds: box };
}
