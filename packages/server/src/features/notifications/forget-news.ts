import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/queries.ts';

/** Two people who see nothing of each other any more are told nothing of each other, in lists, counts and mails. */
export async function forgetNews(tx: Queries, one: string, other: string): Promise<void> {
  for (const [uid, trigger] of [
    [one, other],
    [other, one],
  ]) {
    await tx.execute(sql`
      delete from user_notification where user_id = ${uid} and trigger_ids = array[${trigger}::text]`);
    await tx.execute(sql`
      update user_notification set trigger_ids = array_remove(trigger_ids, ${trigger}::text),
        trigger_count = trigger_count - 1
      where user_id = ${uid} and ${trigger}::text = any(trigger_ids)`);
  }
  tx.tell({ event: 'notification', data: {}, uids: [one] });
}

/** For the account's hooks: others keep neither the id of a person who leaves nor what only that person told them. */
export async function forgetTrigger(tx: Queries, uid: string): Promise<void> {
  const own = sql`${sql.param([uid])}::text[]`;
  const { rows } = await tx.execute<{ readonly uid: string }>(sql`
    delete from user_notification where trigger_ids @> ${own} and trigger_ids <@ ${own} returning user_id as uid`);
  await tx.execute(sql`
    update user_notification set trigger_ids = array_remove(trigger_ids, ${uid}::text),
      trigger_count = greatest(trigger_count - 1, 1)
    where trigger_ids @> ${own}`);
  tx.tell({ event: 'notification', data: {}, uids: [...new Set(rows.map((row) => row.uid))] });
}
