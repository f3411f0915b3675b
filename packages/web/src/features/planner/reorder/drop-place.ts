import type { Day } from '@fahrtwind/domain';

/** Where a stop is put: a day, and how many of its other stops come before. */
export interface DropPlace {
  readonly dayId: string;
  readonly index: number;
}

type Days = readonly Pick<Day, 'id' | 'cityList'>[];

/** Where a stop is now; null when it is gone. */
export function placeOf(days: Days, stopId: string): DropPlace | null {
  for (const { id, cityList } of days) {
    const index = cityList.findIndex((stop) => stop.id === stopId);
    if (index >= 0) return { dayId: id, index };
  }
  return null;
}

/** One place earlier or later, over the edges of days; null at the ends of the trip. */
export function stepPlace(
  days: Days,
  stopId: string,
  from: DropPlace,
  step: -1 | 1,
): DropPlace | null {
  const dayAt = days.findIndex(({ id }) => id === from.dayId);
  const index = from.index + step;
  if (index >= 0 && index <= othersIn(days[dayAt], stopId)) return { dayId: from.dayId, index };
  const next = days[dayAt + step];
  if (dayAt < 0 || !next) return null;
  return { dayId: next.id, index: step > 0 ? 0 : othersIn(next, stopId) };
}

/** The place before or after another stop, or at the end of a day. */
export function placeBeside(
  days: Days,
  stopId: string,
  target: { readonly dayId: string; readonly besideId: string | null; readonly isAfter: boolean },
): DropPlace | null {
  const day = days.find(({ id }) => id === target.dayId);
  if (!day) return null;
  const others = day.cityList.filter(({ id }) => id !== stopId);
  const at = others.findIndex(({ id }) => id === target.besideId);
  const index = at < 0 ? others.length : at + (target.isAfter ? 1 : 0);
  // Beside itself is where it is.
  return target.besideId === stopId ? placeOf(days, stopId) : { dayId: day.id, index };
}

export function isSamePlaceInPlan(one: DropPlace | null, other: DropPlace | null): boolean {
  return one?.dayId === other?.dayId && one?.index === other?.index;
}

/** A place as people count: the day, the place in it, and how many places it has. */
export function placeInNumbers(
  days: Days,
  stopId: string,
  { dayId, index }: DropPlace,
): readonly [day: number, place: number, of: number] {
  const day = days.findIndex(({ id }) => id === dayId);
  return [day + 1, index + 1, othersIn(days[day], stopId) + 1];
}

function othersIn(day: Days[number] | undefined, stopId: string): number {
  return day?.cityList.filter(({ id }) => id !== stopId).length ?? 0;
}
