import type { Box } from './changed-box.ts';
import type { Frame } from './frame.ts';

/** A part of a sheet in whole pixels of the screen, so that no edge of it is to be seen. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Pixels of the screen per pixel of the page. */
  readonly scale: number;
}

export function wholeArea({ width, height }: Frame, scale: number): Area {
  return {
    x: 0,
    y: 0,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    scale,
  };
}

/** The pixels that a part touches; null where it lies outside of the picture. */
export function areaOf(
  { left, top, right, bottom }: Box,
  frame: Frame,
  scale: number,
): Area | null {
  const whole = wholeArea(frame, scale);
  const [x, y] = [Math.max(0, Math.floor(left * scale)), Math.max(0, Math.floor(top * scale))];
  const width = Math.min(whole.width, Math.ceil(right * scale)) - x;
  const height = Math.min(whole.height, Math.ceil(bottom * scale)) - y;
  return width > 0 && height > 0 ? { x, y, width, height, scale } : null;
}
