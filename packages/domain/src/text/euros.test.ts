import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEuroCents, writeEuros } from './euros.ts';

describe('an amount of euros', () => {
  it.each([
    ['89,90 €', 8990],
    ['89 €', 8900],
    ['89€', 8900],
    ['€ 89,5', 8950],
    ['89.90', 8990],
    ['1.234,50 €', 123_450],
    ['1234,50\u00A0€', 123_450],
    ['1.234', 123_400],
    ['EUR 12', 1200],
    ['0 €', 0],
  ])('is read from %j', (text, cents) => {
    expect(readEuroCents(text)).toBe(cents);
  });

  it.each(['', 'ab 89 €', '89 CHF', '-5 €', '1.23.4 €', '12,345 €', 'zwölf'])(
    'is not read from %j',
    (text) => {
      expect(readEuroCents(text)).toBeNull();
    },
  );

  it.each([
    [8990, '89,90 €'],
    [5, '0,05 €'],
    [0, '0,00 €'],
    [123_456_700, '1.234.567,00 €'],
  ])('of %i cents is written %s', (cents, text) => {
    expect(writeEuros(cents)).toBe(text);
  });

  it('is read as it was written', () => {
    fc.assert(
      fc.property(fc.nat(), (cents) => {
        expect(readEuroCents(writeEuros(cents))).toBe(cents);
      }),
    );
  });
});
