import type { Map as MapLibre } from 'maplibre-gl';
import { layersOf } from './one-of-each.ts';
import { rehearse, type Frame } from './rehearse.ts';

/** Whoever waits longer sees what there is. */
const PATIENCE_MS = 1200;

/**
 * Shows the map once its first tiles are there, and draws no half-finished pictures before: without a graphics card each
 * takes as long as the last one. In the time in which the tiles come the programs for it are compiled.
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
  let isRehearsed = false;
  const rehearseOnce = (frame: Frame): void => {
    if (isRehearsed || layersOf(frame[0]).length === 0) return;
    isRehearsed = true;
    try {
      rehearse(map, render, frame);
    } catch (error) {
      // The map comes later then, and is the same.
      console.warn(error);
    }
  };
  painter.render = (...frame) => {
    if (isHeld && !map.areTilesLoaded()) rehearseOnce(frame);
    else if (!isHeld || !isPlacing(map)) render(...frame);
  };
  return () => {
    isHeld = false;
  };
}

/** Whether the next frame places names that this one does not have yet. */
function isPlacing({ _placementDirty: isAnotherFrameDue }: MapLibre): boolean {
  return isAnotherFrameDue;
}
