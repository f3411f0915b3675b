/** How far the sheet is drawn up over the map. */
export const SHEET_POSITIONS = ['peek', 'half', 'full'] as const;

export type SheetPosition = (typeof SHEET_POSITIONS)[number];

/** The visible height at the lowest position; the style sheet has the same number. */
const PEEK_PIXELS = 104;

/** The row of the search above the map stays visible; the style sheet has the same numbers. */
const SEARCH_PIXELS = 52;
const LOW_PIXELS = 520;

export function sheetPixels(position: SheetPosition, frameHeight: number): number {
  if (position === 'peek') return PEEK_PIXELS;
  if (position === 'full') return frameHeight - SEARCH_PIXELS;
  // On low screens less would leave no room for a stop.
  return Math.round(frameHeight * (frameHeight < LOW_PIXELS ? 0.7 : 0.59));
}

/** Below it there is no map, wherever the sheet is; the style sheet has the same number. */
const MAP_END_PIXELS = 136;
/** The days stand on the map, at the edge of the sheet. */
const RAIL_PIXELS = 44;

/** How much of the map the sheet and the days cover. A full sheet hides all of it, which stays framed as for half a sheet. */
export function coveredPixels(position: SheetPosition, frameHeight: number): number {
  const sheet = sheetPixels(position === 'full' ? 'half' : position, frameHeight);
  return sheet + RAIL_PIXELS - MAP_END_PIXELS;
}

/** One position up or down, clamped at the ends. */
export function nextPosition(position: SheetPosition, step: 1 | -1): SheetPosition {
  const index = SHEET_POSITIONS.indexOf(position) + step;
  return SHEET_POSITIONS[Math.min(2, Math.max(0, index))] ?? position;
}

/** Where the sheet rests after release; a flick counts more than the distance. */
export function restingPosition(
  height: number,
  frameHeight: number,
  pixelsPerSecond: number,
): SheetPosition {
  const aimed = height + pixelsPerSecond * 0.15;
  const distance = (position: SheetPosition) =>
    Math.abs(sheetPixels(position, frameHeight) - aimed);
  return SHEET_POSITIONS.toSorted((one, other) => distance(one) - distance(other))[0] ?? 'half';
}
