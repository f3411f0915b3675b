import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../db/queries.ts';

/** Whether one of two people blocks the other, for a where clause; both are columns or parameters. */
export const isBlockedPair = (one: SQL, other: SQL): SQL => sql`exists (
  select from user_block where (blocker_id = ${one} and blocked_id = ${other})
    or (blocker_id = ${other} and blocked_id = ${one}))`;

/** Whether two people see nothing of each other. */
export async function isBlockedEitherWay(
  queries: Queries,
  one: string,
  other: string,
): Promise<boolean> {
  const { rowCount } = await queries.execute(
    sql`select where ${isBlockedPair(sql`${one}`, sql`${other}`)}`,
  );
  return (rowCount ?? 0) > 0;
}
