import type { Spot } from './frame.ts';
import type { LegLine } from './leg-lines.ts';

/** A part of the picture, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Half of the widest line and the ends that it has beyond its spots. */
const REACH = 8;

/** Where two pictures of legs differ, on the same part of the world; null where they do not. */
export function changedBox(before: readonly LegLine[], now: readonly LegLine[]): Box | null {
  // Nearly all lines are the very same ones; only what is left has to be looked at.
  const [gone, come] = [without(before, now), without(now, before)];
  const [known, wanted] = [byCity(gone), byCity(come)];
  const changed = [
    ...gone.filter((line) => !wanted.get(line.cityId)?.some((one) => looksSame(one, line))),
    ...come.filter((line) => !known.get(line.cityId)?.some((one) => looksSame(one, line))),
  ];
  return changed.length === 0 ? null : boxAround(changed.flatMap(({ spots }) => spots));
}

function without(lines: readonly LegLine[], others: readonly LegLine[]): readonly LegLine[] {
  const left = new Set(others);
  return lines.filter((line) => !left.has(line));
}

/** Lines stay the same objects while the map stays where it is. */
const boxes = new WeakMap<readonly Spot[], Box>();

/** Whether a line, or its width, may be seen in a part of the picture. */
export function touches({ spots }: LegLine, box: Box): boolean {
  const own = boxes.get(spots) ?? boxAround(spots);
  boxes.set(spots, own);
  return (
    own.left <= box.right && own.right >= box.left && own.top <= box.bottom && own.bottom >= box.top
  );
}

function byCity(lines: readonly LegLine[]): ReadonlyMap<string, readonly LegLine[]> {
  const cities = new Map<string, LegLine[]>();
  for (const line of lines) {
    const own = cities.get(line.cityId);
    if (own) own.push(line);
    else cities.set(line.cityId, [line]);
  }
  return cities;
}

function looksSame(one: LegLine, other: LegLine): boolean {
  return (
    one.dayIndex === other.dayIndex &&
    one.isOptional === other.isOptional &&
    one.before === other.before &&
    one.spots.length === other.spots.length &&
    one.spots.every(({ x, y }, index) => {
      const spot = other.spots[index];
      return spot?.x === x && spot.y === y;
    })
  );
}

function boxAround(spots: readonly Spot[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of spots) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return {
    left: left - REACH,
    top: top - REACH,
    right: right + REACH,
    bottom: bottom + REACH,
  };
}
