import { describe, expect, it } from 'vitest';
import { HOLD_MINUTES, isPassOnly, PAYMENT_MINUTES, writeIban } from './order.ts';
import { ORDERS_PATH, shopPath } from './shop-paths.ts';

const DAY_MINUTES = 1440;

it('can be paid for two weeks by transfer and for an hour by card, and holds goods for a day or that hour', () => {
  expect(PAYMENT_MINUTES).toEqual({ prepayment: 14 * DAY_MINUTES, stripe: 60 });
  expect(HOLD_MINUTES).toEqual({ prepayment: DAY_MINUTES, stripe: 60 });
});

describe('an IBAN', () => {
  it.each([
    ['DE02120300000000202051', 'DE02 1203 0000 0000 2020 51'],
    ['AT61 1904 3002\u00A03457 3201', 'AT61 1904 3002 3457 3201'],
  ])('%s is written in groups of four', (iban, written) => {
    expect(writeIban(iban)).toBe(written.replaceAll(' ', '\u00A0'));
  });
});

describe('nothing is sent', () => {
  const pass = { passDays: 365, quantity: 1, revokedQuantity: 0 };
  const mugs = { passDays: null, quantity: 2, revokedQuantity: 0 };
  const revokedPass = { ...pass, revokedQuantity: 1 };
  const revokedMugs = { ...mugs, revokedQuantity: 2 };

  it.each([
    ['passes', [pass, pass], true],
    ['goods', [mugs], false],
    ['a pass and goods', [pass, mugs], false],
    ['a pass and revoked goods', [pass, revokedMugs], true],
    ['a pass and goods that were revoked in part', [pass, { ...mugs, revokedQuantity: 1 }], false],
    ['a revoked pass', [revokedPass], true],
    ['revoked goods', [revokedMugs], false],
    ['a revoked pass and revoked goods', [revokedPass, revokedMugs], false],
  ])('of an order of $0: $2', (_, lines, isPasses) => {
    expect(isPassOnly(lines)).toBe(isPasses);
  });
});

it('has an address for each view of the shop, with what the view is about', () => {
  expect(shopPath('warenkorb')).toBe('/merch?warenkorb');
  expect(shopPath('produkt', 'becher & co')).toBe('/merch?produkt=becher%20%26%20co');
  expect(ORDERS_PATH).toBe('/Profil?bestellungen');
});
