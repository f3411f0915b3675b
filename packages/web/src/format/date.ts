import type { Language } from '@fahrtwind/contract';
import { oncePerLanguage } from './once-per-language.ts';

const format = oncePerLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
);

/** A day without a time (`2026-03-14`) as people read it: `14. März 2026`. */
export function formatDate(isoDate: string, language: Language): string {
  return format(language).format(new Date(`${isoDate}T00:00:00Z`));
}
