import { Map as MapLibre, ScaleControl, setWorkerUrl } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
// The package finds its worker beside itself, where the build does not put it.
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import type { StyleSpecification } from 'maplibre-gl';
import type { MapContent, MapGestures, MapPadding, MapPosition } from '../map-data.ts';
import { createCamera, type Camera } from './camera.ts';
import { drawImage, IMAGE_SCALE } from './draw-images.ts';
import { followGestures } from './gestures.ts';
import { changedFeatures, mapFeatures } from './map-features.ts';
import { showFeatures } from './show-features.ts';
import { readColours } from './read-colours.ts';
import { tripLayers, type TripColours } from './trip-layers.ts';
import { addTileProtocol } from './tile-protocol.ts';
import { withTrip } from './with-trip.ts';

export interface EngineOptions {
  readonly container: HTMLElement;
  readonly style: StyleSpecification;
  readonly title: string;
  /** The id of what tells how the keyboard moves the map. */
  readonly helpId: string;
  readonly content: MapContent;
  readonly padding: MapPadding;
  readonly fitKey: string;
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

/** Puts a map into an element. Throws where the browser has no WebGL. */
export function createMapEngine(options: EngineOptions): MapEngine {
  const { container, start } = options;
  setWorkerUrl(workerUrl);
  addTileProtocol();
  const trip = { content: options.content, fitKey: options.fitKey };
  const complete = (style: StyleSpecification) =>
    withTrip(style, mapFeatures(trip.content), tripLayers(readColours(container)));
  const map = new MapLibre({
    container,
    style: complete(options.style),
    center: [start.lng, start.lat],
    zoom: start.zoom,
    maxZoom: 18,
    minZoom: 1,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: true,
    fadeDuration: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 120,
    locale: { 'Map.Title': options.title },
  });
  map.getCanvas().setAttribute('aria-describedby', options.helpId);
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new ScaleControl({ unit: 'metric', maxWidth: 110 }), 'bottom-left');
  map.setMissingStyleImageResolver((id) => {
    const image = drawImage(id, readColours(container));
    if (image) map.addImage(id, image, { pixelRatio: IMAGE_SCALE });
  });
  map.on('error', ({ error }) => options.onError(error));
  map.once('idle', options.onIdle);
  const stopFollowing = followGestures(map, () => trip.content, options.gestures);
  const camera = createCamera(map, options.padding);
  camera.fit(trip.content, { isAnimated: false });
  return {
    ...camera,
    setContent: (content) => {
      const before = trip.content;
      trip.content = content;
      showFeatures(map, changedFeatures(before, content));
    },
    fitOnce: (key, content) => {
      if (key === trip.fitKey) return;
      trip.fitKey = key;
      camera.fit(content);
    },
    setStyle: (style) => {
      map.setStyle(complete(style), { diff: true });
      redrawImages(map, readColours(container));
    },
    zoomBy: (steps) => void map.zoomTo(map.getZoom() + steps),
    focus: () => map.getCanvas().focus(),
    remove: () => {
      stopFollowing();
      map.remove();
    },
  };
}

/** Images carry colours of the theme that they were drawn in. */
function redrawImages(map: MapLibre, colours: TripColours): void {
  for (const id of map.listImages()) {
    const image = drawImage(id, colours);
    if (image) map.updateImage(id, image);
  }
}
