import type { Language } from '@fahrtwind/contract';
import { oncePerLanguage } from './once-per-language.ts';

const names = oncePerLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }),
);

/** The name of a month from 1 to 12: Juli, in English July. */
export function monthName(month: number, language: Language): string {
  return names(language).format(new Date(Date.UTC(2000, month - 1, 1)));
}
