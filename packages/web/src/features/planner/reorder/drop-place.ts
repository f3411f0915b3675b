import type { Day } from '@fahrtwind/domain';

/** Where stops are put: a day, and how many of the stops that stay in it come before. */
export interface DropPlace {
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

/** Where the first of the moved stops is now; null when all are gone. */
export function placeOf(days: Days, moved: Moved): DropPlace | null {
  for (const { id, cityList } of days) {
    const index = cityList.findIndex((stop) => moved.has(stop.id));
    if (index >= 0) return { dayId: id, index };
  }
  return null;
}

/** One place earlier or later, over the edges of days; null at the ends of the trip. */
export function stepPlace(
  days: Days,
  moved: Moved,
  from: DropPlace,
  step: -1 | 1,
): DropPlace | null {
  const dayAt = days.findIndex(({ id }) => id === from.dayId);
  const index = from.index + step;
  if (index >= 0 && index <= stayingIn(days[dayAt], moved)) return { dayId: from.dayId, index };
  const next = days[dayAt + step];
  if (dayAt < 0 || !next) return null;
  return { dayId: next.id, index: step > 0 ? 0 : stayingIn(next, moved) };
}

/** The place before or after another stop, or at the end of a day. */
export function placeBeside(days: Days, moved: Moved, target: DropTarget): DropPlace | null {
  const day = days.find(({ id }) => id === target.dayId);
  if (!day) return null;
  const at = day.cityList.findIndex(({ id }) => id === target.besideId);
  const end = at < 0 ? day.cityList.length : at + (target.isAfter ? 1 : 0);
  const before = day.cityList.slice(0, end).filter(({ id }) => !moved.has(id));
  return { dayId: day.id, index: before.length };
}

/** Whether the stops stand there together already. */
export function areThere(days: Days, moved: Moved, { dayId, index }: DropPlace): boolean {
  const list = days.find(({ id }) => id === dayId)?.cityList ?? [];
  const there = list.slice(index, index + moved.size);
  return there.length === moved.size && there.every(({ id }) => moved.has(id));
}

/** A place as people count: the day, the place in it, and how many places it has. */
export function placeInNumbers(
  days: Days,
  moved: Moved,
  { dayId, index }: DropPlace,
): readonly [day: number, place: number, of: number] {
  const day = days.findIndex(({ id }) => id === dayId);
  return [day + 1, index + 1, stayingIn(days[day], moved) + 1];
}

function stayingIn(day: Days[number] | undefined, moved: Moved): number {
  return day?.cityList.filter(({ id }) => !moved.has(id)).length ?? 0;
}
