import { calendarDate, type CalendarDate } from '@fahrtwind/domain';

/** The current date in the user's time zone. */
export function today(now: Date = new Date()): CalendarDate {
  const date = calendarDate(now.getFullYear(), now.getMonth() + 1, now.getDate());
  if (!date) throw new Error('The clock of this device shows no date');
  return date;
}
