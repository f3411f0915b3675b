import { orderPath } from '@fahrtwind/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import type { Queries } from '../../../db/queries.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Log } from '../../../jobs/log.ts';
import { germanDay } from '../invoices/invoice.repository.ts';
import { expireOrder } from '../orders/end-order.ts';
import { changeOrder, lockOrder } from '../orders/order.repository.ts';
import type { Settling } from '../orders/settle-order.ts';
import type { OrderLineRow, OrderRow } from '../tables/shop.tables.ts';
import { recordPayment } from './record-money.ts';
import type { PaymentState, StripePayments } from './stripe-payments.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long slow means of payment may take, such as a direct debit. */
const PROCESSING_MS = 14 * DAY_MS;
/** The service takes no page that ends within half an hour. */
const SHORTEST_PAGE_MS = 31 * 60 * 1000;

export type MoneyParts = Settling & {
  readonly database: Database;
  readonly log: Log;
  /** Null when nothing can be paid there. */
  readonly stripe: StripePayments | null;
};

export function stripeOf({ stripe }: MoneyParts): StripePayments {
  if (!stripe) throw new AppError('shop-payment');
  return stripe;
}

/** Brings an order to what the payment service says of its page now; any number of times, in any order. */
export async function settleSession(
  tx: Queries,
  parts: MoneyParts,
  payment: PaymentState,
): Promise<void> {
  const orderId = await orderOfSession(tx, payment);
  if (orderId === null) return;
  const { paymentId, amountCents } = payment;
  if (payment.state === 'paid' && paymentId !== null)
    return recordPayment(tx, parts, {
      orderId,
      means: 'stripe',
      amountCents,
      happenedOn: germanDay(new Date()),
      reference: `stripe:${paymentId}`,
      recordedBy: null,
    });
  if (payment.state === 'processing') return waitForMoney(tx, orderId);
  if (payment.state === 'failed') return expireOrder(tx, parts, orderId);
  if (payment.state === 'expired') return endWithPage(tx, parts, orderId, amountCents);
}

/** Ends an order with its page. A page for more than is owed now was ended by a revocation: the rest stays to be paid. */
async function endWithPage(
  tx: Queries,
  parts: MoneyParts,
  orderId: string,
  amountCents: number,
): Promise<void> {
  const locked = await lockOrder(tx, orderId);
  if (locked && amountCents === owedCents(locked.order)) await expireOrder(tx, parts, orderId);
}

function owedCents({ totalCents, revokedCents }: OrderRow): number {
  return totalCents - revokedCents;
}

/** The order of a page: as we noted it, or as we told the service before we could note it. */
async function orderOfSession(
  tx: Queries,
  { sessionId, orderId }: PaymentState,
): Promise<string | null> {
  const { rows } = await tx.execute<{ readonly id: string }>(sql`
    select order_id as id from shop_payment_session where id = ${sessionId}
    union select id from shop_order where id = ${orderId} and payment = 'stripe'`);
  return rows[0]?.id ?? null;
}

async function waitForMoney(tx: Queries, orderId: string): Promise<void> {
  const locked = await lockOrder(tx, orderId);
  if (locked?.order.state !== 'open') return;
  const until = new Date(locked.order.createdAt.getTime() + PROCESSING_MS);
  if (until > locked.order.payUntil)
    await changeOrder(tx, orderId, { payUntil: until, heldUntil: until });
}

interface Page extends Record<string, unknown> {
  readonly id: string;
  readonly url: string;
  readonly amount: number;
}

async function lastSession(queries: Queries, orderId: string): Promise<Page | null> {
  const { rows } = await queries.execute<Page>(sql`
    select id, url, amount_cents as amount from shop_payment_session where order_id = ${orderId}
    order by created_at desc limit 1`);
  return rows[0] ?? null;
}

/** Where an open order can be paid: the page it has, or a new one for what is owed now. */
export async function openPayment(
  parts: MoneyParts,
  order: OrderRow,
  lines: readonly OrderLineRow[],
): Promise<string> {
  const { db } = parts.database;
  const stripe = stripeOf(parts);
  const known = await lastSession(db, order.id);
  if (known?.amount === owedCents(order)) return known.url;
  const ended = known && (await endPage(parts, known));
  if (ended === 'paid' || ended === 'processing') throw new AppError('shop-too-late');
  const lasting = await lastingLonger(db, order);
  // By its number: the payer has the secret in the browser, and the payment service must not learn it.
  const link = `${order.origin}${orderPath(order.number)}`;
  const shippingName = order.language === 'de' ? 'Versand' : 'Shipping';
  const back = { paidUrl: link, unpaidUrl: link, shippingName };
  const page = await stripe.open(lasting, lines, back);
  if (page.url === null) throw new Error('the payment service gave no address');
  await db.execute(sql`
    insert into shop_payment_session (id, order_id, url, amount_cents)
    values (${page.sessionId}, ${order.id}, ${page.url}, ${page.amountCents}) on conflict do nothing`);
  return page.url;
}

async function lastingLonger(db: Queries, order: OrderRow): Promise<OrderRow> {
  const least = new Date(Date.now() + SHORTEST_PAGE_MS);
  if (order.payUntil >= least) return order;
  return changeOrder(db, order.id, { payUntil: least, heldUntil: least });
}

/** Asks the service how an order's page stands, and settles it. */
export async function checkPayment(parts: MoneyParts, orderId: string): Promise<void> {
  const { db } = parts.database;
  const page = await lastSession(db, orderId);
  if (!page) return;
  const payment = await stripeOf(parts).read(page.id);
  await db.transaction((tx) => settleSession(tx, parts, payment));
}

/** Ends an order's page, so that nothing more can be paid there; settles what was paid at the last moment. */
export async function endPayment(parts: MoneyParts, orderId: string): Promise<void> {
  const page = await lastSession(parts.database.db, orderId);
  if (page && parts.stripe) await endPage(parts, page);
}

async function endPage(parts: MoneyParts, { id }: Page): Promise<PaymentState['state']> {
  const payment = await stripeOf(parts).end(id);
  await parts.database.db.transaction((tx) => settleSession(tx, parts, payment));
  return payment.state;
}
