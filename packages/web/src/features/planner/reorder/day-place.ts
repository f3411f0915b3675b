import type { Day } from '@fahrtwind/domain';

type Days = readonly Pick<Day, 'id'>[];

/** The place among all days that a day has afterwards, from 0; null at the ends of the trip. */
export function stepDay(days: Days, from: number, step: -1 | 1): number | null {
  const to = from + step;
  return to < 0 || to >= days.length ? null : to;
}

/** The place of a day that is put before or after another one. */
export function dayBeside(
  days: Days,
  dayId: string,
  target: { readonly dayId: string; readonly isAfter: boolean },
): number | null {
  const [from, at] = [dayId, target.dayId].map((one) => days.findIndex(({ id }) => id === one));
  if (from === undefined || at === undefined || from < 0 || at < 0) return null;
  if (from === at) return from;
  const place = at + (target.isAfter ? 1 : 0);
  return place > from ? place - 1 : place;
}
