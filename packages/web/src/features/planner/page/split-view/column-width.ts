/** Signing out removes everything with the prefix `private-`. */
const NAME = 'private-planner-column';

export const LEAST_PERCENT = 24;
export const MOST_PERCENT = 50;

/** Within the limits: the list stays readable, and the map has at least half of the window. */
export function clampPercent(percent: number): number {
  return Math.min(MOST_PERCENT, Math.max(LEAST_PERCENT, Math.round(percent * 10) / 10));
}

/** The width of the list that the user has chosen, in percent of the window; null leaves it to the style sheet. */
export function readColumnWidth(): number | null {
  const kept = Number(globalThis.localStorage?.getItem(NAME) ?? Number.NaN);
  return Number.isFinite(kept) && kept > 0 ? clampPercent(kept) : null;
}

/** Null forgets the choice. */
export function keepColumnWidth(percent: number | null): void {
  if (percent === null) globalThis.localStorage?.removeItem(NAME);
  else globalThis.localStorage?.setItem(NAME, String(percent));
}

/** The width without a choice, as `--usual` in the style sheet. */
export function usualPercent(windowWidth: number): number {
  const pixels = windowWidth >= 1920 ? 600 : windowWidth >= 1440 ? 480 : 420;
  return clampPercent((pixels / windowWidth) * 100);
}

/** The width after a key press; null for other keys. */
export function stepWidth(percent: number, key: string): number | null {
  if (key === 'ArrowLeft') return clampPercent(percent - 2);
  if (key === 'ArrowRight') return clampPercent(percent + 2);
  if (key === 'Home') return LEAST_PERCENT;
  if (key === 'End') return MOST_PERCENT;
  return null;
}
