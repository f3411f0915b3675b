import type { Language } from '@fahrtwind/contract';
import { oncePerLanguage } from './once-per-language.ts';

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'];

const numbers = oncePerLanguage(
  (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }),
);

/** `8,1 MB` in German, `8.1 MB` in English, with a non-breaking space; B to PB with base 1024. */
export function formatBytes(bytes: number, language: Language): string {
  let [value, unit] = [bytes, 0];
  // What is rounded to 1024 counts as 1 of the next unit.
  while (Math.round(value * 10) >= 10_240 && unit < UNITS.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return `${numbers(language).format(value)}\u00A0${UNITS[unit]}`;
}
