import type { Map as MapLibre } from 'maplibre-gl';
import type { MapContent } from '../map-data.ts';
import { frameOf, type Frame, type Spot } from './frame.ts';
import { legLines, legNear } from './leg-lines.ts';
import { markerPlaces, spotsOf, stopNear } from './marker-places.ts';
import { namePlaces } from './name-places.ts';
import { paintLegs } from './paint-legs.ts';
import { paintHere, paintMarker, paintPending } from './paint-markers.ts';
import { createNameSizes, paintNames } from './paint-names.ts';
import { readColours } from './read-colours.ts';

export interface Overlay {
  show(content: MapContent): void;
  /** Reads the page's colours again. */
  recolour(): void;
  /** The stop whose marker is within reach of a point of the map, in pixels. */
  stopAt(point: Spot, reach: number): string | null;
  /** The stop that the dashed leg within reach leads to. */
  legAt(point: Spot, reach: number): string | null;
  remove(): void;
}

/**
 * Markers and dashed legs on a canvas above the map: pointing at a stop, renumbering three hundred of them or moving
 * one to another day is a picture of some milliseconds and does not draw the map again.
 */
export function createOverlay(map: MapLibre, initial: MapContent): Overlay {
  const container = map.getContainer();
  const canvas = document.createElement('canvas');
  canvas.className = 'trip-overlay';
  canvas.setAttribute('aria-hidden', 'true');
  map.getCanvasContainer().append(canvas);
  const pen = canvas.getContext('2d');
  const sizeOf = pen && createNameSizes(pen);
  let content = initial;
  let colours = readColours(container);
  let frameRequest = 0;

  const draw = (): void => {
    cancelAnimationFrame(frameRequest);
    frameRequest = 0;
    if (!pen || !sizeOf) return;
    const frame = frameNow(map);
    prepare(canvas, pen, frame);
    const { stops, legs, pending, here } = content;
    paintLegs(pen, legLines(legs, frame), colours, map.getZoom());
    if (here) for (const spot of spotsOf(here, frame)) paintHere(pen, spot, colours);
    const markers = markerPlaces(stops, frame);
    paintNames(pen, namePlaces(markers, sizeOf), colours);
    for (const place of markers) paintMarker(pen, place, colours);
    if (pending) for (const spot of spotsOf(pending, frame)) paintPending(pen, spot, colours);
  };
  const drawSoon = (): void => {
    if (frameRequest === 0) frameRequest = requestAnimationFrame(draw);
  };
  // In the same frame as the map, so that markers stay where they belong while it moves.
  map.on('render', draw);
  drawSoon();

  return {
    show: (next) => {
      content = next;
      drawSoon();
    },
    recolour: () => {
      colours = readColours(container);
      drawSoon();
    },
    stopAt: (point, reach) => stopNear(markerPlaces(content.stops, frameNow(map)), point, reach),
    legAt: (point, reach) => legNear(legLines(content.legs, frameNow(map)), point, reach),
    remove: () => {
      cancelAnimationFrame(frameRequest);
      map.off('render', draw);
      canvas.remove();
    },
  };
}

/** As large as the map and empty. */
function prepare(
  canvas: HTMLCanvasElement,
  pen: CanvasRenderingContext2D,
  { width, height }: Frame,
): void {
  const scale = window.devicePixelRatio;
  const [across, down] = [Math.round(width * scale), Math.round(height * scale)];
  if (canvas.width !== across || canvas.height !== down) {
    canvas.width = across;
    canvas.height = down;
  }
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.clearRect(0, 0, across, down);
  pen.setTransform(scale, 0, 0, scale, 0, 0);
}

function frameNow(map: MapLibre): Frame {
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  const { lng, lat } = map.getCenter();
  return frameOf({
    width,
    height,
    zoom: map.getZoom(),
    place: [lng, lat],
    spot: map.project([lng, lat]),
  });
}
