import type { Language } from '@fahrtwind/contract';
import { oncePerLanguage } from './once-per-language.ts';

const names = oncePerLanguage(
  (locale) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }),
);

/** The country of an ISO code: `AT` is Österreich, in English Austria; empty for a code of no country. */
export function countryName(code: string, language: Language): string {
  return names(language).of(code) ?? '';
}
