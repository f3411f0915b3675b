import { addDays, calendarDate, daysBetween, type CalendarDate } from '@fahrtwind/domain';

/** A year and a month from 1 to 12. */
export interface Month {
  readonly year: number;
  readonly month: number;
}

export function monthOf(date: CalendarDate): Month {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) };
}

/** The month this many months later, or earlier for a negative number. */
export function addMonths({ year, month }: Month, count: number): Month {
  const months = year * 12 + month - 1 + count;
  return { year: Math.floor(months / 12), month: (((months % 12) + 12) % 12) + 1 };
}

/** The weeks of a month, each from Monday to Sunday; null for days of other months. */
export function weeksOf(month: Month): readonly (readonly (CalendarDate | null)[])[] {
  const first = firstOf(month);
  if (!first) return [];
  const monday = addDays(first, -weekdayOf(first));
  const last = addDays(firstOf(addMonths(month, 1)) ?? first, -1);
  const weeks = Math.ceil((daysBetween(monday, last) + 1) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_none, weekday) => {
      const date = addDays(monday, week * 7 + weekday);
      return date < first || date > last ? null : date;
    }),
  );
}

/** 0 for Monday to 6 for Sunday. */
function weekdayOf(date: CalendarDate): number {
  // 1 January of the year 1 was a Monday.
  const days = daysBetween(calendarDate(1, 1, 1) ?? date, date);
  return ((days % 7) + 7) % 7;
}

function firstOf({ year, month }: Month): CalendarDate | null {
  return calendarDate(year, month, 1);
}

/** The same day of another month, or that month's last day. */
function inMonth(date: CalendarDate, target: Month): CalendarDate {
  const day = Number(date.slice(8));
  for (let candidate = day; candidate > 0; candidate -= 1) {
    const found = calendarDate(target.year, target.month, candidate);
    if (found) return found;
  }
  return date;
}

/** Where a key moves in the grid, following the ARIA pattern for date pickers; null for other keys. */
export function dateAfterKey(
  date: CalendarDate,
  key: string,
  isShift: boolean,
): CalendarDate | null {
  const months = isShift ? 12 : 1;
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -weekdayOf(date));
    case 'End':
      return addDays(date, 6 - weekdayOf(date));
    case 'PageUp':
      return inMonth(date, addMonths(monthOf(date), -months));
    case 'PageDown':
      return inMonth(date, addMonths(monthOf(date), months));
    default:
      return null;
  }
}
