import { sql } from 'drizzle-orm';
import type { Db } from '../../db/queries.ts';
import type { Notify } from '../../shared/notify/notify.ts';
import { tellOfRelease } from './tell.ts';

const HELD_MS = 24 * 60 * 60 * 1000;

/** Shows what was held a day ago, where no account may moderate: otherwise it would stay hidden for ever. */
export async function releaseHeld(db: Db, notify: Notify, now = new Date()): Promise<void> {
  const isDue = sql`state = 'held' and deleted_at is null
    and created_at <= ${new Date(now.getTime() - HELD_MS).toISOString()}::timestamptz
    and not exists (select from account where is_moderator)`;
  await db.transaction(async (tx) => {
    await tx.execute(sql`update post set state = 'shown' where ${isDue}`);
    const { rows } = await tx.execute<{ readonly id: string }>(
      sql`update post_answer set state = 'shown' where ${isDue} returning id`,
    );
    for (const { id } of rows) await notify(tx, await tellOfRelease(tx, id));
  });
}
