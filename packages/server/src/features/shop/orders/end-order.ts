import { mayCancel } from '@fahrtwind/domain';
import type { Queries } from '../../../db/queries.ts';
import { AppError } from '../../../http/app-error.ts';
import { goodsOf, returnStock } from '../catalogue/stock.repository.ts';
import type { OrderWithLines } from '../tables/shop.tables.ts';
import type { Emitting, EndReason } from './order-event.ts';
import { changeOrder, lockOrder } from './order.repository.ts';
import { endPasses } from './pro-pass.repository.ts';

/** Gives up an order that has not been sent: goods go back to the stock, what was paid is to be refunded. */
export async function endOrder(
  tx: Queries,
  parts: Emitting,
  { order, lines }: OrderWithLines,
  end: { readonly state: 'cancelled' | 'expired'; readonly reason: EndReason },
): Promise<void> {
  if (order.heldUntil !== null) await returnStock(tx, goodsOf(lines));
  await endPasses(tx, order.id);
  const ended = await changeOrder(tx, order.id, { state: end.state, endedAt: new Date() });
  await parts.emit(tx, { kind: 'ended', order: ended, reason: end.reason });
}

/** Cancels an order; the caller has checked who may. False when it was cancelled before, as by a second click. */
export async function cancelOrder(
  tx: Queries,
  parts: Emitting,
  id: string,
  reason: string,
): Promise<boolean> {
  const locked = await lockOrder(tx, id);
  if (!locked) throw new AppError('object-not-found');
  if (locked.order.state === 'cancelled') return false;
  if (!mayCancel(locked.order.state)) throw new AppError('shop-too-late');
  await endOrder(tx, parts, locked, { state: 'cancelled', reason: { said: reason } });
  return true;
}

/** Ends an order that is still unpaid; with a time only if it cannot be paid any longer then. */
export async function expireOrder(
  tx: Queries,
  parts: Emitting,
  id: string,
  at?: Date,
): Promise<void> {
  const locked = await lockOrder(tx, id);
  if (locked?.order.state !== 'open') return;
  if (at && locked.order.payUntil > at) return;
  await endOrder(tx, parts, locked, { state: 'expired', reason: null });
}

/** Puts the goods of an unpaid order on sale again. It can still be paid. */
export async function releaseGoods(tx: Queries, id: string, at: Date): Promise<void> {
  const locked = await lockOrder(tx, id);
  const heldUntil = locked?.order.heldUntil ?? null;
  if (locked?.order.state !== 'open' || heldUntil === null || heldUntil > at) return;
  await returnStock(tx, goodsOf(locked.lines));
  await changeOrder(tx, id, { heldUntil: null });
}
