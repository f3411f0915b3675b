import type { Map as MapLibre } from 'maplibre-gl';
import { layersOf } from './one-of-each.ts';
import { rehearse, type Frame } from './rehearse.ts';

/** Whoever waits longer sees what there is. */
const PATIENCE_MS = 1200;

/**
 * Shows the map once its first tiles are there, and draws no half-finished pictures before: without a graphics card each
 * takes as long as the last one. In the time in which the tiles come the programs for it are compiled.
 * Calls back when the first complete picture is on the screen; none is for as long as what it is to show is awaited.
 */
export function revealWhenLoaded(
  map: MapLibre,
  isAwaiting: () => boolean,
  onPicture: () => void,
): void {
  const canvas = map.getCanvas();
  canvas.style.visibility = 'hidden';
  const release = holdPictures(map);
  // The programs are known by now: each frame that is waited for would be lost to compiling them.
  map.once('style.load', () => map.redraw());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reveal = (): void => {
    clearTimeout(timer);
    release();
    canvas.style.visibility = '';
  };
  const losePatience = (): void => {
    timer = setTimeout(() => {
      if (isAwaiting()) {
        losePatience();
        return;
      }
      reveal();
      map.triggerRepaint();
    }, PATIENCE_MS);
  };
  const finish = (): void => {
    if (isAwaiting()) return;
    map.off('idle', finish);
    reveal();
    // The first frame draws it, at the second it has been shown.
    requestAnimationFrame(() => requestAnimationFrame(onPicture));
  };
  losePatience();
  map.on('idle', finish);
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
    map.triggerRepaint();
    try {
      rehearse(map, render, frame);
    } catch (error) {
      // The map comes later then, and is the same.
      console.warn(error);
    }
  };
  painter.render = (...frame) => {
    if (isHeld && (!isRehearsed || !map.areTilesLoaded())) rehearseOnce(frame);
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
