import { addDays, readCalendarDate } from './calendar-date.ts';

/** Whether a text is a time at its place, `2026-07-12T08:15`: no seconds, no time zone. */
export function isLocalDateTime(text: string): boolean {
  return (
    readCalendarDate(text.slice(0, 10)) !== null &&
    /^T(?:[01]\d|2[0-3]):[0-5]\d$/.test(text.slice(10))
  );
}

/** The same time of day so many days later; a text that is no local time stays as it is. */
export function addDaysToDateTime(text: string, days: number): string {
  const date = isLocalDateTime(text) ? readCalendarDate(text.slice(0, 10)) : null;
  return date === null ? text : addDays(date, days) + text.slice(10);
}
