import { RETENTION, secondsOf } from '@fahrtwind/domain';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/queries.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import { expireOrder, releaseGoods } from './orders/end-order.ts';
import { giveBackExcess } from './money/give-back.ts';
import { endPayment } from './money/settle-session.ts';
import type { ShopParts } from './shop-parts.ts';

interface Due extends Record<string, unknown> {
  readonly id: string;
  readonly payment: string;
}

/** Ends orders that were not paid in time, puts goods on sale again that were held for a day, and gives back what came too late. */
export async function endUnpaidOrders(parts: ShopParts, now = new Date()): Promise<void> {
  const { db } = parts.database.background;
  const { rows } = await db.execute<Due>(sql`
    select id, payment from shop_order
    where state = 'open' and reserved_until <= ${now.toISOString()}
    order by reserved_until limit 200`);
  for (const { id, payment } of rows) {
    try {
      // The page is ended first: what was paid at the last moment counts, and slow money is waited for.
      if (payment === 'stripe') await endPayment(parts, id);
      await db.transaction((tx) => expireOrder(tx, parts, id, now));
    } catch (error) {
      // Orders that need no payment service end also while it is away.
      parts.log.warn({ err: error }, 'an unpaid order could not be ended yet');
    }
  }
  await releaseAllGoods(parts, now);
  await giveBackExcess(parts);
}

async function releaseAllGoods({ database, log }: ShopParts, now: Date): Promise<void> {
  const { db } = database.background;
  const { rows } = await db.execute<{ readonly id: string }>(sql`
    select id from shop_order
    where state = 'open' and payment = 'prepayment' and held_until <= ${now.toISOString()}
    order by held_until limit 200`);
  for (const { id } of rows) {
    try {
      await db.transaction((tx) => releaseGoods(tx, id, now));
    } catch (error) {
      log.warn({ err: error }, 'goods of an unpaid order are still kept back');
    }
  }
}

/** Writes down what products cost, where that has changed. */
export async function recordPrices(queries: Queries, { products }: Catalogue): Promise<void> {
  for (const { id, priceCents } of products)
    await queries.execute(sql`
      insert into shop_price (product_id, price_cents)
      select ${id}, ${priceCents}
      where ${priceCents} is distinct from (
        select price_cents from shop_price where product_id = ${id} order by since desc limit 1)
      on conflict do nothing`);
}

/** Deletes what need not be kept any longer. */
export async function cleanUpShop(queries: Queries): Promise<void> {
  const { unpaidOrder, orderNetwork, paymentEvent, revocation } = RETENTION;
  await queries.execute(sql`
    delete from shop_order
    where state in ('cancelled', 'expired') and paid_cents = 0
      and ended_at < now() - ${secondsOf(unpaidOrder)} * interval '1 second'
      and not exists (select from shop_invoice where order_id = shop_order.id)`);
  await queries.execute(sql`
    update shop_order set network = null where network is not null
      and created_at < now() - ${secondsOf(orderNetwork)} * interval '1 second'`);
  await queries.execute(sql`
    delete from shop_payment_event
    where received_at < now() - ${secondsOf(paymentEvent)} * interval '1 second'`);
  await queries.execute(sql`
    delete from shop_revocation where order_id is null
      and received_at < now() - ${secondsOf(revocation)} * interval '1 second'`);
  await deleteOldBooks(queries);
}

/** § 147 Abs. 3 AO: eight years, from the end of the year in which an invoice was written. */
async function deleteOldBooks(queries: Queries): Promise<void> {
  const { years } = RETENTION.invoice;
  await queries.execute(sql`
    with old as (
      select id from shop_order
      where coalesce((select max(issued_at) from shop_invoice where order_id = shop_order.id), created_at)
          < date_trunc('year', now()) - ${years} * interval '1 year'
    ), gone as (delete from shop_invoice where order_id in (select id from old))
    delete from shop_order where id in (select id from old)`);
}
