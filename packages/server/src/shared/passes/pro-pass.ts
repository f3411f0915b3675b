import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/queries.ts';

/** Whether a pro pass of a person lasts now, as a column; `uid` is trusted text of a statement. */
export function hasProPassColumn(uid: string): string {
  return `exists (select from pro_pass where user_id = ${uid} and starts_at <= now() and ends_at > now())`;
}

export async function findHasProPass(queries: Queries, uid: string): Promise<boolean> {
  const { rows } = await queries.execute<{ readonly has: boolean }>(
    sql`select ${sql.raw(hasProPassColumn('person.uid'))} as has from (select ${uid}::text as uid) person`,
  );
  return rows[0]?.has ?? false;
}
