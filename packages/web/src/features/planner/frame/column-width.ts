/** Gone after signing out, like everything that begins with `private-`. */
const NAME = 'private-planner-column';

export const LEAST_PERCENT = 28;
export const MOST_PERCENT = 68;
export const USUAL_PERCENT = 42;

/** Within what both sides need. */
export function clampPercent(percent: number): number {
  return Math.min(MOST_PERCENT, Math.max(LEAST_PERCENT, Math.round(percent * 10) / 10));
}

/** How wide somebody has made the list, in percent of the window. */
export function readColumnWidth(): number {
  const kept = Number(globalThis.localStorage?.getItem(NAME) ?? Number.NaN);
  return Number.isFinite(kept) && kept > 0 ? clampPercent(kept) : USUAL_PERCENT;
}

export function keepColumnWidth(percent: number): void {
  globalThis.localStorage?.setItem(NAME, String(percent));
}

/** Where a key moves the divider; null for keys that do not. */
export function stepWidth(percent: number, key: string): number | null {
  if (key === 'ArrowLeft') return clampPercent(percent - 2);
  if (key === 'ArrowRight') return clampPercent(percent + 2);
  if (key === 'Home') return LEAST_PERCENT;
  if (key === 'End') return MOST_PERCENT;
  return null;
}
