import { linesOf } from './lines-of.ts';
import type { NamePlace, NameSize } from './name-places.ts';
import type { Pen } from './pen.ts';
import type { TripColours } from './trip-layers.ts';

const FONT = '500 12.5px "Noto Sans", sans-serif';
const LINE_HEIGHT = 15;
/** Twelve letters m, as wide as the names of the basemap become. */
const WIDEST = 150;
/** More than the longest trip has; then measuring starts again. */
const MOST = 3000;

export type NameSizes = (label: string) => NameSize;

/** How much room names take; measured once each. */
export function createNameSizes(pen: Pen): NameSizes {
  const sizes = new Map<string, NameSize>();
  return (label) => {
    const known = sizes.get(label);
    if (known) return known;
    pen.font = FONT;
    const widthOf = (text: string) => pen.measureText(text).width;
    const lines = linesOf(label, (line) => widthOf(line) <= WIDEST);
    const width = Math.max(...lines.map(widthOf));
    const size = { lines, width, height: lines.length * LINE_HEIGHT };
    if (sizes.size > MOST) sizes.clear();
    sizes.set(label, size);
    return size;
  };
}

/** The names of stops, readable above lines and land. */
export function paintNames(
  pen: Pen,
  names: readonly NamePlace[],
  { surface, text }: TripColours,
): void {
  pen.save();
  pen.font = FONT;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  pen.lineWidth = 4;
  pen.strokeStyle = surface;
  pen.fillStyle = text;
  for (const { x, y, lines } of names) {
    for (const [index, line] of lines.entries()) {
      const middle = y + (index + 0.5) * LINE_HEIGHT;
      pen.strokeText(line, x, middle);
      pen.fillText(line, x, middle);
    }
  }
  pen.restore();
}
