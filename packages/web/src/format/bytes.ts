import type { Language } from '@fahrtwind/contract';
import { oncePerLanguage } from './once-per-language.ts';

const numbers = oncePerLanguage(
  (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }),
);

/** `8,1 MB` in German, `8.1 MB` in English, with a non-breaking space. */
export function formatMegabytes(bytes: number, language: Language): string {
  return `${numbers(language).format(bytes / 1024 / 1024)}\u00A0MB`;
}
