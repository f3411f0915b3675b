import { wholeArea, type Area } from './area.ts';
import { paintDrawing, type Drawing } from './drawing.ts';
import type { Frame } from './frame.ts';
import { createNameSizes } from './paint-names.ts';

interface SheetCanvas {
  /** As large as the map and empty. */
  clear(frame: Frame, scale: number): void;
  /** Paints an area anew. */
  paint(area: Area, drawing: Drawing): void;
  /** The same with a picture that somebody else has painted. */
  put(area: Area, picture: ImageBitmap): void;
  remove(): void;
}

/** A transparent canvas above the map; null where the browser has no pen for it. */
export function createSheetCanvas(container: HTMLElement): SheetCanvas | null {
  const canvas = document.createElement('canvas');
  canvas.className = 'trip-sheet';
  canvas.setAttribute('aria-hidden', 'true');
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  container.append(canvas);
  const sizeOf = createNameSizes(pen);
  return {
    clear: (frame, scale) => {
      const { width, height } = wholeArea(frame, scale);
      if (canvas.width !== width || canvas.height !== height) {
        canvas.width = width;
        canvas.height = height;
      } else pen.clearRect(0, 0, width, height);
    },
    paint: ({ x, y, width, height, scale }, drawing) => {
      pen.clearRect(x, y, width, height);
      pen.save();
      pen.beginPath();
      pen.rect(x, y, width, height);
      pen.clip();
      pen.scale(scale, scale);
      paintDrawing(pen, drawing, sizeOf);
      pen.restore();
    },
    put: ({ x, y, width, height }, picture) => {
      pen.clearRect(x, y, width, height);
      pen.drawImage(picture, x, y);
    },
    remove: () => canvas.remove(),
  };
}
