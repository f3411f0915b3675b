import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../../db/queries.ts';
import type { OrderLineRow, OrderRow } from '../tables/shop.tables.ts';

/** Passes of an account are changed one after the other: each begins where the last one ends, also when both are new. */
async function lockPasses(tx: Queries, userId: string): Promise<void> {
  await tx.execute(sql`select from account where id = ${userId} for no key update`);
}

/** Begins the passes of a paid order; one that is bought while another lasts begins after it. */
export async function startPasses(
  tx: Queries,
  { id, userId }: Pick<OrderRow, 'id' | 'userId'>,
  lines: readonly OrderLineRow[],
): Promise<void> {
  if (userId === null) return;
  await lockPasses(tx, userId);
  for (const { passDays, quantity, revokedQuantity } of lines) {
    const days = (passDays ?? 0) * (quantity - revokedQuantity);
    if (days === 0) continue;
    await tx.execute(sql`
      insert into pro_pass (id, user_id, order_id, starts_at, ends_at)
      select ${randomUUID()}, ${userId}, ${id}, begin.at, begin.at + ${days} * interval '1 day'
      from (select greatest(now(), max(ends_at)) as at from pro_pass where user_id = ${userId}) begin`);
  }
}

/** When a pass of this order begins, if that is later than now. */
export async function laterPassStart(tx: Queries, orderId: string): Promise<Date | null> {
  const { rows } = await tx.execute<{ readonly at: string | null }>(sql`
    select min(starts_at)::text as at from pro_pass
    where order_id = ${orderId} and starts_at > now()`);
  const at = rows[0]?.at ?? null;
  return at === null ? null : new Date(at);
}

/** Whether a pass was bought for an account that is gone. */
export function isPassLost(
  { userId }: Pick<OrderRow, 'userId'>,
  lines: readonly OrderLineRow[],
): boolean {
  return (
    userId === null &&
    lines.some((line) => line.passDays !== null && line.revokedQuantity < line.quantity)
  );
}

/**
 * Takes days from the end of an order's passes, or all that is left of them. What the account has bought besides moves up,
 * so that no pass begins only after one that is gone.
 */
export async function endPasses(
  tx: Queries,
  orderId: string,
  days: number | 'all' = 'all',
): Promise<void> {
  const { rows } = await tx.execute<{ readonly id: string }>(
    sql`select distinct user_id as id from pro_pass where order_id = ${orderId}`,
  );
  for (const { id } of rows) await lockPasses(tx, id);
  const wanted = days === 'all' ? sql`begins` : sql`ends - ${days} * interval '1 day'`;
  await tx.execute(sql`
    with own as (
      select user_id, min(starts_at) as begins, max(ends_at) as ends
      from pro_pass where order_id = ${orderId} group by user_id
    ), cut as (
      select user_id, ends, least(ends, greatest(begins, now(), ${wanted})) as new_end from own
    ), gone as (
      delete from pro_pass using cut where order_id = ${orderId} and starts_at >= new_end
    ), shorter as (
      update pro_pass set ends_at = new_end from cut
      where order_id = ${orderId} and starts_at < new_end and ends_at > new_end
    )
    update pro_pass set starts_at = starts_at - (ends - new_end), ends_at = ends_at - (ends - new_end)
    from cut where pro_pass.user_id = cut.user_id and order_id <> ${orderId} and starts_at >= ends`);
}
