import { easterSunday } from '../text/feasts.ts';
import { weekdayOf } from '../text/weekdays.ts';
import { addDays, readCalendarDate, type CalendarDate } from '../text/calendar-date.ts';
import { gramsOf, type PricedLine } from './order-totals.ts';
import { shippingCents, type ShopCountry } from './shipping.ts';

/** § 355 BGB. */
export const REVOCATION_DAYS = 14;
export const MAX_REVOCATION_COMMENT_LENGTH = 2000;

export interface RevocableLine extends PricedLine {
  readonly revokedQuantity: number;
}

interface RevocableOrder {
  readonly lines: readonly RevocableLine[];
  readonly shippingCents: number;
  readonly country: ShopCountry;
}

/**
 * What everything that was revoked of an order comes to: the goods, and of the outward shipping what sending the rest
 * alone would have cost less. For a whole order that is all of it.
 */
export function revokedCents(order: RevocableOrder): number {
  const goods = order.lines.reduce((sum, line) => sum + line.unitCents * line.revokedQuantity, 0);
  const kept = order.lines.map((line) => ({
    ...line,
    quantity: line.quantity - line.revokedQuantity,
  }));
  const keptShipping = shippingCents(gramsOf(kept), order.country) ?? order.shippingCents;
  return goods + Math.max(0, order.shippingCents - keptShipping);
}

const HOUR_MS = 60 * 60 * 1000;
/** How far clocks in the EU are from UTC: from the Azores to Finland in summer. */
const WEST_MS = HOUR_MS;
const EAST_MS = 3 * HOUR_MS;

/**
 * The day of the contract does not count, and the last one counts to its end, wherever in the EU the customer is. It is a
 * working day (§ 193 BGB).
 */
export function isInRevocationTime(madeAt: Date, receivedAt: Date): boolean {
  const made = dayAt(madeAt.getTime() + EAST_MS);
  const received = dayAt(receivedAt.getTime() - WEST_MS);
  if (made === null || received === null) return true;
  return received <= nextWorkingDay(addDays(made, REVOCATION_DAYS));
}

function dayAt(ms: number): CalendarDate | null {
  return readCalendarDate(new Date(ms).toISOString().slice(0, 10));
}

function nextWorkingDay(date: CalendarDate): CalendarDate {
  const isFree = weekdayOf(date) >= 5 || isHoliday(date);
  return isFree ? nextWorkingDay(addDays(date, 1)) : date;
}

const FIXED_HOLIDAYS = ['01-01', '05-01', '10-03', '12-25', '12-26'];
/** Good Friday, Easter Monday, Ascension and Whit Monday, in days after Easter Sunday. */
const AROUND_EASTER = [-2, 1, 39, 50];

/** Whether it is a holiday in all of Germany. */
function isHoliday(date: CalendarDate): boolean {
  const easter = easterSunday(Number(date.slice(0, 4)));
  return (
    FIXED_HOLIDAYS.includes(date.slice(5)) ||
    (easter !== null && AROUND_EASTER.some((days) => addDays(easter, days) === date))
  );
}
