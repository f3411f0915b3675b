import type { Map as MapLibre, MapMouseEvent, MapTouchEvent, PointLike } from 'maplibre-gl';
import type { MapContent, MapGestures } from '../map-data.ts';
import { startDrag, type Grip } from './drag.ts';
import { LEG_LAYER } from './leg-layers.ts';
import { POINT_LAYER, STOP_LAYER } from './trip-layers.ts';

type Pointing = MapMouseEvent | MapTouchEvent;

/** Half of a target of 44 px. */
const REACH = 22;
const MOUSE_REACH = 12;

/** Turns what people do on the map into callbacks. Answers how to stop. */
export function followGestures(
  map: MapLibre,
  content: () => MapContent,
  gestures: () => MapGestures,
): () => void {
  let hovered: string | null = null;
  const hover = (stopId: string | null): void => {
    if (stopId === hovered) return;
    hovered = stopId;
    gestures().onHover?.(stopId);
  };
  const press = (event: Pointing): void => {
    const grip = gripAt(map, event, gestures());
    if (!grip || ('points' in event && event.points.length > 1)) return;
    // Keeps the map itself from moving along.
    event.preventDefault();
    startDrag(map, event, grip, content, gestures);
  };
  map.on('mousedown', press);
  map.on('touchstart', press);
  map.on('click', (event) => clicked(map, event, gestures()));
  map.on('mousemove', (event) => {
    const stopId = idAt(map, event, STOP_LAYER, 'id', MOUSE_REACH);
    hover(stopId);
    map.getCanvas().style.cursor = cursorFor(map, event, stopId, gestures());
  });
  map.on('mouseout', () => hover(null));
  map.on('moveend', () => gestures().onMove?.(viewOf(map)));
  return () => hover(null);
}

function clicked(map: MapLibre, event: MapMouseEvent, gestures: MapGestures): void {
  const stopId = idAt(map, event, STOP_LAYER, 'id', REACH);
  if (stopId !== null) {
    gestures.onSelect?.(stopId);
    return;
  }
  const pointId = idAt(map, event, POINT_LAYER, 'id', REACH);
  if (pointId !== null && gestures.onSelectPoint) gestures.onSelectPoint(pointId);
  else gestures.onClickPoint?.(event.lngLat.lat, event.lngLat.wrap().lng);
}

function gripAt(map: MapLibre, event: Pointing, gestures: MapGestures): Grip | null {
  const reach = event.type === 'touchstart' ? REACH : MOUSE_REACH;
  const stopId = idAt(map, event, STOP_LAYER, 'id', reach);
  if (stopId !== null) return gestures.onDragStop ? { kind: 'stop', id: stopId } : null;
  if (!gestures.onDragLeg || event.type === 'touchstart') return null;
  const cityId = idAt(map, event, LEG_LAYER, 'cityId', 1);
  return cityId === null ? null : { kind: 'leg', id: cityId };
}

function idAt(
  map: MapLibre,
  { point }: Pointing,
  layer: string,
  property: string,
  reach: number,
): string | null {
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
  event: MapMouseEvent,
  stopId: string | null,
  gestures: MapGestures,
): string {
  if (stopId !== null) return gestures.onSelect || gestures.onDragStop ? 'pointer' : '';
  if (gestures.onDragLeg && idAt(map, event, LEG_LAYER, 'cityId', 1) !== null) return 'grab';
  return gestures.onClickPoint ? 'crosshair' : '';
}

function viewOf(map: MapLibre) {
  const { lat, lng } = map.getCenter();
  const bounds = map.getBounds();
  const box = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()] as const;
  return { lat, lng, zoom: map.getZoom(), bounds: box };
}
