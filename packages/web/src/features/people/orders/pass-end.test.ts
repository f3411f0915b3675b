import { expect, it } from 'vitest';
import { passEnd } from './pass-end.ts';

const pass = (paidAt: string | null, change: object = {}) => ({
  state: 'paid' as const,
  paidAt,
  lines: [{ passDays: 365, quantity: 1, revokedQuantity: 0 }],
  ...change,
});

it('ends after its days, and a second pass begins after the first', () => {
  const first = pass('2026-01-01T10:00:00.000Z');
  expect(passEnd([first])).toBe('2027-01-01T10:00:00.000Z');
  expect(passEnd([pass('2026-06-01T10:00:00.000Z'), first])).toBe('2028-01-01T10:00:00.000Z');
});

it('counts no pass that is unpaid, cancelled or revoked', () => {
  const revoked = [{ passDays: 365, quantity: 1, revokedQuantity: 1 }];
  const paidAt = '2026-01-01T10:00:00.000Z';
  expect(passEnd([pass(null)])).toBeNull();
  expect(passEnd([pass(paidAt, { state: 'cancelled' })])).toBeNull();
  expect(passEnd([pass(paidAt, { lines: revoked })])).toBeNull();
  expect(
    passEnd([pass(paidAt, { lines: [{ passDays: null, quantity: 2, revokedQuantity: 0 }] })]),
  ).toBeNull();
});
