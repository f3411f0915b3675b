import type { Language } from '@fahrtwind/contract';
import type { CalendarDate } from '@fahrtwind/domain';
import { oncePerLanguage } from '../../../format/once-per-language.ts';
import type { Month } from './month-grid.ts';

/** Names of months and days. Calendar dates are formatted as midnight UTC, so that they keep their day everywhere. */
export const dateNames: (language: Language) => DateNames = oncePerLanguage((locale) => {
  const formats = {
    month: new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    day: new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }),
    short: new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }),
    long: new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }),
  };
  return {
    // 1 January 2024 was a Monday.
    weekdays: Array.from({ length: 7 }, (_, index) => {
      const date = new Date(Date.UTC(2024, 0, 1 + index));
      return { short: formats.short.format(date), long: formats.long.format(date) };
    }),
    month: ({ year, month }) => formats.month.format(new Date(Date.UTC(year, month - 1, 1))),
    day: (date) => formats.day.format(new Date(`${date}T00:00:00Z`)),
  };
});

interface DateNames {
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
  readonly month: (month: Month) => string;
  /** Example: `Sonntag, 12. Juli 2026`. */
  readonly day: (date: CalendarDate) => string;
}
