import { DEMO_TRIP_PREFIX, RETENTION } from '@fahrtwind/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { clearFailedMails } from '../../jobs/mail-outbox.ts';
import { cleanUpTries } from './tries.ts';
import { deleteAccount, type DeletionHook } from './delete-account.ts';

const { expiredSession, guest, unusedGuest } = RETENTION;
/** In days. What a person has planned stays as promised; the demo trip counts as work only once it is changed. */
const GUEST_KEPT = sql`case when exists (
      select from trip where user_id = account.id and not (id like ${`${DEMO_TRIP_PREFIX}%`} and revision = 1)
    ) or exists (select from trip_companion where user_id = account.id)
      or exists (select from assistant_message where user_id = account.id)
      or exists (select from shop_order where user_id = account.id)
    then ${guest.days}::int else ${unusedGuest.days}::int end * interval '1 day'`;
const GUESTS_AT_ONCE = 500;

/** Removes expired sessions and links, mails that cannot be delivered, and guests who have not come back for long. */
export async function cleanUpAccounts(
  database: Database,
  deletionHooks: readonly DeletionHook[],
): Promise<void> {
  const { db } = database.background;
  await db.execute(sql`delete from sign_in_session
    where expires_at < now() - make_interval(days => ${expiredSession.days})`);
  for (const table of ['sign_in_token', 'guest_link']) {
    await db.execute(sql`delete from ${sql.identifier(table)} where expires_at < now()`);
  }
  await cleanUpTries(db);
  await clearFailedMails(db);
  const { rows } = await db.execute<{ readonly id: string }>(sql`
    select id from account
    where is_anonymous
      and created_at < now() - ${GUEST_KEPT}
      and not exists (
        select from sign_in_session where user_id = account.id and updated_at > now() - ${GUEST_KEPT}
      )
    order by created_at limit ${GUESTS_AT_ONCE}`);
  for (const { id } of rows) await deleteAccount(database, id, deletionHooks);
}
