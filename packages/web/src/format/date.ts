import type { Language } from '@fahrtwind/contract';

const formats = {
  de: new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
};

/** A day without a time (`2026-03-14`) as people read it: `14. März 2026`. */
export function formatDate(isoDate: string, language: Language): string {
  return formats[language].format(new Date(`${isoDate}T00:00:00Z`));
}
