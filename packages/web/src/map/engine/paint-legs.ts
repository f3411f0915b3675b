import { dayColour } from './map-features.ts';
import type { PlainLine } from './pack-lines.ts';
import type { Pen } from './pen.ts';
import type { TripColours } from './trip-layers.ts';

/**
 * Guessed legs, dashed in the colour of their day, on a pale ground that keeps them apart from rivers and borders; what
 * may be or not is grey and lies below.
 */
export function paintLegs(
  pen: Pen,
  lines: readonly PlainLine[],
  colours: TripColours,
  zoom: number,
): void {
  const faint = lines.filter(({ isOptional }) => isOptional);
  const clear = lines.filter(({ isOptional }) => !isOptional);
  pen.save();
  pen.lineJoin = 'round';
  paintDashes(
    pen,
    faint,
    { width: between(1.6, 3, zoom), dash: 1.5, gap: 1.5 },
    () => colours.muted,
  );
  paintGround(pen, clear, between(4, 7, zoom), colours.surface);
  const colourOf = ({ dayIndex }: PlainLine) =>
    colours.lines[dayColour(dayIndex) - 1] ?? colours.text;
  paintDashes(pen, clear, { width: between(2.2, 4, zoom), dash: 2.8, gap: 2 }, colourOf);
  pen.restore();
}

function paintGround(pen: Pen, lines: readonly PlainLine[], width: number, colour: string): void {
  pen.globalAlpha = 0.6;
  pen.lineCap = 'round';
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.setLineDash([]);
  pen.beginPath();
  for (const line of lines) trace(pen, line);
  pen.stroke();
  pen.globalAlpha = 1;
}

function paintDashes(
  pen: Pen,
  lines: readonly PlainLine[],
  { width, dash, gap }: { readonly width: number; readonly dash: number; readonly gap: number },
  colourOf: (line: PlainLine) => string,
): void {
  pen.lineCap = 'butt';
  pen.lineWidth = width;
  pen.setLineDash([dash * width, gap * width]);
  for (const line of lines) {
    pen.strokeStyle = colourOf(line);
    pen.lineDashOffset = line.before;
    pen.beginPath();
    trace(pen, line);
    pen.stroke();
  }
}

function trace(pen: Pen, { spots }: PlainLine): void {
  for (const [index, { x, y }] of spots.entries()) {
    if (index === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  }
}

/** From zoom 4 to zoom 10, as the roads beside it. */
function between(narrow: number, wide: number, zoom: number): number {
  return narrow + (wide - narrow) * Math.min(1, Math.max(0, (zoom - 4) / 6));
}
