import { isMinuteOfDay, readCalendarDate, writeGermanDate } from '@fahrtwind/domain';
import { readTypedDate } from './dates/read-typed-date.ts';

const CLOCK = /^(\d{1,2})(?:[:.](\d{2}))?(?:\s*(?:Uhr|h))?$/i;

/** Reads a typed time, `8:30`, `08.30` or `8 Uhr`, as minutes after midnight; null for anything else. */
export function readTime(text: string): number | null {
  const found = CLOCK.exec(text.trim());
  if (!found || Number(found[2] ?? 0) > 59) return null;
  const minutes = Number(found[1]) * 60 + Number(found[2] ?? 0);
  return isMinuteOfDay(minutes) ? minutes : null;
}

/** Writes `08:30`. */
export function writeTime(minutes: number): string {
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** Reads `12.07.2026 08:15` into the stored form `2026-07-12T08:15`; null for anything else. */
export function readDateTime(text: string): string | null {
  const [, date = '', time = ''] = /^(\S+?),?\s+(.+)$/.exec(text.trim()) ?? [];
  const [day, minutes] = [readTypedDate(date), readTime(time)];
  return day === null || minutes === null ? null : `${day}T${writeTime(minutes)}`;
}

/** Writes `12.07.2026 08:15`; empty for a text that is not a local time. */
export function writeDateTime(local: string): string {
  const date = readCalendarDate(local.slice(0, 10));
  return date ? `${writeGermanDate(date)} ${local.slice(11)}` : '';
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
