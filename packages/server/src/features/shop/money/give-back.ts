import type { PaymentMethod } from '@fahrtwind/domain';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../../db/queries.ts';
import { AppError } from '../../../http/app-error.ts';
import { germanDay } from '../invoices/invoice.repository.ts';
import { recordRefund, type RefundedMoney } from './record-money.ts';
import { endPayment, stripeOf, type MoneyParts } from './settle-session.ts';

interface Excess extends Record<string, unknown> {
  readonly id: string;
  readonly excess: number;
}

interface Refundable extends Record<string, unknown> {
  readonly id: string;
  readonly means: PaymentMethod;
  readonly reference: string;
  /** What was given back of it, and what was not. */
  readonly returned: number;
  readonly left: number;
}

interface Wish {
  readonly orderId: string;
  readonly amountCents: number;
  /** Made with the click; asked again, only what is missing is given back. */
  readonly key: string;
  readonly happenedOn: string;
  readonly recordedBy: string | null;
}

/**
 * Gives back the wished amount of an order that was paid at the payment service. What came by transfer goes
 * back by transfer: that is only recorded.
 */
export async function giveBack(parts: MoneyParts, wish: Wish): Promise<void> {
  const { db } = parts.database;
  const amountCents = wish.amountCents - (await returnedFor(db, wish));
  if (amountCents <= 0) return;
  const payments = await refundable(db, wish.orderId);
  if (amountCents > payments.reduce((sum, { left }) => sum + left, 0))
    throw new AppError('shop-amount', 'amountCents');
  await refundFrom(parts, payments, { ...wish, amountCents });
}

/** Money that came too late or twice goes back by itself. What was revoked waits for who looks at the goods. */
export async function giveBackExcess(parts: MoneyParts): Promise<void> {
  if (!parts.stripe) return;
  const { db } = parts.database.background;
  // In no order, so that those that fail again and again keep no other back.
  const { rows } = await db.execute<Excess>(sql`
    select id, paid_cents - refunded_cents
      - case when state in ('cancelled', 'expired') then 0 else total_cents end as excess
    from shop_order
    where paid_cents > refunded_cents
      and (state in ('cancelled', 'expired') or paid_cents - refunded_cents > total_cents)
      and exists (
        select from shop_payment paid
        where paid.order_id = shop_order.id and kind = 'payment' and means = 'stripe'
          and amount_cents > (
            select coalesce(sum(amount_cents), 0) from shop_payment where of_payment = paid.id))
    order by random() limit 100`);
  for (const { id, excess } of rows) {
    try {
      const payments = await refundable(db, id);
      await refundFrom(
        parts,
        payments.filter(({ means }) => means === 'stripe'),
        { orderId: id, amountCents: excess, happenedOn: germanDay(new Date()), recordedBy: null },
      );
    } catch (error) {
      // The next run tries again; one that fails keeps no other back.
      parts.log.warn({ err: error }, 'a refund is still to be made');
    }
  }
}

/** Ends the page on which the whole order could still be paid after something of it was revoked. */
export async function endRevokedPage(parts: MoneyParts, revocationId: string): Promise<void> {
  const { rows } = await parts.database.db.execute<{ readonly id: string }>(sql`
    select id from shop_order
    where id = (select order_id from shop_revocation where id = ${revocationId})
      and payment = 'stripe' and state in ('open', 'cancelled')`);
  for (const { id } of rows) await endAndGiveBack(parts, id);
}

/** The order is cancelled in any case; what fails here is done by the job. */
export async function endAndGiveBack(parts: MoneyParts, orderId: string): Promise<void> {
  try {
    await endPayment(parts, orderId);
    await giveBackExcess(parts);
  } catch (error) {
    parts.log.warn({ err: error }, 'the payment service does not answer');
  }
}

/** Takes an amount from one payment after the other, as far as they go. */
async function refundFrom(
  parts: MoneyParts,
  payments: readonly Refundable[],
  wish: Omit<Wish, 'key'> & { readonly key?: string },
): Promise<void> {
  const { orderId, happenedOn, recordedBy, key } = wish;
  let missing = wish.amountCents;
  for (const payment of payments) {
    const amountCents = Math.min(missing, payment.left);
    if (amountCents === 0) continue;
    const reference = await sendBack(parts, payment, amountCents, key ?? '');
    const money: RefundedMoney = {
      orderId,
      means: payment.means,
      amountCents,
      happenedOn: payment.means === 'stripe' ? germanDay(new Date()) : happenedOn,
      reference,
      recordedBy,
      ofPayment: payment.id,
      ...(key !== undefined && { wishKey: key }),
    };
    await parts.database.db.transaction((tx) => recordRefund(tx, parts, money));
    missing -= amountCents;
  }
}

/**
 * Answers the reference of the refund. At the service nothing goes back twice: the key follows from how much of the
 * payment was given back before, so another attempt after a lost answer finds the same refund.
 */
async function sendBack(
  parts: MoneyParts,
  { id, means, reference, returned }: Refundable,
  amountCents: number,
  key: string,
): Promise<string> {
  if (means !== 'stripe') return `refund:${key}-${id}`;
  const paymentId = reference.replace(/^stripe:/, '');
  const refundKey = `refund-${paymentId}-${returned}`;
  return `stripe:${await stripeOf(parts).refund(paymentId, amountCents, refundKey)}`;
}

/** What the same click has given back already. */
async function returnedFor(queries: Queries, { orderId, key }: Wish): Promise<number> {
  const { rows } = await queries.execute<{ readonly cents: number }>(sql`
    select coalesce(sum(amount_cents), 0)::int as cents from shop_payment
    where order_id = ${orderId} and kind = 'refund' and wish_key = ${key}`);
  return rows[0]?.cents ?? 0;
}

/** What is left of the payments of an order: first those at the service, the newest first, which came too much. */
async function refundable(queries: Queries, orderId: string): Promise<readonly Refundable[]> {
  const { rows } = await queries.execute<Refundable>(sql`
    select id, means, reference, returned, amount_cents - returned as left
    from shop_payment paid, lateral (
      select coalesce(sum(amount_cents), 0)::int as returned from shop_payment where of_payment = paid.id) back
    where order_id = ${orderId} and kind = 'payment'
    order by means = 'stripe' desc, created_at desc, id`);
  return rows;
}
