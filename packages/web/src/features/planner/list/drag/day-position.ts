import type { Day } from '@fahrtwind/domain';

type Days = readonly Pick<Day, 'id'>[];

/** A day's index after one step, from 0; null at the ends of the trip. */
export function stepDay(days: Days, from: number, step: -1 | 1): number | null {
  const to = from + step;
  return to < 0 || to >= days.length ? null : to;
}

/** The index of a day dropped before or after another one. */
export function dayBeside(
  days: Days,
  dayId: string,
  target: { readonly dayId: string; readonly isAfter: boolean },
): number | null {
  const [from, at] = [dayId, target.dayId].map((one) => days.findIndex(({ id }) => id === one));
  if (from === undefined || at === undefined || from < 0 || at < 0) return null;
  if (from === at) return from;
  const position = at + (target.isAfter ? 1 : 0);
  return position > from ? position - 1 : position;
}
