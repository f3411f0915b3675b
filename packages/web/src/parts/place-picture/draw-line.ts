import type { LngLat } from '../../map/map-data.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from './picture-frame.ts';

type XY = readonly [number, number];

/** Beyond the edges, so that no end of a line is seen. */
const MARGIN = 12;

/** The part of a line that is in the picture, as an SVG path; empty if none is. A leg may have thousands of points. */
export function drawLine(line: readonly LngLat[], project: (point: LngLat) => XY): string {
  let path = '';
  let pen: XY | null = null;
  let last: XY | null = null;
  for (const point of line) {
    const here = project(point);
    if (last && mayCross(last, here)) {
      if (pen !== last) path += `M${write(last)}`;
      path += `L${write(here)}`;
      pen = here;
    }
    last = here;
  }
  return path;
}

function mayCross([x1, y1]: XY, [x2, y2]: XY): boolean {
  return (
    Math.max(x1, x2) >= -MARGIN &&
    Math.min(x1, x2) <= PICTURE_WIDTH + MARGIN &&
    Math.max(y1, y2) >= -MARGIN &&
    Math.min(y1, y2) <= PICTURE_HEIGHT + MARGIN
  );
}

function write([x, y]: XY): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
