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

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day of the contract does not count, and the last one counts to its end, wherever the customer is. */
export function isInRevocationTime(madeAt: Date, receivedAt: Date): boolean {
  return receivedAt.getTime() <= madeAt.getTime() + (REVOCATION_DAYS + 1) * DAY_MS;
}
