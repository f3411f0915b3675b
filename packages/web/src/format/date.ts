import type { Language } from '@fahrtwind/contract';
import { oncePerLanguage } from './once-per-language.ts';

const longDate = oncePerLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
);
const numericDate = formatOf({ day: '2-digit', month: '2-digit', year: 'numeric' });
const dateTime = formatOf({ dateStyle: 'medium', timeStyle: 'short' });
const month = formatOf({ month: 'long', year: 'numeric' });

/** A date without time (`2026-03-14`) in long form: `14. März 2026`. */
export function formatLongDate(isoDate: string, language: Language): string {
  return longDate(language).format(new Date(`${isoDate}T00:00:00Z`));
}

/** A numeric date: 12.07.2026, in English 12/07/2026. Empty for a text that is not a date. */
export function formatDate(iso: string, language: Language): string {
  return numericDate(iso, language);
}

/** A date with its time: 12.07.2026, 18:30. */
export function formatDateTime(iso: string, language: Language): string {
  return dateTime(iso, language);
}

/** A month: Juli 2026. */
export function formatMonth(iso: string, language: Language): string {
  return month(iso, language);
}

function formatOf(
  options: Intl.DateTimeFormatOptions,
): (iso: string, language: Language) => string {
  const format = oncePerLanguage((locale) => new Intl.DateTimeFormat(locale, options));
  return (iso, language) => {
    const date = new Date(iso);
    return Number.isNaN(date.getTime()) ? '' : format(language).format(date);
  };
}
