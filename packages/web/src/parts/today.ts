import { calendarDate, type CalendarDate } from '@fahrtwind/domain';

/** The date on the wall of whoever looks at the screen. */
export function today(now: Date = new Date()): CalendarDate {
  const date = calendarDate(now.getFullYear(), now.getMonth() + 1, now.getDate());
  if (!date) throw new Error('The clock of this device shows no date');
  return date;
}
