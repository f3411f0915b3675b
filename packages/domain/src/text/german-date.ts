import { calendarDate, type CalendarDate } from './calendar-date.ts';

const FULL = /^(\d{2})\.(\d{2})\.(\d{4})$/;

/** Reads DD.MM.YYYY strictly: two digits, two digits, four digits, a day that exists; else null. */
export function readGermanDate(text: string): CalendarDate | null {
  const found = FULL.exec(text);
  return found ? calendarDate(Number(found[3]), Number(found[2]), Number(found[1])) : null;
}

/** Writes DD.MM.YYYY. */
export function writeGermanDate(date: CalendarDate): string {
  return `${date.slice(8)}.${date.slice(5, 7)}.${date.slice(0, 4)}`;
}

/** Writes DD.MM. */
export function writeShortGermanDate(date: CalendarDate): string {
  return `${date.slice(8)}.${date.slice(5, 7)}.`;
}
