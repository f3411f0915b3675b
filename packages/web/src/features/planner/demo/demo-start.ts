import { addDays, calendarDate, type CalendarDate } from '@fahrtwind/domain';

/** The next Saturday while the passes are open, otherwise the first Saturday of July. */
export function demoStart(today: CalendarDate): CalendarDate {
  const next = addDays(today, daysUntilSaturday(today));
  const monthAndDay = next.slice(5);
  if (monthAndDay >= FIRST_OPEN && monthAndDay <= LAST_START) return next;
  const year = Number(next.slice(0, 4)) + (monthAndDay > LAST_START ? 1 : 0);
  const july = calendarDate(year, 7, 1) ?? today;
  return addDays(july, daysUntilSaturday(addDays(july, -1)) - 1);
}

const FIRST_OPEN = '06-20';
const LAST_START = '09-20';

/** At least one day ahead. */
function daysUntilSaturday(date: CalendarDate): number {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return (6 - weekday + 7) % 7 || 7;
}
