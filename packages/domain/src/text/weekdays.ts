import { addDays, daysBetween, readCalendarDate, type CalendarDate } from './calendar-date.ts';

const NAMES = ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag', 'sonntag'];
const SHORT = ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so'];
const PARTS = /^(.*?)(?:s|vormittag|nachmittag|abend|morgen|frueh)?$/;
/** A Monday. */
const EPOCH = readCalendarDate('2024-01-01');

/** 0 is Monday, 6 is Sunday. */
export function weekdayOf(date: CalendarDate): number {
  const days = EPOCH ? daysBetween(EPOCH, date) : 0;
  return ((days % 7) + 7) % 7;
}

/** `freitag`, `freitags`, `freitagabend`, `fr.`; null for anything else. */
export function weekdayNamed(key: string): number | null {
  const name = key === 'sonnabend' ? 'samstag' : (PARTS.exec(key)?.[1] ?? key);
  const index = NAMES.indexOf(name);
  if (index >= 0) return index;
  const short = /^(..)\.$/.exec(key)?.[1];
  return short && SHORT.includes(short) ? SHORT.indexOf(short) : null;
}

/** The next day with that weekday, today not among them. */
export function nextWeekday(today: CalendarDate, weekday: number): CalendarDate {
  const ahead = (weekday - weekdayOf(today) + 7) % 7;
  return addDays(today, ahead === 0 ? 7 : ahead);
}
