/** Which square of a picture is shown. */
export interface Crop {
  /** 1 shows as much as fits, 4 a quarter of its side. */
  readonly zoom: number;
  /** Where the square lies, from 0 (left, top) to 1 (right, bottom). */
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const MAX_ZOOM = 4;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The square in the picture's own pixels. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / clamp(zoom, 1, MAX_ZOOM);
  return {
    left: (width - side) * clamp(x, 0, 1),
    top: (height - side) * clamp(y, 0, 1),
    side,
  };
}

/** The crop after the picture was dragged by so many pixels in a frame of that side. */
export function dragged(
  size: Size,
  crop: Crop,
  by: { readonly x: number; readonly y: number },
  frame: number,
): Crop {
  const { side } = squareOf(size, crop);
  const scale = side / frame;
  return {
    ...crop,
    x: moved(crop.x, by.x * scale, size.width - side),
    y: moved(crop.y, by.y * scale, size.height - side),
  };
}

function moved(share: number, by: number, room: number): number {
  return room > 0 ? clamp(share - by / room, 0, 1) : share;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
