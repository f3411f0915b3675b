import type { Language } from '@fahrtwind/contract';

const LOCALES: Readonly<Record<Language, string>> = { de: 'de-DE', en: 'en-GB' };

/** A day as people write it: 12.07.2026, in English 12/07/2026; empty for a text that is no date. */
export function formatDate(iso: string, language: Language): string {
  return format(iso, language, { day: '2-digit', month: '2-digit', year: 'numeric' });
}

/** A day with its time: 12.07.2026, 18:30. */
export function formatDateTime(iso: string, language: Language): string {
  return format(iso, language, { dateStyle: 'medium', timeStyle: 'short' });
}

/** A month: Juli 2026. */
export function formatMonth(iso: string, language: Language): string {
  return format(iso, language, { month: 'long', year: 'numeric' });
}

function format(iso: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat(LOCALES[language], options).format(date);
}
