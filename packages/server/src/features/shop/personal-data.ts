import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../db/queries.ts';
import { cancelOrder } from './orders/end-order.ts';
import { findOrders } from './orders/order.repository.ts';
import type { ShopParts } from './shop-parts.ts';
import { shopOrder } from './tables/shop.tables.ts';

/** A user's part of the export: all that is kept of the own orders, except what would open them. */
export async function exportOrders(queries: Queries, uid: string): Promise<unknown> {
  const orders = await findOrders(queries, eq(shopOrder.userId, uid), 1000);
  const { rows: passes } = await queries.execute(sql`
    select order_id as "orderId", starts_at as "startsAt", ends_at as "endsAt"
    from pro_pass where user_id = ${uid} order by starts_at`);
  return {
    orders: orders.map(({ order, ...parts }) => {
      const { secretHash: _secret, requestHash: _request, checkoutKey: _key, ...kept } = order;
      return { ...kept, ...parts };
    }),
    passes,
  };
}

/** The orders of a guest go to the account that the guest becomes. */
export async function reassignOrders(tx: Queries, from: string, to: string): Promise<void> {
  await tx.execute(sql`update shop_order set user_id = ${to} where user_id = ${from}`);
}

/** A pass belongs to an account: unpaid orders of one end with the account, and money that comes later goes back. */
export async function cancelPassOrders(tx: Queries, parts: ShopParts, uid: string): Promise<void> {
  const { rows } = await tx.execute<{ readonly id: string }>(sql`
    select id from shop_order
    where user_id = ${uid} and state = 'open' and exists (
      select from shop_order_line where order_id = shop_order.id
        and pass_days is not null and revoked_quantity < quantity)`);
  for (const { id } of rows) await cancelOrder(tx, parts, id, '');
}
