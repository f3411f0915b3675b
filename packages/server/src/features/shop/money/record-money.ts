import { randomUUID } from 'node:crypto';
import { balanceOf, type PaymentMethod } from '@fahrtwind/domain';
import type { Queries } from '../../../db/queries.ts';
import { AppError } from '../../../http/app-error.ts';
import { issueCorrection } from '../invoices/invoice.repository.ts';
import { changeOrder, lockOrder } from '../orders/order.repository.ts';
import { endPasses } from '../orders/pro-pass.repository.ts';
import { settleOrder, type Settling } from '../orders/settle-order.ts';
import { shopPayment } from '../tables/shop.tables.ts';

export interface Money {
  readonly orderId: string;
  readonly means: PaymentMethod;
  readonly amountCents: number;
  /** A calendar date. */
  readonly happenedOn: string;
  /** Unique for this money. */
  readonly reference: string;
  readonly recordedBy: string | null;
}

export interface RefundedMoney extends Money {
  /** The payment that is given back; missing where it does not matter which. */
  readonly ofPayment?: string;
  /** The key of the click that asked for it. */
  readonly wishKey?: string;
}

/** Far above every order, and far below what its column holds. */
const MAX_PAID_CENTS = 1_000_000_000;

/**
 * Records money that has arrived; the same reference counts once. The order is paid when nothing is due any more. Money
 * for an order that is over only counts: it is to be refunded.
 */
export async function recordPayment(tx: Queries, parts: Settling, money: Money): Promise<void> {
  const locked = await lockOrder(tx, money.orderId);
  if (!locked) throw new AppError('object-not-found');
  if (!(await keep(tx, 'payment', money))) return;
  const paidCents = locked.order.paidCents + money.amountCents;
  if (paidCents > MAX_PAID_CENTS) throw new AppError('shop-amount', 'amountCents');
  const order = await changeOrder(tx, locked.order.id, { paidCents });
  if (order.state !== 'open' || balanceOf(order).dueCents > 0) return;
  await settleOrder(tx, parts, { order, lines: locked.lines });
}

/** Records money that was given back: at most what was paid. The same reference counts once. */
export async function recordRefund(
  tx: Queries,
  parts: Settling,
  money: RefundedMoney,
): Promise<void> {
  const locked = await lockOrder(tx, money.orderId);
  if (!locked) throw new AppError('object-not-found');
  if (!(await keep(tx, 'refund', money))) return;
  const refundedCents = locked.order.refundedCents + money.amountCents;
  if (refundedCents > locked.order.paidCents) throw new AppError('shop-amount', 'amountCents');
  const order = await changeOrder(tx, locked.order.id, { refundedCents });
  // A pass that was paid back in full is over.
  if (refundedCents === order.paidCents) await endPasses(tx, order.id);
  const correction = await issueCorrection(tx, parts.config, order);
  const { amountCents } = money;
  await parts.emit(tx, { kind: 'refunded', order, amountCents, correction });
}

/** Whether it was new. */
async function keep(
  tx: Queries,
  kind: 'payment' | 'refund',
  money: RefundedMoney,
): Promise<boolean> {
  const kept = await tx
    .insert(shopPayment)
    .values({ id: randomUUID(), kind, ...money })
    .onConflictDoNothing({ target: shopPayment.reference })
    .returning({ id: shopPayment.id });
  return kept.length === 1;
}
