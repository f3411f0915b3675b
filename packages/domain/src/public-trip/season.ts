import {
  addDays,
  calendarDate,
  daysBetween,
  monthOf,
  type CalendarDate,
} from '../text/calendar-date.ts';

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;

export type Season = (typeof SEASONS)[number];

/** The months of each season as meteorologists count them. */
export const SEASON_MONTHS: Readonly<Record<Season, readonly number[]>> = {
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  autumn: [9, 10, 11],
  winter: [12, 1, 2],
};

/** The season in which most of the trip may lie: that of its middle. */
export function seasonOf(start: CalendarDate, end: CalendarDate): Season {
  const month = monthOf(addDays(start, Math.floor(daysBetween(start, end) / 2)));
  return SEASONS.find((season) => SEASON_MONTHS[season].includes(month)) ?? 'summer';
}

/** The months from one day to another, each once; a trip of more than a year has all of them. */
export function monthsBetween(start: CalendarDate, end: CalendarDate): readonly number[] {
  const first = monthOf(start);
  const years = Number(end.slice(0, 4)) - Number(start.slice(0, 4));
  const count = Math.min(Math.max(years * 12 + monthOf(end) - first, 0), 11) + 1;
  return Array.from({ length: count }, (_, index) => ((first - 1 + index) % 12) + 1);
}

const SATURDAY = 6;

/** When to begin a trip that is best in these months: on the first Saturday of the next one of them. */
export function nextStartIn(months: readonly number[], today: CalendarDate): CalendarDate {
  const [year, month] = [Number(today.slice(0, 4)), monthOf(today)];
  for (let later = 0; later <= 12; later += 1) {
    const index = month - 1 + later;
    const first = calendarDate(year + Math.floor(index / 12), (index % 12) + 1, 1);
    if (!first || !months.includes(monthOf(first))) continue;
    const saturday = addDays(first, (SATURDAY - new Date(first).getUTCDay() + 7) % 7);
    if (saturday >= today) return saturday;
  }
  return today;
}

/** How many days a trip may have, `4-7`, `15-` or `3`; null for what cannot be read. */
export function readDayRange(
  text: string,
): { readonly min: number; readonly max: number | null } | null {
  const [, min, dash, max] = /^(\d{1,3})(?:(-)(\d{1,3})?)?$/.exec(text) ?? [];
  if (min === undefined) return null;
  if (dash === undefined) return { min: Number(min), max: Number(min) };
  return { min: Number(min), max: max === undefined ? null : Number(max) };
}
