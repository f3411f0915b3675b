import type { PostsWish } from '@fahrtwind/domain';
import { eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { tellSessionsEnd } from '../../shared/live/ended-sessions.ts';
import type { Queries } from '../../db/queries.ts';
import { mailOutbox } from '../../jobs/mail-outbox.table.ts';
import { account } from './account.tables.ts';
import { endMailedLinks } from './mailed-links.ts';

/** Removes what a feature keeps of a person, in the transaction that removes the account. */
export type DeletionHook = (tx: Queries, uid: string, wishes: LeavingWishes) => Promise<void>;

/** What a person who leaves has chosen. */
export interface LeavingWishes {
  readonly posts: PostsWish;
}

/** Everything with a foreign key to the account goes with it; the rest is done here and by the hooks. */
export async function deleteAccount(
  { background: { db } }: Database,
  uid: string,
  hooks: readonly DeletionHook[],
  wishes: LeavingWishes = { posts: 'remove' },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [person] = await tx.select().from(account).where(eq(account.id, uid)).for('update');
    if (!person) return;
    for (const hook of hooks) await hook(tx, uid, wishes);
    // Mails and links have the address as it was typed at the time.
    const email = person.email.toLowerCase();
    await tx
      .delete(mailOutbox)
      .where(or(eq(mailOutbox.uid, uid), eq(sql`lower(${mailOutbox.recipient})`, email)));
    await endMailedLinks(tx, { uid, emails: [email] });
    await tx.delete(account).where(eq(account.id, uid));
    tellSessionsEnd(tx, uid);
  });
}
