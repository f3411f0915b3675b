import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limitsOf } from '../account/pro-pass.ts';
import { balanceOf, mayCancel, ORDER_STATES } from './order.ts';
import { gramsOf, orderTotals, splitVat } from './order-totals.ts';
import { isInRevocationTime, revokedCents } from './revocation.ts';
import { EU_COUNTRIES, shippingCents } from './shipping.ts';

const line = fc.record({
  unitCents: fc.integer({ min: 1, max: 1_000_000 }),
  quantity: fc.integer({ min: 1, max: 10 }),
  vatPercent: fc.constantFrom(7, 19),
  weightGrams: fc.integer({ min: 0, max: 3000 }),
});
const lines = fc.array(line, { minLength: 1, maxLength: 20 });
const shipping = fc.integer({ min: 0, max: 5000 });

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

describe('the totals of an order', () => {
  it('are whole cents, and the shares of VAT come to the total', () => {
    fc.assert(
      fc.property(lines, shipping, (all, shippingPaid) => {
        const { goodsCents, totalCents, vat } = orderTotals(all, shippingPaid, 'regular');
        expect(totalCents).toBe(goodsCents + shippingPaid);
        expect(sumOf(vat.map(({ grossCents }) => grossCents))).toBe(totalCents);
        for (const share of vat) {
          expect(share.netCents + share.vatCents).toBe(share.grossCents);
          expect(Object.values(share).every(Number.isInteger)).toBe(true);
        }
      }),
    );
  });

  it('are off by half a cent at most for each rate, however many lines there are', () => {
    fc.assert(
      fc.property(lines, shipping, (all, shippingPaid) => {
        for (const { percent, grossCents, vatCents } of orderTotals(all, shippingPaid, 'regular')
          .vat)
          expect(Math.abs(vatCents - grossCents + grossCents / (1 + percent / 100))).toBeLessThan(
            0.500_001,
          );
      }),
    );
  });

  it('show no VAT for a small business, and the same total', () => {
    fc.assert(
      fc.property(lines, shipping, (all, shippingPaid) => {
        const small = orderTotals(all, shippingPaid, 'small-business');
        expect(small).toEqual({ ...orderTotals(all, shippingPaid, 'regular'), vat: [] });
      }),
    );
  });

  it('give shipping the rates of the goods by their value', () => {
    const mug = { unitCents: 3000, quantity: 1, vatPercent: 19, weightGrams: 200 };
    const card = { unitCents: 1000, quantity: 1, vatPercent: 7, weightGrams: 100 };
    expect(orderTotals([mug, card], 400, 'regular').vat).toEqual([
      { percent: 19, grossCents: 3300, netCents: 2773, vatCents: 527 },
      { percent: 7, grossCents: 1100, netCents: 1028, vatCents: 72 },
    ]);
  });

  it('lists the highest rate first, whichever was ordered first', () => {
    const card = { unitCents: 1000, quantity: 1, vatPercent: 7, weightGrams: 100 };
    const mug = { ...card, vatPercent: 19 };
    const rates = orderTotals([card, mug, card], 0, 'regular').vat.map(({ percent }) => percent);
    expect(rates).toEqual([19, 7]);
  });

  const pass = { unitCents: 9000, quantity: 1, vatPercent: 19, weightGrams: 0 };
  const book = { unitCents: 2000, quantity: 1, vatPercent: 7, weightGrams: 500 };
  const mug = { unitCents: 1000, quantity: 1, vatPercent: 19, weightGrams: 300 };

  it.each([
    ['only to what is sent', [pass, book], 290, [9000, 2290]],
    ['with the odd cent to the rate of the most', [mug, book], 100, [1033, 2067]],
    [
      'to the highest rate where nothing is sent',
      [pass, { ...book, weightGrams: 0 }],
      290,
      [9290, 2000],
    ],
    ['of nothing to passes', [pass], 0, [9000]],
  ])('give shipping %s', (_, all, paid, gross) => {
    expect(orderTotals(all, paid, 'regular').vat.map(({ grossCents }) => grossCents)).toEqual(
      gross,
    );
  });

  it('are taken back in parts that come to the whole amount', () => {
    fc.assert(
      fc.property(
        lines,
        shipping,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (all, paid, part) => {
          const totals = orderTotals(all, paid, 'regular');
          const amount = 0 - Math.round(totals.totalCents * part);
          const shares = splitVat(totals.vat, amount);
          expect(sumOf(shares.map(({ netCents, vatCents }) => netCents + vatCents))).toBe(amount);
        },
      ),
    );
  });
});

describe('shipping', () => {
  it('never gets cheaper with weight, and costs nothing without', () => {
    const country = fc.constantFrom(...EU_COUNTRIES);
    const grams = fc.integer({ min: 1, max: 31_500 });
    fc.assert(
      fc.property(country, grams, grams, (to, one, other) => {
        const [light, heavy] = [Math.min(one, other), Math.max(one, other)];
        expect(shippingCents(light, to)).toBeLessThanOrEqual(shippingCents(heavy, to) ?? 0);
        expect(shippingCents(0, to)).toBe(0);
      }),
    );
  });

  it.each([
    [1, 290, 690],
    [500, 290, 690],
    [501, 490, 1390],
    [2000, 490, 1390],
    [2001, 690, 1990],
    [10_000, 690, 1990],
    [10_001, 1690, 3990],
    [31_500, 1690, 3990],
  ])('of %i g costs %i cents within Germany and %i to Austria', (grams, german, austrian) => {
    expect([shippingCents(grams, 'DE'), shippingCents(grams, 'AT')]).toEqual([german, austrian]);
  });

  it('knows no parcel above 31.5 kg', () => {
    expect(shippingCents(31_501, 'DE')).toBeNull();
  });
});

