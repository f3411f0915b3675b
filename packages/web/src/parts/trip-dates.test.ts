import { expect, it } from 'vitest';
import {
  formatDay,
  formatDayChip,
  formatShortWeekday,
  formatTripDates,
  formatWeekday,
} from './trip-dates.ts';

it.each([
  ['2026-07-12', '2026-07-20', '12.07. – 20.07.2026'],
  ['2026-12-28', '2027-01-03', '28.12.2026 – 03.01.2027'],
  ['2026-07-12', '2026-07-12', '12.07.2026'],
  ['', '2026-07-12', ''],
  ['2026-02-30', '2026-03-01', ''],
])('writes %s to %s as %s [VA-6]', (start, end, text) => {
  expect(formatTripDates(start, end, 'de')).toBe(text);
});

it('writes days with their weekday, in summer time and at the turn of the year [VA-6]', () => {
  expect(formatWeekday('2026-03-29', 'de')).toBe('Sonntag, 29.03.');
  expect(formatWeekday('2026-12-31', 'de')).toBe('Donnerstag, 31.12.');
  expect(formatDay('2026-01-01', 'de')).toBe('01.01.2026');
});

it('writes English dates the British way', () => {
  expect(formatTripDates('2026-07-12', '2026-07-20', 'en')).toMatch(/^12\s?–\s?20 Jul 2026$/);
  expect(formatWeekday('2026-07-12', 'en')).toBe('Sunday, 12 Jul');
});

it('is short where there is little room, and empty for what is no date', () => {
  expect(formatShortWeekday('2026-07-12', 'de')).toBe('So 12.07.');
  expect(formatShortWeekday('2026-07-12', 'en')).toBe('Sun 12 Jul');
  expect([formatDayChip('2026-07-04', 'de'), formatDayChip('2026-07-12', 'en')]).toEqual([
    'Sa 4',
    'Sun 12',
  ]);
  expect([formatShortWeekday('', 'de'), formatDayChip('', 'de')]).toEqual(['', '']);
});
