import type { Map as MapLibre } from 'maplibre-gl';
import type { Box } from './changed-box.ts';
import { frameOf, type Frame } from './frame.ts';
import type { NameSize } from './name-places.ts';
import type { Pen } from './paint-markers.ts';
import { createNameSizes } from './paint-names.ts';

interface Sheet {
  /** Right after the next frame, which belongs to the list. */
  drawSoon(): void;
  /** The same, also where the painter sees no change: its colours are others. */
  drawAllSoon(): void;
  remove(): void;
}

interface Painter {
  /** Paints a part of the sheet, which is empty; null stands for all of it. */
  readonly paint: (
    pen: Pen,
    frame: Frame,
    part: Box | null,
    sizeOf: (label: string) => NameSize,
  ) => void;
  /**
   * Looks at what is to be painted now, and answers where it differs from the last painting: nowhere, in a part, or
   * everywhere. Asked once before each painting; without it everything is painted each time.
   */
  readonly look?: (frame: Frame) => 'same' | Box | 'all';
}

/** A transparent canvas above the map that moves along with it. */
export function createSheet(map: MapLibre, { paint, look }: Painter): Sheet {
  const canvas = document.createElement('canvas');
  canvas.className = 'trip-sheet';
  canvas.setAttribute('aria-hidden', 'true');
  map.getCanvasContainer().append(canvas);
  const pen = canvas.getContext('2d');
  const sizeOf = pen && createNameSizes(pen);
  let frameRequest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let drawn = '';

  const forget = (): void => {
    cancelAnimationFrame(frameRequest);
    clearTimeout(timer);
    frameRequest = 0;
    timer = undefined;
  };
  const draw = (): void => {
    forget();
    if (!pen || !sizeOf) return;
    const frame = frameNow(map);
    const change = look?.(frame) ?? 'all';
    const part = keyOf(frame) === drawn ? change : 'all';
    drawn = keyOf(frame);
    if (part === 'same') return;
    if (part === 'all') {
      clear(canvas, pen, frame);
      paint(pen, frame, null, sizeOf);
      return;
    }
    pen.save();
    cutOut(pen, part);
    paint(pen, frame, part, sizeOf);
    pen.restore();
  };
  const drawSoon = (): void => {
    if (frameRequest !== 0) return;
    frameRequest = requestAnimationFrame(() => {
      timer = setTimeout(draw);
    });
  };
  /** In the same frame as the map, so that markers stay where they belong while it moves. */
  const follow = (): void => {
    if (frameRequest !== 0 || keyOf(frameNow(map)) !== drawn) draw();
  };
  map.on('render', follow);
  drawSoon();
  return {
    drawSoon,
    drawAllSoon: () => {
      drawn = '';
      drawSoon();
    },
    remove: () => {
      forget();
      map.off('render', follow);
      canvas.remove();
    },
  };
}

/** What the picture depends on; the fineness of the screen changes when the window moves to another one. */
function keyOf(frame: Frame): string {
  return JSON.stringify([frame, window.devicePixelRatio]);
}

/** As large as the map and empty. */
function clear(canvas: HTMLCanvasElement, pen: Pen, { width, height }: Frame): void {
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

/** Empties a part, and keeps the pen within it. Whole pixels of the screen, so that no edge is to be seen. */
function cutOut(pen: Pen, { left, top, right, bottom }: Box): void {
  const scale = window.devicePixelRatio;
  const [x, y] = [Math.floor(left * scale) / scale, Math.floor(top * scale) / scale];
  const width = Math.ceil(right * scale) / scale - x;
  const height = Math.ceil(bottom * scale) / scale - y;
  pen.clearRect(x, y, width, height);
  pen.beginPath();
  pen.rect(x, y, width, height);
  pen.clip();
}

function frameNow(map: MapLibre): Frame {
  const { clientWidth: width, clientHeight: height } = map.getCanvas();
  const { lng, lat } = map.getCenter();
  return frameOf({
    width,
    height,
    zoom: map.getZoom(),
    place: [lng, lat],
    spot: map.project([lng, lat]),
  });
}
