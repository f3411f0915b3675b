import { wholeArea, type Area } from './area.ts';
import { paintDrawing, type Drawing } from './drawing.ts';
import type { Frame } from './frame.ts';
import { createNameSizes, type NameSizes } from './paint-names.ts';
import { createStill } from './still.ts';

interface SheetCanvas {
  /** As large as the map and empty. */
  clear(frame: Frame, scale: number): void;
  /** Paints an area anew. */
  paint(area: Area, drawing: Drawing): void;
  /** The same with a picture that somebody else has painted, which is used up by that. */
  put(area: Area, picture: ImageBitmap): void;
  remove(): void;
}

/**
 * A transparent canvas above the map; null where the browser has no pen for it. One of which parts are painted anew has
 * to keep the rest; of any other a picture is enough.
 */
export function createSheetCanvas(
  container: HTMLElement,
  { hasParts }: { readonly hasParts: boolean },
): SheetCanvas | null {
  const canvas = document.createElement('canvas');
  canvas.className = 'trip-sheet';
  canvas.setAttribute('aria-hidden', 'true');
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  container.append(canvas);
  const sizeOf = createNameSizes(pen);
  const still = createStill(canvas);
  const drawPicture = createPictureDrawer();
  return {
    clear: (frame, scale) => {
      still?.leave();
      const { width, height } = wholeArea(frame, scale);
      if (canvas.width !== width || canvas.height !== height) {
        canvas.width = width;
        canvas.height = height;
      } else pen.clearRect(0, 0, width, height);
      still?.follow();
    },
    paint: (area, drawing) => {
      const picture = hasParts || !still?.isShown() ? null : drawPicture(area, drawing, sizeOf);
      if (picture) {
        still?.show(picture);
        return;
      }
      const { x, y, width, height, scale } = area;
      pen.clearRect(x, y, width, height);
      pen.save();
      pen.beginPath();
      pen.rect(x, y, width, height);
      pen.clip();
      pen.scale(scale, scale);
      paintDrawing(pen, drawing, sizeOf);
      pen.restore();
      still?.follow();
    },
    put: ({ x, y, width, height }, picture) => {
      if (still && !hasParts) {
        still.show(picture);
        return;
      }
      pen.clearRect(x, y, width, height);
      pen.drawImage(picture, x, y);
      still?.follow();
    },
    remove: () => {
      still?.remove();
      canvas.remove();
    },
  };
}

type PictureDrawer = (area: Area, drawing: Drawing, sizeOf: NameSizes) => ImageBitmap | null;

/** Draws pictures of a whole sheet; null where the browser can do so in workers only, or not at all. */
function createPictureDrawer(): PictureDrawer {
  const easel = typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1);
  const pen = easel?.getContext('2d') ?? null;
  return ({ width, height, scale }, drawing, sizeOf) => {
    if (!easel || !pen || width === 0 || height === 0) return null;
    // Also empties it.
    easel.width = width;
    easel.height = height;
    pen.setTransform(scale, 0, 0, scale, 0, 0);
    paintDrawing(pen, drawing, sizeOf);
    return easel.transferToImageBitmap();
  };
}
