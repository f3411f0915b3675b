import type { MapStop } from '../map-data.ts';
import type { Spot } from './frame.ts';
import { linesOf } from './lines-of.ts';
import { dayColour } from './map-features.ts';
import type { MarkerPlace } from './marker-places.ts';
import type { Pen } from './pen.ts';
import type { TripColours } from './trip-layers.ts';

/** From the middle of a marker to the outer edge of its ring. */
const RADIUS = 12.5;
const RAISED = 1.25;
const NUMBER = '700 12.5px "Noto Sans", sans-serif';
const SMALL_NUMBER = '700 10.5px "Noto Sans", sans-serif';
const NAME_SIZE = 13.5;
const LINE_HEIGHT = 18;
const WIDEST_NAME = 170;

/** Stops in the colours of their days with their numbers, each whole above the one before it. */
export function paintMarkers(pen: Pen, places: readonly MarkerPlace[], colours: TripColours): void {
  pen.save();
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = '#ffffff';
  let font = '';
  for (const { stop, x, y } of places) {
    const disc = discOf(stop, colours);
    if (disc) pen.drawImage(disc, x - DISC / 2, y - DISC / 2, DISC, DISC);
    if (stop.isOptional) continue;
    // Told only when it is another one: a pen reads it like a style sheet.
    if (fontOf(stop) !== font) pen.font = font = fontOf(stop);
    pen.fillText(stop.number, x, y + 4.5);
  }
  pen.restore();
}

/** What is selected or pointed at is larger and says its name. */
export function paintRaisedMarker(
  pen: Pen,
  { stop, x, y }: MarkerPlace,
  colours: TripColours,
): void {
  pen.save();
  pen.translate(x, y);
  paintName(pen, stop.label, colours);
  pen.scale(RAISED, RAISED);
  if (stop.isSelected) fillCircle(pen, 14.5, colours.accent);
  paintMarkers(pen, [{ stop, x: 0, y: 0 }], colours);
  pen.restore();
}

function fontOf({ number }: MapStop): string {
  return number.length > 2 ? SMALL_NUMBER : NUMBER;
}

const DISC = 26;
/** Sharp on fine screens and when raised. */
const DISC_SCALE = 3;
/** Both themes have ten days, firm and optional. */
const discs = new Map<string, OffscreenCanvas>();

/** The marker without its number, drawn once for each look: three hundred circles take longer than as many copies. */
function discOf(
  { isOptional, dayIndex }: MapStop,
  { days, lines, surface, text }: TripColours,
): OffscreenCanvas | null {
  const colour = (isOptional ? lines : days)[dayColour(dayIndex) - 1] ?? text;
  const key = `${isOptional} ${colour} ${surface}`;
  const known = discs.get(key);
  if (known) return known;
  const canvas = new OffscreenCanvas(DISC * DISC_SCALE, DISC * DISC_SCALE);
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.scale(DISC_SCALE, DISC_SCALE);
  pen.translate(DISC / 2, DISC / 2);
  fillCircle(pen, RADIUS, surface);
  if (isOptional) {
    circle(pen, 10.6);
    pen.strokeStyle = colour;
    pen.lineWidth = 2;
    pen.setLineDash([3.4, 2.15]);
    pen.stroke();
  } else fillCircle(pen, 10.8, colour);
  discs.set(key, canvas);
  return canvas;
}

/** On a plate that covers the smaller name and whatever else lies there. */
function paintName(pen: Pen, name: string, { surface, text }: TripColours): void {
  pen.font = `500 ${NAME_SIZE}px "Noto Sans", sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  const lines = linesOf(name, (part) => pen.measureText(part).width <= WIDEST_NAME);
  const width = Math.max(...lines.map((line) => pen.measureText(line).width)) + 14;
  const top = RADIUS * RAISED;
  pen.beginPath();
  pen.roundRect(-width / 2, top, width, lines.length * LINE_HEIGHT + 6, 6);
  pen.fillStyle = surface;
  pen.fill();
  pen.fillStyle = text;
  for (const [index, line] of lines.entries()) {
    pen.fillText(line, 0, top + 4 + (index + 0.5) * LINE_HEIGHT);
  }
}

/** A place that was clicked and is not a stop yet. */
export function paintPending(pen: Pen, at: Spot, { accent, surface, text }: TripColours): void {
  pen.save();
  pen.translate(at.x, at.y);
  fillCircle(pen, 10, surface);
  pen.strokeStyle = text;
  pen.lineWidth = 1.5;
  pen.stroke();
  fillCircle(pen, 6, accent);
  pen.restore();
}

/** Where the traveller is. */
export function paintHere(pen: Pen, at: Spot, { here }: TripColours): void {
  pen.save();
  pen.translate(at.x, at.y);
  pen.globalAlpha = 0.25;
  fillCircle(pen, 12.5, here);
  pen.globalAlpha = 1;
  fillCircle(pen, 7.5, '#ffffff');
  fillCircle(pen, 5.5, here);
  pen.restore();
}

function fillCircle(pen: Pen, radius: number, colour: string): void {
  circle(pen, radius);
  pen.fillStyle = colour;
  pen.fill();
}

function circle(pen: Pen, radius: number): void {
  pen.beginPath();
  pen.arc(0, 0, radius, 0, Math.PI * 2);
}
