import type { Map as MapLibre, MapMouseEvent, MapTouchEvent } from 'maplibre-gl';
import type { MapGestures, MapView } from '../map-data.ts';
import { startDrag, type DraggableTrip } from './drag.ts';
import { viaOfId } from '../layers/trip-features.ts';
import type { Grip } from './dragged-content.ts';
import { legAt, targetAt, type Target } from './targets.ts';

type Pointing = MapMouseEvent | MapTouchEvent;

/** Half of a target of 44 px. */
const REACH = 22;
/** A marker and the edge around it. */
const MOUSE_REACH = 16;

/** Turns what people do on the map into callbacks. Returns a function that stops it. */
export function followGestures(map: MapLibre, trip: DraggableTrip): () => void {
  const { gestures } = trip;
  let hovered: string | null = null;
  const hover = (id: string | null): void => {
    if (id === hovered) return;
    hovered = id;
    gestures().onHover?.(id);
  };
  const press = (event: Pointing): void => {
    const grip = gripAt(map, event, gestures());
    if (!grip || ('points' in event && event.points.length > 1)) return;
    // Keeps the map itself from moving.
    event.preventDefault();
    startDrag(map, event, grip, trip);
  };
  map.on('mousedown', press);
  map.on('touchstart', press);
  map.on('click', (event) => click(map, event, gestures()));
  map.on('mousemove', (event) => {
    const target = targetAt(map, event.point, MOUSE_REACH);
    hover(target && target.kind !== 'lodging' ? target.id : null);
    map.getCanvas().style.cursor = cursorFor(map, event, target, gestures());
  });
  map.on('mouseout', () => hover(null));
  map.on('moveend', () => {
    const view = viewOf(map);
    // Journeys read where the map looks.
    map.getContainer().dataset['bounds'] = view.bounds.join(' ');
    gestures().onMove?.(view);
  });
  return () => hover(null);
}

function click(map: MapLibre, { point, lngLat }: MapMouseEvent, gestures: MapGestures): void {
  const target = targetAt(map, point, REACH);
  const select = target && selectionOf(target, gestures);
  if (select) select(target.id);
  // A stop that cannot be selected does not count as a free point either.
  else if (target?.kind !== 'stop') gestures.onClickPoint?.(lngLat.lat, lngLat.wrap().lng);
}

function selectionOf(
  { kind }: Target,
  { onSelect, onSelectLodging, onSelectPoint, onSelectVia }: MapGestures,
): ((id: string) => void) | undefined {
  const via = onSelectVia && ((id: string) => onSelectVia(viaOfId(id).cityId));
  return { stop: onSelect, lodging: onSelectLodging, point: onSelectPoint, via }[kind];
}

function gripAt(map: MapLibre, event: Pointing, gestures: MapGestures): Grip | null {
  const isTouch = event.type === 'touchstart';
  const target = targetAt(map, event.point, isTouch ? REACH : MOUSE_REACH);
  if (target?.kind === 'stop') return gestures.onDragStop ? { kind: 'stop', id: target.id } : null;
  if (target?.kind === 'via' && gestures.onDragVia) return { kind: 'via', ...viaOfId(target.id) };
  if (target || !gestures.onDragLeg || isTouch) return null;
  const cityId = legAt(map, event.point);
  const { lat, lng } = event.lngLat.wrap();
  return cityId === null ? null : { kind: 'leg', cityId, at: { lat, lng } };
}

function cursorFor(
  map: MapLibre,
  { point }: MapMouseEvent,
  target: Target | null,
  gestures: MapGestures,
): string {
  if (target) {
    const isDragged = target.kind === 'stop' && gestures.onDragStop !== undefined;
    return isDragged || selectionOf(target, gestures) ? 'pointer' : '';
  }
  if (gestures.onDragLeg && legAt(map, point) !== null) return 'grab';
  return gestures.onClickPoint ? 'crosshair' : '';
}

function viewOf(map: MapLibre): MapView {
  const { lat, lng } = map.getCenter();
  const bounds = map.getBounds();
  const box = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()] as const;
  return { lat, lng, zoom: map.getZoom(), bounds: box };
}
