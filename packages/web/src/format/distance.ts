import type { Language } from '@fahrtwind/contract';
import { oncePerLanguage } from './once-per-language.ts';

const numbers = oncePerLanguage(
  (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }),
);

/** `1.234,5 km` in German, `1,234.5 km` in English, with a non-breaking space. */
export function formatKm(km: number, language: Language): string {
  return `${numbers(language).format(km)}\u00A0km`;
}

/** Whole kilometers; one decimal below ten. */
export function kmOf(meters: number): number {
  return meters < 10_000 ? Math.round(meters / 100) / 10 : Math.round(meters / 1000);
}
