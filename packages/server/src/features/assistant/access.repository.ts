import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/queries.ts';

/** Whether the person lets a language model read what they wrote at activities and restaurants. Not unless they said so. */
export async function findMayReadEntries(queries: Queries, uid: string): Promise<boolean> {
  const { rows } = await queries.execute<{ readonly may: boolean }>(
    sql`select may_read_entries as may from assistant_access where user_id = ${uid}`,
  );
  return rows[0]?.may ?? false;
}

export async function setMayReadEntries(
  queries: Queries,
  uid: string,
  may: boolean,
): Promise<void> {
  await queries.execute(sql`
    insert into assistant_access (user_id, may_read_entries) values (${uid}, ${may})
    on conflict (user_id) do update set may_read_entries = excluded.may_read_entries`);
}
