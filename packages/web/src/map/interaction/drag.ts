import type { LngLat, Map as MapLibre, MapMouseEvent, MapTouchEvent } from 'maplibre-gl';
import type { MapContent, MapGestures } from '../map-data.ts';
import { draggedContent, type Grip } from './dragged-content.ts';

/** The trip as the gestures see it. */
export interface DraggableTrip {
  readonly content: () => MapContent;
  /** Draws another content at once, without storing it. */
  readonly preview: (content: MapContent) => void;
  readonly gestures: () => MapGestures;
  /** Called before the edit: the map stays where it is, under the pointer. */
  readonly onDrop: () => void;
}

/** Shorter movements count as a click with an unsteady hand. */
const STEADY_PIXELS = 5;

type Pointing = MapMouseEvent | MapTouchEvent;

/** Follows a drag to its end; the route is previewed as straight lines between the stops. */
export function startDrag(map: MapLibre, start: Pointing, grip: Grip, trip: DraggableTrip): void {
  const { content, preview, gestures, onDrop } = trip;
  const from = start.point;
  let isDragging = false;
  const isTouch = start.type === 'touchstart';
  const [moving, ending] = isTouch
    ? (['touchmove', 'touchend'] as const)
    : (['mousemove', 'mouseup'] as const);

  const move = (event: Pointing): void => {
    if (!isDragging && event.point.dist(from) < STEADY_PIXELS) return;
    isDragging = true;
    map.getCanvas().style.cursor = 'grabbing';
    preview(draggedContent(content(), grip, event.lngLat));
  };
  const finish = (): void => {
    map.off(moving, move);
    map.off(ending, end);
    window.removeEventListener('keydown', cancelOnEscape, { capture: true });
    map.getCanvas().style.cursor = '';
  };
  const end = (event: Pointing): void => {
    finish();
    if (!isDragging) return;
    onDrop();
    drop(grip, event.lngLat, gestures());
    // A refused edit changes nothing, and the preview would stay.
    requestAnimationFrame(() => preview(content()));
  };
  const cancelOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    finish();
    preview(content());
  };
  map.on(moving, move);
  map.on(ending, end);
  window.addEventListener('keydown', cancelOnEscape, { capture: true });
}

function drop(grip: Grip, at: LngLat, { onDragStop, onDragLeg, onDragVia }: MapGestures): void {
  const { lat, lng } = at.wrap();
  if (grip.kind === 'stop') onDragStop?.(grip.id, lat, lng);
  else if (grip.kind === 'leg') onDragLeg?.(grip.cityId, lat, lng, grip.at);
  else onDragVia?.(grip.cityId, grip.index, lat, lng);
}
