/** How far the sheet is drawn up over the map. */
export const SHEET_POSITIONS = ['peek', 'half', 'full'] as const;

export type SheetPosition = (typeof SHEET_POSITIONS)[number];

/** What is left of the sheet at its lowest; the style sheet has the same number. */
export const PEEK_PIXELS = 124;

export function sheetPixels(position: SheetPosition, frameHeight: number): number {
  if (position === 'peek') return PEEK_PIXELS;
  return position === 'half' ? Math.round(frameHeight * 0.52) : frameHeight;
}

/** One up or down; it ends at the ends. */
export function nextPosition(position: SheetPosition, step: 1 | -1): SheetPosition {
  const index = SHEET_POSITIONS.indexOf(position) + step;
  return SHEET_POSITIONS[Math.min(2, Math.max(0, index))] ?? position;
}

/** A flick counts more than the way: where the sheet comes to rest when it is let go. */
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
