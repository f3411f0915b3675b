import { createHmac } from 'node:crypto';
import type { PaymentMethod } from '@fahrtwind/domain';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../../db/queries.ts';
import { AppError } from '../../../http/app-error.ts';
import { networkOf } from '../../../http/network.ts';
import type { Session } from '../../../http/session.ts';
import type { OrderRow } from '../tables/shop.tables.ts';

/** Goods are kept back for open orders, so one account, or one address from one network, may have only a few. */
const MAX_OPEN_ORDERS = 5;
/** Open orders that name one mail address, from wherever: more than a stranger makes from one network. */
const MAX_FOR_MAILBOX = 20;
/** How much of the pieces that are not sold one network or account may keep back unpaid. */
const HELD_SHARE: Readonly<Record<PaymentMethod, number>> = { prepayment: 1 / 4, stripe: 1 / 2 };
/** A share of a few pieces would be none. */
const ALWAYS_HELD = 2;
/** Unpaid orders of one network, within a day or still open. */
const MAX_OF_NETWORK = 10;

/** Networks are told apart, but not known: the key is the server's. */
export function networkHash(secret: string, address: string): string {
  return createHmac('sha256', secret)
    .update(`shop network ${networkOf(address)}`)
    .digest('base64url');
}

/** Throws when this order, which is inserted already, is one too many. Those made at once are counted in turn. */
export async function refuseTooMany(
  tx: Queries,
  { email, network, userId }: Pick<OrderRow, 'email' | 'network' | 'userId'>,
  session: Session | null,
): Promise<void> {
  const mailbox = email.toLowerCase();
  // Always in the same order, so that two never wait for each other.
  const keys = [mailbox, network, userId].filter((key) => key !== null).toSorted();
  for (const key of keys)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`order ${key}`}, 0))`);
  const { rows } = await tx.execute<Record<'own' | 'mailbox' | 'network', number>>(sql`
    select
      count(*) filter (where state = 'open'
        and (user_id = ${userId} or (lower(email) = ${mailbox} and network = ${network})))::int as own,
      count(*) filter (where state = 'open' and lower(email) = ${mailbox})::int as mailbox,
      count(*) filter (where network = ${network} and paid_cents = 0)::int as network
    from shop_order
    where (state = 'open' or created_at > now() - interval '1 day')
      and (user_id = ${userId} or lower(email) = ${mailbox} or network = ${network})`);
  const [made] = rows;
  // Orders that others placed with an address do not count against the person who has confirmed it.
  const isProved =
    session?.account.emailVerified === true && session.account.email.toLowerCase() === mailbox;
  const isTooMany =
    made !== undefined &&
    (made.own > MAX_OPEN_ORDERS ||
      made.network > MAX_OF_NETWORK ||
      (!isProved && made.mailbox > MAX_FOR_MAILBOX));
  if (isTooMany) throw new AppError('shop-too-many-open');
}

/**
 * Throws when too much of a variant would be kept back for the customer of this order, whose lines are inserted already.
 * Orders are few enough to be counted, but each can have many pieces.
 */
export async function refuseTooMuchHeld(
  tx: Queries,
  { id, network, userId, payment }: Pick<OrderRow, 'id' | 'network' | 'userId' | 'payment'>,
): Promise<void> {
  const { rows } = await tx.execute<{ readonly variantId: string }>(sql`
    select variant_id as "variantId"
    from shop_order_line line
      join shop_order on shop_order.id = order_id
      join shop_stock using (variant_id)
    where state = 'open' and held_until is not null and pass_days is null
      and variant_id in (select variant_id from shop_order_line where order_id = ${id})
    group by variant_id, stock
    having sum(quantity - revoked_quantity) filter (where user_id = ${userId} or network = ${network})
      > greatest(${ALWAYS_HELD}::int, floor(${HELD_SHARE[payment]}::float8 * (stock + sum(quantity - revoked_quantity))))
    order by variant_id limit 1`);
  const [tooMuch] = rows;
  if (tooMuch) throw new AppError('shop-hold-limit', tooMuch.variantId);
}
