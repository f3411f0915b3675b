import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDate } from './calendar-date.ts';
import {
  readGermanDate,
  readShortGermanDate,
  writeGermanDate,
  writeShortGermanDate,
} from './german-date.ts';

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

describe('DD.MM.', () => {
  it('belongs to the year it is read for [VA-6]', () => {
    expect(readShortGermanDate('12.07.', 2026)).toBe('2026-07-12');
    expect(readShortGermanDate('29.02.', 2024)).toBe('2024-02-29');
  });

  it.each(['12.07', '12.7.', '1.07.', '12.07.2026', '31.06.', ''])('%j is none [VA-6]', (text) => {
    expect(readShortGermanDate(text, 2026)).toBeNull();
  });

  it('has no 29 February outside of leap years', () => {
    expect(readShortGermanDate('29.02.', 2026)).toBeNull();
  });
});

it('reads every day as it was written, in both forms [VA-6]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 110_000 }), (days) => {
      const first = calendarDate(1900, 1, 1);
      if (first === null) throw new Error('1900 had a first day');
      const date = addDays(first, days);
      expect(readGermanDate(writeGermanDate(date))).toBe(date);
      expect(readShortGermanDate(writeShortGermanDate(date), Number(date.slice(0, 4)))).toBe(date);
    }),
  );
});
