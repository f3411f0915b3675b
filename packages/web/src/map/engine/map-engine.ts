import { isSameData } from '@fahrtwind/domain';
import { Map as MapLibre, prewarm, ScaleControl, setWorkerUrl } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import type { StyleSpecification } from 'maplibre-gl';
import type { MapContent, MapGestures, MapPadding, MapPosition, MapStop } from '../map-data.ts';
import { createCamera, type Camera } from './camera.ts';
import { followGestures } from './gestures.ts';
import { createLater } from './later.ts';
import { changedFeatures, mapFeatures } from './map-features.ts';
// oxlint-disable-next-line import/default -- the build turns the worker into its address
import workerUrl from './map.worker.ts?worker&url';
import { createOverlay } from './overlay.ts';
import { paintAside } from './paint-aside.ts';
import { readColours } from './read-colours.ts';
import { revealWhenLoaded } from './reveal-when-loaded.ts';
import { showFeatures } from './show-features.ts';
import { skipUnseenDashes } from './skip-unseen-dashes.ts';
import { MARKER_ROOM, tripLayers } from './trip-layers.ts';
import { groundColour, withTrip } from './with-trip.ts';

export interface EngineOptions {
  readonly container: HTMLElement;
  readonly style: StyleSpecification;
  readonly title: string;
  /** The id of what tells how the keyboard moves the map. */
  readonly helpId: string;
  readonly content: MapContent;
  readonly padding: MapPadding;
  /** Null while the content is still on its way: the map is made, and shown when it is there. */
  readonly fitKey: string | null;
  /** What is looked at when there is nothing to fit to. */
  readonly start: MapPosition & { readonly zoom: number };
  /** Read anew at every gesture. */
  readonly gestures: () => MapGestures;
  /** The first picture with all its tiles is there. */
  readonly onIdle: () => void;
  /** The graphics card is gone or a tile is broken. */
  readonly onError: (error: unknown) => void;
}

export interface MapEngine extends Camera {
  setContent(content: MapContent): void;
  /** Fits the content when the key is another one than before. */
  fitOnce(key: string, content: MapContent): void;
  setStyle(style: StyleSpecification): void;
  zoomBy(steps: number): void;
  focus(): void;
  remove(): void;
}

/** Lets the worker start before there is a map; it stays for the next one. */
export function startWorker(): void {
  setWorkerUrl(workerUrl);
  prewarm();
}

/** After an edit the list comes first. */
const PAUSE_MS = 120;

/** Puts a map into an element. Throws where the browser has no WebGL. */
export function createMapEngine(options: EngineOptions): MapEngine {
  const { container } = options;
  const trip = { content: options.content, shown: options.content, fitKey: options.fitKey };
  const complete = (style: StyleSpecification): StyleSpecification =>
    withTrip(style, mapFeatures(trip.content), tripLayers(readColours(container)));
  const isAwaiting = () => trip.fitKey === null;
  const map = createMap(options, complete(options.style), isAwaiting);
  layGround(map, options.style);
  const overlay = createOverlay(map, trip.content, paintAside);
  const show = (content: MapContent): void => {
    overlay.show(content);
    showFeatures(map, changedFeatures(trip.shown, content));
    trip.shown = content;
  };
  const later = createLater(() => show(trip.content), PAUSE_MS);
  const stopFollowing = followGestures(map, overlay, {
    content: () => trip.content,
    preview: show,
    gestures: options.gestures,
  });
  const camera = createCamera(map, options.padding);
  camera.fit(trip.content, { isAnimated: false });
  return {
    ...camera,
    setContent: (content) => {
      trip.content = content;
      overlay.point(content);
      if (!isSameButMarks(trip.shown, content)) later.ask();
    },
    fitOnce: (key, content) => {
      if (key === trip.fitKey) return;
      const wasAwaiting = isAwaiting();
      trip.fitKey = key;
      later.flush();
      camera.fit(content, { isAnimated: !wasAwaiting });
      // Also where it was in sight by chance.
      if (wasAwaiting) map.triggerRepaint();
    },
    setStyle: (style) => {
      map.setStyle(complete(style), { diff: true });
      layGround(map, style);
      trip.shown = trip.content;
      overlay.recolour();
    },
    zoomBy: (steps) => void map.zoomTo(map.getZoom() + steps),
    focus: () => map.getCanvas().focus(),
    remove: () => {
      stopFollowing();
      later.cancel();
      overlay.remove();
      map.remove();
    },
  };
}

function createMap(
  options: EngineOptions,
  style: StyleSpecification,
  isAwaiting: () => boolean,
): MapLibre {
  const { start } = options;
  const map = new MapLibre({
    container: options.container,
    style,
    center: [start.lng, start.lat],
    zoom: start.zoom,
    maxZoom: 18,
    minZoom: 1,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: true,
    // The server's tests have done it.
    validateStyle: false,
    fadeDuration: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 120,
    locale: { 'Map.Title': options.title },
  });
  map.getCanvas().setAttribute('aria-describedby', options.helpId);
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new ScaleControl({ unit: 'metric', maxWidth: 110 }), 'bottom-left');
  map.setMissingStyleImageResolver((id) => {
    if (id === MARKER_ROOM) map.addImage(id, new ImageData(MARKER_PIXELS, MARKER_PIXELS));
  });
  const drawLess = (): void => {
    leaveOutSky(map);
    skipUnseenDashes(map);
  };
  drawLess();
  map.on('webglcontextrestored', drawLess);
  map.on('error', ({ error }) => options.onError(error));
  revealWhenLoaded(map, isAwaiting, options.onIdle);
  return map;
}

/** The sea is there when the land is: the canvas stays hidden until its first tiles have come. */
function layGround(map: MapLibre, style: StyleSpecification): void {
  map.getCanvas().style.backgroundColor = groundColour(style) ?? '';
}

/** Whether there is nothing to draw but what is pointed at, selected or clicked. */
function isSameButMarks(before: MapContent, now: MapContent): boolean {
  return (
    before.legs === now.legs &&
    before.points === now.points &&
    (before.stops === now.stops || isSameData(before.stops.map(plain), now.stops.map(plain)))
  );
}

function plain(stop: MapStop): MapStop {
  return { ...stop, isSelected: false, isHighlighted: false };
}

const MARKER_PIXELS = 28;

/** A map that cannot be tilted has no sky, but MapLibre would fill the whole picture with it before every drawing. */
function leaveOutSky({ painter }: MapLibre): void {
  painter.drawFunctions = { ...painter.drawFunctions, sky: () => undefined };
}
