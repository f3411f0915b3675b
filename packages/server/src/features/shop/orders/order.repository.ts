import { createHash, createHmac, randomInt } from 'node:crypto';
import { asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../../db/queries.ts';
import { shopInvoice } from '../invoices/invoice-document.ts';
import {
  shopOrder,
  shopOrderLine,
  shopPayment,
  shopRevocation,
  type OrderRow,
  type OrderWithLines,
} from '../tables/shop.tables.ts';

/** Without letters and digits that are mixed up when a number is read aloud or copied. */
const NUMBER_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Random, so that counting does not find other orders. */
export function newOrderNumber(): string {
  const letters = Array.from({ length: 8 }, () => NUMBER_LETTERS[randomInt(NUMBER_LETTERS.length)]);
  return `FW-${letters.join('')}`;
}

/** Follows from the order, so that a repeated request gets the same; only its hash is kept. */
export function orderSecret(secret: string, orderId: string): string {
  return createHmac('sha256', secret).update(`shop order ${orderId}`).digest('base64url');
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** An order with all that belongs to it. */
export interface WholeOrder extends OrderWithLines {
  readonly invoices: readonly (typeof shopInvoice.$inferSelect)[];
  readonly payments: readonly (typeof shopPayment.$inferSelect)[];
  readonly revocations: readonly (typeof shopRevocation.$inferSelect)[];
}

export async function findOrders(
  queries: Queries,
  which: SQL | undefined,
  limit = 100,
): Promise<readonly WholeOrder[]> {
  const orders = await queries
    .select()
    .from(shopOrder)
    .where(which)
    .orderBy(desc(shopOrder.createdAt), desc(shopOrder.id))
    .limit(limit);
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const lines = await queries
    .select()
    .from(shopOrderLine)
    .where(inArray(shopOrderLine.orderId, ids))
    .orderBy(asc(shopOrderLine.position));
  const invoices = await queries
    .select()
    .from(shopInvoice)
    .where(inArray(shopInvoice.orderId, ids))
    .orderBy(asc(shopInvoice.number));
  const payments = await queries
    .select()
    .from(shopPayment)
    .where(inArray(shopPayment.orderId, ids))
    .orderBy(asc(shopPayment.createdAt));
  const revocations = await queries
    .select()
    .from(shopRevocation)
    .where(inArray(shopRevocation.orderId, ids))
    .orderBy(asc(shopRevocation.receivedAt));
  return orders.map((order) => {
    const isOf = ({ orderId }: { readonly orderId: string | null }) => orderId === order.id;
    return {
      order,
      lines: lines.filter(isOf),
      invoices: invoices.filter(isOf),
      payments: payments.filter(isOf),
      revocations: revocations.filter(isOf),
    };
  });
}

export async function findOrder(queries: Queries, which: SQL): Promise<WholeOrder | null> {
  return (await findOrders(queries, which, 1))[0] ?? null;
}

/** The own order of this number, or the one that a secret opens. */
export function findByRef(
  queries: Queries,
  ref: string,
  uid: string | null,
): Promise<WholeOrder | null> {
  if (!ref.startsWith('FW-') || ref.length > 11)
    return findOrder(queries, eq(shopOrder.secretHash, hashOf(ref)));
  if (uid === null) return Promise.resolve(null);
  return findOrder(queries, sql`${shopOrder.number} = ${ref} and ${shopOrder.userId} = ${uid}`);
}

/** What happens to an order happens one after the other. */
export async function lockOrder(tx: Queries, id: string): Promise<OrderWithLines | null> {
  const [order] = await tx.select().from(shopOrder).where(eq(shopOrder.id, id)).for('update');
  if (!order) return null;
  const lines = await tx
    .select()
    .from(shopOrderLine)
    .where(eq(shopOrderLine.orderId, id))
    .orderBy(asc(shopOrderLine.position));
  return { order, lines };
}

export async function changeOrder(
  tx: Queries,
  id: string,
  change: Partial<OrderRow>,
): Promise<OrderRow> {
  const [changed] = await tx.update(shopOrder).set(change).where(eq(shopOrder.id, id)).returning();
  if (!changed) throw new Error(`the order ${id} is gone`);
  return changed;
}