describe('a revocation', () => {
  const order = fc
    .tuple(lines, fc.constantFrom(...EU_COUNTRIES))
    .map(([all, country]) => ({ all, country, paid: shippingCents(gramsOf(all), country) }))
    .filter(({ paid }) => paid !== null);

  it('of everything gives back everything, with the outward shipping', () => {
    fc.assert(
      fc.property(order, ({ all, country, paid }) => {
        const revoked = all.map((one) => ({ ...one, revokedQuantity: one.quantity }));
        const { totalCents } = orderTotals(all, paid ?? 0, 'regular');
        expect(revokedCents({ lines: revoked, shippingCents: paid ?? 0, country })).toBe(
          totalCents,
        );
      }),
    );
  });

  it('of a part gives back its price, and no more of the shipping than was paid', () => {
    fc.assert(
      fc.property(order, fc.nat(), ({ all, country, paid }, which) => {
        const index = which % all.length;
        const revoked = all.map((one, at) => ({ ...one, revokedQuantity: at === index ? 1 : 0 }));
        const back = revokedCents({ lines: revoked, shippingCents: paid ?? 0, country });
        const price = all[index]?.unitCents ?? 0;
        expect(back).toBeGreaterThanOrEqual(price);
        expect(back).toBeLessThanOrEqual(price + (paid ?? 0));
      }),
    );
  });

  it('of a part gives back what sending the rest alone would have cost less', () => {
    const mug = { unitCents: 1500, quantity: 1, vatPercent: 19, weightGrams: 400 };
    const lamp = { ...mug, unitCents: 4000, weightGrams: 1200 };
    const all = [
      { ...mug, revokedQuantity: 0 },
      { ...lamp, revokedQuantity: 1 },
    ];
    expect(revokedCents({ lines: all, shippingCents: 490, country: 'DE' })).toBe(4000 + 490 - 290);
  });

  it.each([
    [14, true],
    [16, false],
  ])('after %i days is in time: %s', (days, isInTime) => {
    const made = new Date('2026-11-01T10:00:00Z');
    const received = new Date(made.getTime() + days * 86_400_000);
    expect(isInRevocationTime(made, received)).toBe(isInTime);
  });
});

describe('the time for a revocation', () => {
  it.each([
    ['a working day', '2026-11-03', '2026-11-17'],
    ['a Saturday', '2026-11-07', '2026-11-23'],
    ['a Sunday', '2026-11-08', '2026-11-23'],
    ['Good Friday', '2027-03-12', '2027-03-30'],
    ['Ascension', '2027-04-22', '2027-05-07'],
    ['Christmas before a weekend', '2026-12-11', '2026-12-28'],
    ['New Year before a weekend', '2026-12-18', '2027-01-04'],
    ['Easter Monday', '2027-03-15', '2027-03-30'],
    ['Whit Monday', '2027-05-03', '2027-05-18'],
    ['May Day before a weekend', '2026-04-17', '2026-05-04'],
    ['the Day of German Unity', '2028-09-19', '2028-10-04'],
    ['Christmas in the middle of a week', '2028-12-11', '2028-12-27'],
  ])('that would end on %s', (_which, made, last) => {
    const madeAt = new Date(`${made}T10:00:00Z`);
    expect(isInRevocationTime(madeAt, new Date(`${last}T22:59:00Z`))).toBe(true);
    const next = new Date(Date.parse(`${last}T01:01:00Z`) + 86_400_000);
    expect(isInRevocationTime(madeAt, next)).toBe(false);
  });

  it('begins on the day that it was in the east of the EU, and ends on that of its west', () => {
    const received = new Date('2026-11-18T22:59:00Z');
    expect(isInRevocationTime(new Date('2026-11-03T20:59:00Z'), received)).toBe(false);
    expect(isInRevocationTime(new Date('2026-11-03T21:00:00Z'), received)).toBe(true);
    const made = new Date('2026-11-03T10:00:00Z');
    expect(isInRevocationTime(made, new Date('2026-11-18T00:59:59Z'))).toBe(true);
    expect(isInRevocationTime(made, new Date('2026-11-18T01:00:00Z'))).toBe(false);
  });

  it('never refuses because of a date that the calendar does not know', () => {
    const known = new Date('2026-11-03T10:00:00Z');
    const unknown = new Date('+012026-11-03T10:00:00Z');
    expect(isInRevocationTime(unknown, known)).toBe(true);
    expect(isInRevocationTime(known, unknown)).toBe(true);
  });
});

describe('the balance of an order', () => {
  const open = {
    state: 'open',
    totalCents: 2000,
    revokedCents: 0,
    paidCents: 0,
    refundedCents: 0,
  } as const;

  it.each([
    [open, 2000, 0],
    [{ ...open, paidCents: 500 }, 1500, 0],
    [{ ...open, state: 'paid', paidCents: 2500 }, 0, 500],
    [{ ...open, state: 'shipped', paidCents: 2000, revokedCents: 800 }, 0, 800],
    [{ ...open, state: 'cancelled', paidCents: 2000 }, 0, 2000],
    [{ ...open, state: 'expired', paidCents: 2000, refundedCents: 2000 }, 0, 0],
  ] as const)('%o', (order, dueCents, refundDueCents) => {
    expect(balanceOf(order)).toEqual({ dueCents, refundDueCents });
  });

  it('can be cancelled until it is sent', () => {
    expect(ORDER_STATES.filter(mayCancel)).toEqual(['open', 'paid']);
  });
});

it('a pro pass raises both limits', () => {
  expect(limitsOf(false)).toEqual({ companions: 10, assistantTurnsPerDay: 30 });
  expect(limitsOf(true)).toEqual({ companions: 30, assistantTurnsPerDay: 200 });
});
