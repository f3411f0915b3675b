import type { Language } from '@fahrtwind/contract';
import { addDays, calendarDate, type CalendarDate } from '@fahrtwind/domain';
import { oncePerLanguage } from '../../../../format/once-per-language.ts';

interface WeekdayName {
  readonly short: string;
  readonly long: string;
}

const months = oncePerLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }),
);

/** `Jul`, without the full stop that some languages append. */
export function monthOf(date: CalendarDate, language: Language): string {
  return months(language).format(utc(date)).replace('.', '');
}

/** Monday to Sunday. */
export const weekdayNames = oncePerLanguage((locale): readonly WeekdayName[] => {
  const monday = calendarDate(2024, 1, 1);
  const short = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  if (!monday) return [];
  return Array.from({ length: 7 }, (_, index) => {
    const day = utc(addDays(monday, index));
    return { short: short.format(day).replace('.', ''), long: long.format(day) };
  });
});

function utc(date: CalendarDate): Date {
  return new Date(`${date}T00:00:00Z`);
}
