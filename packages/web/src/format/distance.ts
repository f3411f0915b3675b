import type { Language } from '@fahrtwind/contract';
import { oncePerLanguage } from './once-per-language.ts';

const numbers = oncePerLanguage(
  (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }),
);

/** `1.234,5 km` in German, `1,234.5 km` in English, never broken between number and unit. */
export function formatKm(km: number, language: Language): string {
  return `${numbers(language).format(km)}\u00A0km`;
}
