import { dateOf } from '@fahrtwind/domain/testing';
import { expect, it } from 'vitest';
import { addMonths, dateAfterKey, weeksOf } from './month-grid.ts';

it('begins weeks on Monday', () => {
  const weeks = weeksOf({ year: 2026, month: 7 });
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([
    null,
    null,
    '2026-07-01',
    '2026-07-02',
    '2026-07-03',
    '2026-07-04',
    '2026-07-05',
  ]);
  expect(weeks.at(-1)?.slice(0, 6)).toEqual([
    '2026-07-27',
    '2026-07-28',
    '2026-07-29',
    '2026-07-30',
    '2026-07-31',
    null,
  ]);
});

it('has all days of every month of forty years, each once, in weeks of seven', () => {
  for (let count = 0; count < 480; count += 1) {
    const month = addMonths({ year: 2000, month: 1 }, count);
    const weeks = weeksOf(month);
    const days = weeks.flat().filter((date) => date !== null);
    const expected = new Date(Date.UTC(month.year, month.month, 0)).getUTCDate();
    expect(days).toHaveLength(expected);
    expect(weeks.every((week) => week.length === 7 && week.some((date) => date !== null))).toBe(
      true,
    );
    const first = new Date(`${days[0]}T00:00:00Z`).getUTCDay();
    expect(weeks[0]?.indexOf(days[0] ?? null)).toBe((first + 6) % 7);
  }
});

it.each([
  ['ArrowLeft', false, '2026-07-30'],
  ['ArrowRight', false, '2026-08-01'],
  ['ArrowUp', false, '2026-07-24'],
  ['ArrowDown', false, '2026-08-07'],
  ['Home', false, '2026-07-27'],
  ['End', false, '2026-08-02'],
  ['PageUp', false, '2026-06-30'],
  ['PageDown', false, '2026-08-31'],
  ['PageUp', true, '2025-07-31'],
  ['PageDown', true, '2027-07-31'],
  ['Tab', false, null],
])('goes by %s (shift: %s) to %s', (key, isShift, date) => {
  expect(dateAfterKey(dateOf('2026-07-31'), key, isShift)).toBe(date);
});

it('keeps the day of a leap year where it can', () => {
  expect(dateAfterKey(dateOf('2028-02-29'), 'PageDown', true)).toBe('2029-02-28');
});
