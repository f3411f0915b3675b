import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  calendarDate,
  daysBetween,
  isCalendarDate,
  readCalendarDate,
  type CalendarDate,
} from './calendar-date.ts';

const date = (text: string): CalendarDate => {
  const read = readCalendarDate(text);
  if (read === null) throw new Error(`no date: ${text}`);
  return read;
};

const MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const pad = (number: number, width: number) => String(number).padStart(width, '0');

/** Turns the leaves of a calendar one by one, as a person would. */
function nextLeaf(text: string): string {
  let [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const length = month === 2 && isLeap ? 29 : (MONTHS[month - 1] ?? 0);
  day += 1;
  if (day > length) [day, month] = [1, month + 1];
  if (month > 12) [month, year] = [1, year + 1];
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

describe('a calendar date', () => {
  it.each(['2026-07-12', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])(
    'can be %s',
    (text) => {
      expect(isCalendarDate(text)).toBe(true);
    },
  );

  it.each([
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '0000-01-01',
    '2026-7-12',
    '2026-07-12T00:00:00Z',
    ' 2026-07-12',
    '2026-07-12\n',
    '12.07.2026',
    '',
  ])('is never %j', (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });

  it('is refused for a day that does not exist', () => {
    expect(calendarDate(2023, 2, 29)).toBeNull();
    expect(calendarDate(2024, 2, 29)).toBe('2024-02-29');
  });

  it('follows the leaves of a calendar for 400 years, leap days and year ends included', () => {
    let leaf = '1899-12-31';
    let counted = date(leaf);
    for (let turned = 0; turned < 146_097; turned += 1) {
      leaf = nextLeaf(leaf);
      counted = addDays(counted, 1);
      if (counted !== leaf) expect(counted).toBe(leaf);
    }
    expect(counted).toBe('2299-12-31');
    expect(daysBetween(date('1899-12-31'), counted)).toBe(146_097);
  });

  it.each([
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2025-02-28', 1, '2025-03-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2024-03-01', -1, '2024-02-29'],
  ])('counts from %s by %i days to %s', (from, days, to) => {
    expect(addDays(date(from), days)).toBe(to);
    expect(daysBetween(date(from), date(to))).toBe(days);
  });

  it('stops at the ends of the calendar instead of leaving it', () => {
    expect(addDays(date('9999-12-30'), 5)).toBe('9999-12-31');
    expect(addDays(date('0001-01-02'), -5)).toBe('0001-01-01');
  });

  it('goes any number of days there and back, and is ordered as text', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 120_000 }),
        fc.integer({ min: -9999, max: 9999 }),
        (start, step) => {
          const from = addDays(date('1900-01-01'), start);
          const to = addDays(from, step);
          expect(isCalendarDate(to)).toBe(true);
          expect(daysBetween(from, to)).toBe(step);
          expect(addDays(to, -step)).toBe(from);
          expect(from < to).toBe(step > 0);
        },
      ),
    );
  });
});
