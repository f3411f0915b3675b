import { sql } from 'drizzle-orm';
import type { Queries } from '../../../db/queries.ts';
import { germanDay } from '../orders/invoice.repository.ts';
import type { ShopParts } from '../shop-parts.ts';
import { recordRefund } from './record-money.ts';
import { stripeOf } from './settle-session.ts';

interface Excess extends Record<string, unknown> {
  readonly id: string;
  readonly excess: number;
  readonly refunded: number;
}

/** Gives back at the payment service, never twice: the key follows from how much was given back before. */
export async function refundAtStripe(
  parts: ShopParts,
  wish: {
    readonly orderId: string;
    readonly amountCents: number;
    readonly key: string;
    readonly recordedBy: string | null;
  },
): Promise<void> {
  const { db } = parts.database;
  let left = wish.amountCents;
  for (const payment of await refundable(db, wish.orderId)) {
    const amountCents = Math.min(left, payment.amount);
    if (amountCents === 0) return;
    const key = `${wish.key}-${payment.id}`;
    const refundId = await stripeOf(parts).refund(payment.id, amountCents, key);
    await db.transaction((tx) =>
      recordRefund(tx, parts, {
        orderId: wish.orderId,
        means: 'stripe',
        amountCents,
        happenedOn: germanDay(new Date()),
        reference: `stripe:${refundId}`,
        recordedBy: wish.recordedBy,
      }),
    );
    left -= amountCents;
  }
}

/** Money that came too late or twice goes back by itself. What was revoked waits for who looks at the goods. */
export async function giveBackExcess(parts: ShopParts): Promise<void> {
  if (!parts.stripe) return;
  const { rows } = await parts.database.background.db.execute<Excess>(sql`
    select id, refunded_cents as refunded,
      paid_cents - refunded_cents
        - case when state in ('cancelled', 'expired') then 0 else total_cents end as excess
    from shop_order
    where payment = 'stripe' and paid_cents > refunded_cents
      and (state in ('cancelled', 'expired') or paid_cents - refunded_cents > total_cents)
    limit 100`);
  for (const { id, excess, refunded } of rows) {
    const key = `excess-${id}-${refunded}`;
    try {
      await refundAtStripe(parts, { orderId: id, amountCents: excess, key, recordedBy: null });
    } catch (error) {
      // The next run tries again; one that fails keeps no other back.
      parts.log.warn({ err: error }, 'a refund is still to be made');
    }
  }
}

/** Payments of an order at the service, the newest first: what came last came too much. */
async function refundable(
  queries: Queries,
  orderId: string,
): Promise<readonly { readonly id: string; readonly amount: number }[]> {
  const { rows } = await queries.execute<{ readonly id: string; readonly amount: number }>(sql`
    select substr(reference, 8) as id, amount_cents as amount from shop_payment
    where order_id = ${orderId} and kind = 'payment' and means = 'stripe'
    order by created_at desc`);
  return rows;
}
