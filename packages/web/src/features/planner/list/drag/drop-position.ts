import type { Day } from '@fahrtwind/domain';

/** Where stops are dropped: a day, and how many of its remaining stops come before. */
export interface DropPosition {
  readonly dayId: string;
  readonly index: number;
}

export interface DropTarget {
  readonly dayId: string;
  readonly besideId: string | null;
  readonly isAfter: boolean;
}

type Days = readonly Pick<Day, 'id' | 'cityList'>[];
type Moved = ReadonlySet<string>;

/** The current position of the first moved stop; null when all are gone. */
export function positionOf(days: Days, moved: Moved): DropPosition | null {
  for (const { id, cityList } of days) {
    const index = cityList.findIndex((stop) => moved.has(stop.id));
    if (index >= 0) return { dayId: id, index };
  }
  return null;
}

/** One position earlier or later, across days; null at the ends of the trip. */
export function stepPosition(
  days: Days,
  moved: Moved,
  from: DropPosition,
  step: -1 | 1,
): DropPosition | null {
  const dayAt = days.findIndex(({ id }) => id === from.dayId);
  const index = from.index + step;
  if (index >= 0 && index <= stayingIn(days[dayAt], moved)) return { dayId: from.dayId, index };
  const next = days[dayAt + step];
  if (dayAt < 0 || !next) return null;
  return { dayId: next.id, index: step > 0 ? 0 : stayingIn(next, moved) };
}

/** The position before or after another stop, or at the end of a day. */
export function positionBeside(days: Days, moved: Moved, target: DropTarget): DropPosition | null {
  const day = days.find(({ id }) => id === target.dayId);
  if (!day) return null;
  const at = day.cityList.findIndex(({ id }) => id === target.besideId);
  const end = at < 0 ? day.cityList.length : at + (target.isAfter ? 1 : 0);
  const before = day.cityList.slice(0, end).filter(({ id }) => !moved.has(id));
  return { dayId: day.id, index: before.length };
}

/** Whether the stops are already there, next to each other. */
export function areAlreadyThere(days: Days, moved: Moved, { dayId, index }: DropPosition): boolean {
  const list = days.find(({ id }) => id === dayId)?.cityList ?? [];
  const there = list.slice(index, index + moved.size);
  return there.length === moved.size && there.every(({ id }) => moved.has(id));
}

/** A position in numbers for people: the day, the position in it, and its number of positions. */
export function positionInNumbers(
  days: Days,
  moved: Moved,
  { dayId, index }: DropPosition,
): readonly [day: number, position: number, of: number] {
  const day = days.findIndex(({ id }) => id === dayId);
  return [day + 1, index + 1, stayingIn(days[day], moved) + 1];
}

function stayingIn(day: Days[number] | undefined, moved: Moved): number {
  return day?.cityList.filter(({ id }) => !moved.has(id)).length ?? 0;
}
