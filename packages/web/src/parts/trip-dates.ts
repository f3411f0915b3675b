import type { Language } from '@fahrtwind/contract';
import { readCalendarDate, writeGermanDate, writeShortGermanDate } from '@fahrtwind/domain';

const english = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const weekdays = {
  de: new Intl.DateTimeFormat('de-DE', { weekday: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }),
};
const shortWeekdays = {
  de: new Intl.DateTimeFormat('de-DE', { weekday: 'short', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' }),
};
const dayAndMonth = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** First to last day: `12.07. – 20.07.2026`; the first year only if it differs. */
export function formatTripDates(start: string, end: string, language: Language): string {
  const [first, last] = [readCalendarDate(start), readCalendarDate(end)];
  if (!first || !last) return '';
  if (first === last) return formatDay(first, language);
  if (language === 'en') return english.formatRange(utc(first), utc(last));
  const isOneYear = first.slice(0, 4) === last.slice(0, 4);
  return `${isOneYear ? writeShortGermanDate(first) : writeGermanDate(first)} – ${writeGermanDate(last)}`;
}

/** A numeric date: `12.07.2026`. */
export function formatDay(date: string, language: Language): string {
  const day = readCalendarDate(date);
  if (!day) return '';
  return language === 'en' ? english.format(utc(day)) : writeGermanDate(day);
}

/** Where there is little room: `So 12.07.` */
export function formatShortWeekday(date: string, language: Language): string {
  const day = readCalendarDate(date);
  if (!day) return '';
  const number = language === 'de' ? writeShortGermanDate(day) : dayAndMonth.format(utc(day));
  return `${shortWeekday(day, language)} ${number}`;
}

/** As narrow as possible, among days of the same weeks: `So 12`. */
export function formatDayChip(date: string, language: Language): string {
  const day = readCalendarDate(date);
  return day ? `${shortWeekday(day, language)} ${Number(day.slice(8))}` : '';
}

/** Example: `Sonntag, 12.07.` */
export function formatWeekday(date: string, language: Language): string {
  const day = readCalendarDate(date);
  if (!day) return '';
  const weekday = weekdays[language].format(utc(day));
  if (language === 'de') return `${weekday}, ${writeShortGermanDate(day)}`;
  return `${weekday}, ${dayAndMonth.format(utc(day))}`;
}

function shortWeekday(day: string, language: Language): string {
  return shortWeekdays[language].format(utc(day)).replace('.', '');
}

/** Calendar dates have no time zone; as midnight UTC they keep their day everywhere. */
function utc(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}
