import type { Map as MapLibre } from 'maplibre-gl';

/** Whoever waits longer sees what there is. */
const PATIENCE_MS = 1200;

/**
 * Shows the map once its first tiles are there, and draws no half-finished pictures before: without a graphics card each
 * takes as long as the last one. Only the names of the stops are drawn beforehand and out of sight, because the
 * program for text takes the longest to compile, and the time in which the tiles come is free.
 * Calls back when the first complete picture is on the screen.
 */
export function revealWhenLoaded(map: MapLibre, onPicture: () => void): void {
  const canvas = map.getCanvas();
  canvas.style.visibility = 'hidden';
  const release = holdPictures(map);
  const reveal = (): void => {
    clearTimeout(timer);
    release();
    canvas.style.visibility = '';
  };
  const timer = setTimeout(() => {
    reveal();
    map.triggerRepaint();
  }, PATIENCE_MS);
  map.once('idle', () => {
    reveal();
    // The first frame draws it, at the second it has been shown.
    requestAnimationFrame(() => requestAnimationFrame(onPicture));
  });
  map.once('remove', () => clearTimeout(timer));
}

function holdPictures(map: MapLibre): () => void {
  const { painter } = map;
  const render = painter.render.bind(painter);
  let isHeld = true;
  let isWarm = false;
  painter.render = (...frame) => {
    if (isHeld && !map.areTilesLoaded()) {
      if (isWarm || !map.getSource('trip-stops') || !map.isSourceLoaded('trip-stops')) return;
      isWarm = true;
    }
    render(...frame);
  };
  return () => {
    isHeld = false;
  };
}
