import type { Box } from './changed-box.ts';
import type { MarkerPlace } from './marker-places.ts';

/** Half of a marker, with its soft edge. */
const REACH = 14;

/**
 * Where two pictures of markers differ. Everywhere, if one of them stands elsewhere or has another name: names make room
 * for each other across the whole picture.
 */
export function changedMarkers(
  before: readonly MarkerPlace[],
  now: readonly MarkerPlace[],
): 'same' | Box | 'all' {
  if (before.length !== now.length) return 'all';
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [index, place] of now.entries()) {
    const other = before[index];
    if (!other || !standsAlike(place, other)) return 'all';
    if (looksAlike(place, other)) continue;
    left = Math.min(left, place.x - REACH);
    top = Math.min(top, place.y - REACH);
    right = Math.max(right, place.x + REACH);
    bottom = Math.max(bottom, place.y + REACH);
  }
  return left === Infinity ? 'same' : { left, top, right, bottom };
}

function standsAlike(one: MarkerPlace, other: MarkerPlace): boolean {
  return one.x === other.x && one.y === other.y && one.stop.label === other.stop.label;
}

function looksAlike({ stop: one }: MarkerPlace, { stop: other }: MarkerPlace): boolean {
  return (
    one.number === other.number &&
    one.dayIndex === other.dayIndex &&
    one.isOptional === other.isOptional
  );
}
