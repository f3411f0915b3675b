import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../../db/queries.ts';
import { AppError } from '../../../http/app-error.ts';
import { networkOf } from '../../../http/network.ts';
import type { Session } from '../../../http/session.ts';
import type { OrderRow } from '../shop.tables.ts';

/** Goods are kept back for open orders, so nobody may have many: one person from one place, or one account. */
const MAX_OPEN_ORDERS = 5;
/** Open orders that name one mail address, from wherever: more than a stranger makes from one network. */
const MAX_FOR_MAILBOX = 20;
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
  // Whoever has proved to own the address is not kept out by what others do in its name.
  const isProved =
    session?.account.emailVerified === true && session.account.email.toLowerCase() === mailbox;
  const isTooMany =
    made !== undefined &&
    (made.own > MAX_OPEN_ORDERS ||
      made.network > MAX_OF_NETWORK ||
      (!isProved && made.mailbox > MAX_FOR_MAILBOX));
  if (isTooMany) throw new AppError('shop-too-many-open');
}
