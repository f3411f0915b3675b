import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/queries.ts';

/**
 * Ends the links in mails to a person that sign in or set a password. Their stored values carry the account's id or,
 * before there is one, the address in a JSON text, in whatever letters it was typed.
 */
export async function endMailedLinks(
  queries: Queries,
  { uid, emails }: { readonly uid: string; readonly emails: readonly string[] },
): Promise<void> {
  const addresses = emails.map(
    (email) => sql`or position(lower(${JSON.stringify(email)}) in lower(value)) > 0`,
  );
  await queries.execute(sql`delete from sign_in_token
    where position(${uid} in value) > 0 ${sql.join(addresses, sql` `)}`);
}
