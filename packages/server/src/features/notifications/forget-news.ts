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
