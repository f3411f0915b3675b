import type { Language } from '@fahrtwind/contract';

const numbers = {
  de: new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 }),
  en: new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 }),
};

/** `1.234,5 km` in German, `1,234.5 km` in English, never broken between number and unit. */
export function formatKm(km: number, language: Language): string {
  return `${numbers[language].format(km)}\u00A0km`;
}
