import type { Language } from '@fahrtwind/contract';
import { oncePerLanguage } from './once-per-language.ts';

const numbers = oncePerLanguage(
  (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }),
);

/** `1.234,50 €` in German, `€1,234.50` in English, with a non-breaking space. */
export function formatCents(cents: number, language: Language): string {
  return numbers(language).format(cents / 100);
}
