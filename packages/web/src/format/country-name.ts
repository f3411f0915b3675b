import type { Language } from '@fahrtwind/contract';
import { oncePerLanguage } from './once-per-language.ts';

const names = oncePerLanguage(
  (locale) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }),
);

/** The name of an ISO country code: `AT` is Österreich, in English Austria. Empty for an unknown code. */
export function countryName(code: string, language: Language): string {
  return names(language).of(code) ?? '';
}
