import type { Language } from '@fahrtwind/contract';
import { oncePerLanguage } from './once-per-language.ts';

const numbers = oncePerLanguage(
  (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }),
);

/** `1.234,5 km` in German, `1,234.5 km` in English, never broken between number and unit. */
export function formatKm(km: number, language: Language): string {
  return `${numbers(language).format(km)}\u00A0km`;
}

/** Whole kilometers; below ten, one place behind the comma. */
export function kmOf(meters: number): number {
  return meters < 10_000 ? Math.round(meters / 100) / 10 : Math.round(meters / 1000);
}
