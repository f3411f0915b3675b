import type { Spot } from './frame.ts';
import type { MarkerPlace } from './marker-places.ts';

export interface NameSize {
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
}

/** A name in the picture, by the middle of its upper edge. */
export interface NamePlace extends Spot {
  readonly lines: readonly string[];
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Half of a marker, and from its middle to the name below it. */
const MARKER = 13;
const BELOW = 16;

/** Which names there is room for, the first stops first: none lies on a marker or on another name. */
export function namePlaces(
  markers: readonly MarkerPlace[],
  sizeOf: (label: string) => NameSize,
): readonly NamePlace[] {
  const taken: Box[] = markers.map(boxOfMarker);
  const names: NamePlace[] = [];
  // Markers come from below to above, the first stop last.
  for (const { x, y, stop } of markers.toReversed()) {
    const { lines, width, height } = sizeOf(stop.label);
    const top = y + BELOW;
    const box = { left: x - width / 2, right: x + width / 2, top, bottom: top + height };
    if (taken.some((other) => overlaps(box, other))) continue;
    taken.push(box);
    names.push({ x, y: top, lines });
  }
  return names;
}

function boxOfMarker({ x, y }: Spot): Box {
  return { left: x - MARKER, right: x + MARKER, top: y - MARKER, bottom: y + MARKER };
}

function overlaps(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
