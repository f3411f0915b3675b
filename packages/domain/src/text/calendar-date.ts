declare const brand: unique symbol;

/** A day of the calendar, `2026-07-12`: no time, no time zone, and as text in the order of time. */
export type CalendarDate = string & { readonly [brand]: 'CalendarDate' };

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS_OF_400_YEARS = 146_097;
const FIRST_NUMBER = dayNumber(write(1, 1, 1));
const LAST_NUMBER = dayNumber(write(9999, 12, 31));

/** Whether a text names a day that exists, from 0001-01-01 to 9999-12-31. */
export function isCalendarDate(text: string): text is CalendarDate {
  return readCalendarDate(text) !== null;
}

/** Reads `2026-07-12` and nothing else; null for days that do not exist. */
export function readCalendarDate(text: string): CalendarDate | null {
  const found = PATTERN.exec(text);
  return found ? calendarDate(Number(found[1]), Number(found[2]), Number(found[3])) : null;
}

/** The day of a year, month (1 to 12) and day of the month, null when there is no such day. */
export function calendarDate(year: number, month: number, day: number): CalendarDate | null {
  if (year < 1 || year > 9999 || month < 1 || month > 12) return null;
  if (day < 1 || day > daysInMonth(year, month)) return null;
  return write(year, month, day);
}

/** 1 to 12. */
export function monthOf(date: CalendarDate): number {
  return partsOf(date).month;
}

/** The day so many days later, or earlier for a negative number; stops at the ends of the calendar. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return days === 0 ? date : fromDayNumber(dayNumber(date) + days);
}

/** How many days lie between: 1 from today to tomorrow, negative when `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumber(to) - dayNumber(from);
}

function partsOf(date: CalendarDate): { year: number; month: number; day: number } {
  return {
    year: Number(date.slice(0, 4)),
    month: Number(date.slice(5, 7)),
    day: Number(date.slice(8)),
  };
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

// Counted in integers with years that begin in March, so that leap days come last. `Date` would bring
// time zones and summer time in: one careless `getDate()` and a day is lost.

function dayNumber(date: CalendarDate): number {
  const { year, month, day } = partsOf(date);
  const years = month > 2 ? year : year - 1;
  const monthsFromMarch = (month + 9) % 12;
  const leapDays = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return years * 365 + leapDays + Math.floor((153 * monthsFromMarch + 2) / 5) + day - 1;
}

function fromDayNumber(wanted: number): CalendarDate {
  const number = Math.min(LAST_NUMBER, Math.max(FIRST_NUMBER, wanted));
  const cycle = Math.floor(number / DAYS_OF_400_YEARS);
  const inCycle = number - cycle * DAYS_OF_400_YEARS;
  const years = Math.floor(
    (inCycle -
      Math.floor(inCycle / 1460) +
      Math.floor(inCycle / 36_524) -
      Math.floor(inCycle / 146_096)) /
      365,
  );
  const inYear = inCycle - (years * 365 + Math.floor(years / 4) - Math.floor(years / 100));
  const monthsFromMarch = Math.floor((5 * inYear + 2) / 153);
  const day = inYear - Math.floor((153 * monthsFromMarch + 2) / 5) + 1;
  const month = monthsFromMarch < 10 ? monthsFromMarch + 3 : monthsFromMarch - 9;
  return write(years + cycle * 400 + (month <= 2 ? 1 : 0), month, day);
}

function write(year: number, month: number, day: number): CalendarDate {
  const text = `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place where the brand is given
  return text as CalendarDate;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
