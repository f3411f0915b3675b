import { addDays, daysBetween, monthOf, type CalendarDate } from '../text/calendar-date.ts';

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

/** How many days a trip may have, `4-7`, `15-` or `3`; null for what cannot be read. */
export function readDayRange(
  text: string,
): { readonly min: number; readonly max: number | null } | null {
  const [, min, dash, max] = /^(\d{1,3})(?:(-)(\d{1,3})?)?$/.exec(text) ?? [];
  if (min === undefined) return null;
  if (dash === undefined) return { min: Number(min), max: Number(min) };
  return { min: Number(min), max: max === undefined ? null : Number(max) };
}
