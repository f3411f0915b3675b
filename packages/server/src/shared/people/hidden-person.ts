import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../db/queries.ts';

/** Whether moderators hid the person whose id is in this column. */
export const isHiddenPerson = (column: string): SQL =>
  sql.raw(
    `exists (select from user_profile hidden where hidden.uid = ${column} and hidden.is_hidden)`,
  );

/** A new name or picture: what moderators have looked at before is not what others see now. */
export async function touchProfile(queries: Queries, uid: string): Promise<void> {
  await queries.execute(sql`
    insert into user_profile (uid) values (${uid}) on conflict (uid) do update set changed_at = now()`);
}
