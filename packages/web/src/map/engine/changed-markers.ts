import type { MarkerPlace } from './marker-places.ts';

/** Whether two pictures of markers differ; what is pointed at is painted by others. */
export function changedMarkers(
  before: readonly MarkerPlace[],
  now: readonly MarkerPlace[],
): 'same' | 'all' {
  const isSame =
    before.length === now.length &&
    now.every((place, index) => {
      const other = before[index];
      return other !== undefined && areAlike(place, other);
    });
  return isSame ? 'same' : 'all';
}

function areAlike(
  { x, y, stop: one }: MarkerPlace,
  { x: otherX, y: otherY, stop: other }: MarkerPlace,
): boolean {
  return (
    x === otherX &&
    y === otherY &&
    one.label === other.label &&
    one.number === other.number &&
    one.dayIndex === other.dayIndex &&
    one.isOptional === other.isOptional
  );
}
