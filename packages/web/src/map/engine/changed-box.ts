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
  const [known, wanted] = [byCity(before), byCity(now)];
  const changed = [
    ...before.filter((line) => !wanted.get(line.leg.cityId)?.some((one) => looksSame(one, line))),
    ...now.filter((line) => !known.get(line.leg.cityId)?.some((one) => looksSame(one, line))),
  ];
  return changed.length === 0 ? null : boxAround(changed.flatMap(({ spots }) => spots));
}

/** Whether a line, or its width, may be seen in a part of the picture. */
export function touches({ spots }: LegLine, box: Box): boolean {
  const own = boxAround(spots);
  return (
    own.left <= box.right && own.right >= box.left && own.top <= box.bottom && own.bottom >= box.top
  );
}

function byCity(lines: readonly LegLine[]): ReadonlyMap<string, readonly LegLine[]> {
  const cities = new Map<string, LegLine[]>();
  for (const line of lines) {
    const own = cities.get(line.leg.cityId);
    if (own) own.push(line);
    else cities.set(line.leg.cityId, [line]);
  }
  return cities;
}

function looksSame(one: LegLine, other: LegLine): boolean {
  return (
    one.leg.dayIndex === other.leg.dayIndex &&
    one.leg.isOptional === other.leg.isOptional &&
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
