import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDate } from './calendar-date.ts';
import { readGermanDate, writeGermanDate, writeShortGermanDate } from './german-date.ts';

describe('DD.MM.YYYY', () => {
  it.each([
    ['12.07.2026', '2026-07-12'],
    ['29.02.2024', '2024-02-29'],
    ['31.12.1999', '1999-12-31'],
  ])('%s is %s [VA-6]', (german, iso) => {
    expect(readGermanDate(german)).toBe(iso);
  });

  it.each([
    '1.7.2026',
    '12.7.2026',
    '12.07.26',
    '12.07.',
    '29.02.2026',
    '31.04.2026',
    '00.01.2026',
    '12.13.2026',
    '12-07-2026',
    '12/07/2026',
    '2026-07-12',
    ' 12.07.2026',
    '12.07.2026 ',
    '12.07.2026\n',
    '',
  ])('%j is none [VA-6]', (text) => {
    expect(readGermanDate(text)).toBeNull();
  });
});

it('reads every day as it was written, and writes it shorter without the year [VA-6]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 110_000 }), (days) => {
      const first = calendarDate(1900, 1, 1);
      if (first === null) throw new Error('1900 had a first day');
      const date = addDays(first, days);
      expect(readGermanDate(writeGermanDate(date))).toBe(date);
      expect(writeGermanDate(date)).toBe(writeShortGermanDate(date) + date.slice(0, 4));
    }),
  );
});
