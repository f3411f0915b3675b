import type { Queries } from '../../../db/queries.ts';
import { AppError } from '../../../http/app-error.ts';
import { goodsOf, takeStock } from '../catalogue/stock.repository.ts';
import { issueInvoice, type Seller } from '../invoices/invoice.repository.ts';
import type { OrderLineRow, OrderRow, OrderWithLines } from '../tables/shop.tables.ts';
import { endOrder } from './end-order.ts';
import type { Emitting } from './order-event.ts';
import { changeOrder, lockOrder } from './order.repository.ts';
import { isPassLost, startPasses } from './pro-pass.repository.ts';

export type Settling = Emitting & { readonly config: Seller };

/** What happens once an order is paid. An order without goods is delivered with that; goods may be sold by then. */
export async function settleOrder(
  tx: Queries,
  parts: Settling,
  { order, lines }: OrderWithLines,
): Promise<void> {
  if (isPassLost(order, lines))
    return endOrder(tx, parts, { order, lines }, { state: 'cancelled', reason: null });
  if (order.heldUntil === null && (await takeStock(tx, goodsOf(lines))) !== null)
    return endOrder(tx, parts, { order, lines }, { state: 'cancelled', reason: 'sold-out' });
  const now = new Date();
  const isToSend = hasGoods(lines);
  const settled = await changeOrder(tx, order.id, {
    state: isToSend ? 'paid' : 'shipped',
    paidAt: now,
    heldUntil: order.heldUntil ?? now,
    ...(isToSend ? {} : { shippedAt: now }),
  });
  await startPasses(tx, settled, lines);
  const invoice = isToSend ? null : await issueInvoice(tx, parts.config, { order: settled, lines });
  await parts.emit(tx, { kind: 'paid', order: settled, lines, invoice });
}

/** Whether something is to be sent: passes are not, nor what was revoked. */
export function hasGoods(lines: readonly OrderLineRow[]): boolean {
  return lines.some((line) => line.passDays === null && line.quantity > line.revokedQuantity);
}

/** Says once that a paid order has left. */
export async function shipOrder(
  tx: Queries,
  parts: Settling,
  id: string,
  shipment: NonNullable<OrderRow['shipment']>,
): Promise<void> {
  const locked = await lockOrder(tx, id);
  if (locked?.order.state === 'shipped') return;
  if (locked?.order.state !== 'paid') throw new AppError('conflict');
  const order = await changeOrder(tx, id, { state: 'shipped', shippedAt: new Date(), shipment });
  const invoice = await issueInvoice(tx, parts.config, { order, lines: locked.lines });
  await parts.emit(tx, { kind: 'shipped', order, invoice });
}

/** A paid order of which nothing is left to be sent is delivered, and can no longer be cancelled. */
export async function closeWithoutGoods(
  tx: Queries,
  parts: Settling,
  { order: { id }, lines }: OrderWithLines,
): Promise<void> {
  const order = await changeOrder(tx, id, { state: 'shipped', shippedAt: new Date() });
  const invoice = await issueInvoice(tx, parts.config, { order, lines });
  await parts.emit(tx, { kind: 'closed', order, invoice });
}
