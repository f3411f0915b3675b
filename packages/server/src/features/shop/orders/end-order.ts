import { mayCancel } from '@fahrtwind/domain';
import type { Queries } from '../../../db/queries.ts';
import { AppError } from '../../../http/app-error.ts';
import { tellEnded } from '../mails/tell.ts';
import type { ShopParts } from '../shop-parts.ts';
import type { OrderLineRow, OrderRow } from '../tables/shop.tables.ts';
import { changeOrder, lockOrder } from './order.repository.ts';
import { endPasses } from './pro-pass.repository.ts';
import { goodsOf, returnStock } from '../catalogue/stock.repository.ts';

interface Locked {
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
}

/** Gives up an order that has not been sent: goods go back to the stock, what was paid is to be refunded. */
export async function endOrder(
  tx: Queries,
  parts: ShopParts,
  { order, lines }: Locked,
  end: { readonly state: 'cancelled' | 'expired'; readonly reason: string },
): Promise<OrderRow> {
  if (order.heldUntil !== null) await returnStock(tx, goodsOf(lines));
  await endPasses(tx, order.id);
  const ended = await changeOrder(tx, order.id, { state: end.state, endedAt: new Date() });
  await tellEnded(tx, parts, ended, end.reason);
  return ended;
}

/** Cancels an order; the caller has checked who may. False when it was cancelled before, as by a second click. */
export async function cancelOrder(
  tx: Queries,
  parts: ShopParts,
  id: string,
  reason: string,
): Promise<boolean> {
  const locked = await lockOrder(tx, id);
  if (!locked) throw new AppError('object-not-found');
  if (locked.order.state === 'cancelled') return false;
  if (!mayCancel(locked.order.state)) throw new AppError('shop-too-late');
  await endOrder(tx, parts, locked, { state: 'cancelled', reason });
  return true;
}

/** Ends an order that is still unpaid; with a time only if it cannot be paid any longer then. */
export async function expireOrder(
  tx: Queries,
  parts: ShopParts,
  id: string,
  at?: Date,
): Promise<void> {
  const locked = await lockOrder(tx, id);
  if (locked?.order.state !== 'open') return;
  if (at && locked.order.payUntil > at) return;
  await endOrder(tx, parts, locked, { state: 'expired', reason: '' });
}

/** Puts the goods of an unpaid order on sale again. It can still be paid. */
export async function releaseGoods(tx: Queries, id: string, at: Date): Promise<void> {
  const locked = await lockOrder(tx, id);
  const heldUntil = locked?.order.heldUntil ?? null;
  if (locked?.order.state !== 'open' || heldUntil === null || heldUntil > at) return;
  await returnStock(tx, goodsOf(locked.lines));
  await changeOrder(tx, id, { heldUntil: null });
}
