import { randomUUID } from 'node:crypto';
import { balanceOf, type PaymentMethod } from '@fahrtwind/domain';
import type { Queries } from '../../../db/queries.ts';
import { AppError } from '../../../http/app-error.ts';
import { SHOP_MAILS } from '../mails/shop-mail.ts';
import { tellClosed, tellPaid, tellRefunded, tellSoldOut } from '../mails/tell.ts';
import { issueCorrection, issueInvoice } from '../invoices/invoice.repository.ts';
import { endOrder } from '../orders/end-order.ts';
import { changeOrder, lockOrder } from '../orders/order.repository.ts';
import { endPasses, isPassLost, startPasses } from '../orders/pro-pass.repository.ts';
import { goodsOf, takeStock } from '../catalogue/stock.repository.ts';
import type { ShopParts } from '../shop-parts.ts';
import { shopPayment, type OrderLineRow, type OrderRow } from '../tables/shop.tables.ts';

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
export async function recordPayment(tx: Queries, parts: ShopParts, money: Money): Promise<void> {
  const locked = await lockOrder(tx, money.orderId);
  if (!locked) throw new AppError('object-not-found');
  if (!(await keep(tx, 'payment', money))) return;
  const { lines } = locked;
  const paidCents = locked.order.paidCents + money.amountCents;
  if (paidCents > MAX_PAID_CENTS) throw new AppError('shop-amount', 'amountCents');
  const order = await changeOrder(tx, locked.order.id, { paidCents });
  if (order.state !== 'open' || balanceOf(order).dueCents > 0) return;
  await settle(tx, parts, order, lines);
}

/** What happens once an order is paid. An order without goods is delivered with that; goods may be sold by then. */
export async function settle(
  tx: Queries,
  parts: ShopParts,
  order: OrderRow,
  lines: readonly OrderLineRow[],
): Promise<void> {
  if (isPassLost(order, lines)) {
    await endOrder(tx, parts, { order, lines }, { state: 'cancelled', reason: '' });
    return;
  }
  if (order.heldUntil === null && (await takeStock(tx, goodsOf(lines))) !== null) {
    const reason = SHOP_MAILS[order.language].soldOut;
    await endOrder(tx, parts, { order, lines }, { state: 'cancelled', reason });
    await tellSoldOut(tx, parts, order);
    return;
  }
  const now = new Date();
  const isToSend = hasGoods(lines);
  const settled = await changeOrder(tx, order.id, {
    state: isToSend ? 'paid' : 'shipped',
    paidAt: now,
    heldUntil: order.heldUntil ?? now,
    ...(isToSend ? {} : { shippedAt: now }),
  });
  await startPasses(tx, settled, lines);
  const invoice = isToSend ? null : await issueInvoice(tx, parts, { order: settled, lines });
  await tellPaid(tx, parts, { order: settled, lines }, invoice);
}

/** Whether something is to be sent: passes are not, nor what was revoked. */
export function hasGoods(lines: readonly OrderLineRow[]): boolean {
  return lines.some((line) => line.passDays === null && line.quantity > line.revokedQuantity);
}

/** A paid order of which nothing is left to be sent is delivered, and can no longer be cancelled. */
export async function closeWithoutGoods(
  tx: Queries,
  parts: ShopParts,
  { id }: OrderRow,
  lines: readonly OrderLineRow[],
): Promise<void> {
  const order = await changeOrder(tx, id, { state: 'shipped', shippedAt: new Date() });
  const invoice = await issueInvoice(tx, parts, { order, lines });
  await tellClosed(tx, parts, order, invoice);
}

/** Records money that was given back: at most what was paid. The same reference counts once. */
export async function recordRefund(
  tx: Queries,
  parts: ShopParts,
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
  const correction = await issueCorrection(tx, parts, order);
  await tellRefunded(tx, parts, order, money.amountCents, correction);
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
