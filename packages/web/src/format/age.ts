import type { Language } from '@fahrtwind/contract';
import { formatLongDate } from './date.ts';
import { oncePerLanguage } from './once-per-language.ts';

const relative = oncePerLanguage((locale) => new Intl.RelativeTimeFormat(locale));

const MINUTE = 60_000;
const STEPS = [
  { unit: 'minute', ms: MINUTE, below: 60 * MINUTE },
  { unit: 'hour', ms: 60 * MINUTE, below: 24 * 60 * MINUTE },
  { unit: 'day', ms: 24 * 60 * MINUTE, below: 31 * 24 * 60 * MINUTE },
] as const;

/** How old something is: „vor 3 Stunden“. After a month the date says more: „14. März 2026“. */
export function formatAge(iso: string, now: number, language: Language): string {
  // A clock that is slow here must not say „in 2 Minuten“.
  const age = Math.max(now - Date.parse(iso), 0);
  const step = STEPS.find(({ below }) => age < below);
  if (!step) return formatLongDate(iso.slice(0, 10), language);
  return relative(language).format(-Math.max(Math.floor(age / step.ms), 1), step.unit);
}
