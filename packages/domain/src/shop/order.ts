/** open: made and not paid yet. expired: never paid in time. */
export const ORDER_STATES = ['open', 'paid', 'shipped', 'cancelled', 'expired'] as const;

export type OrderState = (typeof ORDER_STATES)[number];

export const PAYMENT_METHODS = ['prepayment', 'stripe'] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** What can be agreed to or has to be read before ordering; the files of these names in `content/legal`. */
export const SHOP_TEXTS = ['terms', 'revocation', 'guarantee'] as const;

export type ShopText = (typeof SHOP_TEXTS)[number];

/** How long an order can be paid. */
export const PAYMENT_MINUTES: Readonly<Record<PaymentMethod, number>> = {
  // A transfer over a weekend and a holiday arrives in time.
  prepayment: 14 * 24 * 60,
  stripe: 60,
};

/** How long goods are kept back for an order that is not paid. An instant transfer takes seconds, others a working day. */
export const HOLD_MINUTES: Readonly<Record<PaymentMethod, number>> = {
  prepayment: 24 * 60,
  stripe: PAYMENT_MINUTES.stripe,
};

interface Money {
  readonly state: OrderState;
  readonly totalCents: number;
  /** The price of what was revoked, with its part of the shipping. */
  readonly revokedCents: number;
  readonly paidCents: number;
  readonly refundedCents: number;
}

export interface Balance {
  /** What is still to be paid. */
  readonly dueCents: number;
  /** What the customer is to get back. */
  readonly refundDueCents: number;
}

/** How much the customer or the shop still owes the other. */
export function balanceOf(order: Money): Balance {
  const isOver = order.state === 'cancelled' || order.state === 'expired';
  const owed = isOver ? 0 : order.totalCents - order.revokedCents;
  const kept = order.paidCents - order.refundedCents;
  return { dueCents: Math.max(0, owed - kept), refundDueCents: Math.max(0, kept - owed) };
}

/** What has left cannot be cancelled, but revoked. */
export function mayCancel(state: OrderState): boolean {
  return state === 'open' || state === 'paid';
}

/** An IBAN in groups of four, as people read and compare it. */
export function writeIban(iban: string): string {
  return iban.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1\u00A0');
}

interface OrderedLine {
  /** Null for goods. */
  readonly passDays: number | null;
  readonly quantity: number;
  readonly revokedQuantity: number;
}

/** Whether nothing of an order is sent: what was not revoked is passes, or there never was anything else. */
export function isPassOnly(lines: readonly OrderedLine[]): boolean {
  const kept = lines.filter((line) => line.revokedQuantity < line.quantity);
  return (kept.length > 0 ? kept : lines).every(({ passDays }) => passDays !== null);
}
