import {
  addProtocol,
  GeoJSONSource,
  Map as MapLibre,
  ScaleControl,
  setWorkerUrl,
} from 'maplibre-gl';
import type { StyleSpecification } from 'maplibre-gl';
import workerUrl from 'virtual:map-worker';
import { createCamera, type Camera } from './camera.ts';
import { followGestures } from './interaction/gestures.ts';
import { addTripImage } from './layers/images.ts';
import { readColours } from './layers/trip-colours.ts';
import { changedSources, sourceId, tripFeatures } from './layers/trip-features.ts';
import type { MapContent, MapGestures, MapPadding, MapPlace } from './map-data.ts';
import { hasOnlyMainRoads } from './style/only-main-roads.ts';
import { readTile } from './style/read-tile.ts';
import { withTrip } from './style/with-trip.ts';

export interface ControllerOptions {
  readonly container: HTMLElement;
  readonly style: StyleSpecification;
  readonly title: string;
  /** The id of the text that explains the keyboard. */
  readonly helpId: string;
  readonly content: MapContent;
  readonly padding: MapPadding;
  readonly fitKey: string;
  /** The view of a map without stops. */
  readonly start: MapPlace;
  /** Read at every gesture. */
  readonly gestures: () => MapGestures;
  /** The first frame is complete, or the graphics context is restored. */
  readonly onReady: () => void;
  /** The browser has lost the graphics context; it may restore it. */
  readonly onLost: () => void;
  readonly onError: (error: unknown) => void;
  /** Where one looks, if no more than main roads are known there; null once more is known. */
  readonly onOnlyMainRoads: (at: MapPlace | null) => void;
}

export interface MapController extends Camera {
  setContent(content: MapContent): void;
  /** Marks the stop that is hovered or focused, here or in the list. Apart, because it changes with every mouse move. */
  highlight(stopId: string | null): void;
  /** Fits the content if the key differs from the last one. */
  fitOnce(key: string, content: MapContent): void;
  setStyle(style: StyleSpecification): void;
  zoomBy(steps: number): void;
  remove(): void;
}

setWorkerUrl(workerUrl);
addProtocol('pmtiles', readTile);

/** Puts a map into an element. Throws where the browser has no WebGL. */
export function createMapController(options: ControllerOptions): MapController {
  const { container } = options;
  let { content, fitKey, style } = options;
  let shown = content;
  let highlightedId: string | null = null;
  const complete = (basemap: StyleSpecification): StyleSpecification =>
    withTrip(basemap, tripFeatures(shown), readColours(container));
  const map = createMap(options, complete(style));
  const raise = (): void => raiseStops(map, shown.selectedId, highlightedId);
  const show = (next: MapContent): void => {
    updateSources(map, shown, next);
    const isRaised = next.selectedId === shown.selectedId;
    shown = next;
    if (!isRaised) raise();
  };
  followContext(map, () => shown, options);
  map.on('style.load', raise);
  map.once('idle', options.onReady);
  followKnowledge(map, () => style, options.onOnlyMainRoads);
  const camera = createCamera(map, options.padding, content);
  const stopFollowing = followGestures(map, {
    content: () => content,
    preview: show,
    gestures: options.gestures,
    onDrop: () => camera.leaveFit(),
  });
  followSize(map, camera);
  camera.fit(content, { isAnimated: false });
  return {
    ...camera,
    setContent: (next) => {
      content = next;
      show(next);
      camera.follow(next);
    },
    highlight: (stopId) => {
      if (stopId === highlightedId) return;
      highlightedId = stopId;
      raise();
    },
    fitOnce: (key, next) => {
      if (key === fitKey) return;
      fitKey = key;
      camera.fit(next);
    },
    setStyle: (next) => {
      if (next === style) return;
      style = next;
      map.setStyle(complete(next));
    },
    zoomBy: (steps) => {
      camera.leaveFit();
      void map.zoomTo(map.getZoom() + steps);
    },
    remove: () => {
      stopFollowing();
      map.remove();
    },
  };
}

/** The library restores the style as it was when the context was lost, without later changes. */
function followContext(
  map: MapLibre,
  shown: () => MapContent,
  { onLost, onReady }: ControllerOptions,
): void {
  let lostWith: MapContent | null = null;
  map.on('webglcontextlost', () => {
    lostWith = shown();
    onLost();
  });
  map.on('webglcontextrestored', onReady);
  map.on('style.load', () => {
    if (lostWith) updateSources(map, lostWith, shown());
    lostWith = null;
  });
}

/** Tells when one comes to where no more than main roads are known, and when one leaves it. */
function followKnowledge(
  map: MapLibre,
  style: () => StyleSpecification,
  onChange: ControllerOptions['onOnlyMainRoads'],
): void {
  map.on('moveend', () => {
    const { lng, lat } = map.getCenter();
    const at = { lng, lat, zoom: map.getZoom() };
    onChange(hasOnlyMainRoads(style(), at) ? at : null);
  });
}

/** Keeps the whole trip in sight when the map gets another size, unless the user has moved it. */
function followSize(map: MapLibre, camera: Camera): void {
  // Only what the user does has an event of the browser.
  map.on('movestart', ({ originalEvent }) => {
    if (originalEvent) camera.leaveFit();
  });
  map.on('resize', () => camera.keepFit());
}

function createMap(options: ControllerOptions, style: StyleSpecification): MapLibre {
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
    // The server's tests validate it.
    validateStyle: false,
    // While they fade, the markers of a changed trip would be discs without numbers.
    fadeDuration: 0,
    locale: { 'Map.Title': options.title },
  });
  map.getCanvas().setAttribute('aria-describedby', options.helpId);
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new ScaleControl({ unit: 'metric', maxWidth: 110 }), 'bottom-left');
  map.setMissingStyleImageResolver((id) => addTripImage(map, id));
  map.on('error', ({ error }) => options.onError(error));
  return map;
}

function updateSources(map: MapLibre, before: MapContent, now: MapContent): void {
  const changed = changedSources(before, now);
  if (changed.length === 0) return;
  const features = tripFeatures(now);
  for (const name of changed) {
    const source = map.getSource(sourceId(name));
    // Missing while the graphics context is lost; the content follows when it is restored.
    if (source instanceof GeoJSONSource) void source.setData(features[name]);
  }
}

/** Marks the selected and the highlighted stop or point of interest. */
function raiseStops(map: MapLibre, selectedId: string | null, highlightedId: string | null): void {
  for (const source of [sourceId('stops'), sourceId('points')]) {
    if (!map.getSource(source)) continue;
    map.removeFeatureState({ source });
    if (selectedId !== null) map.setFeatureState({ source, id: selectedId }, { isSelected: true });
    if (highlightedId !== null)
      map.setFeatureState({ source, id: highlightedId }, { isHighlighted: true });
  }
}
