import { randomUUID } from 'node:crypto';
import type { NotificationKind } from '@fahrtwind/domain';
import { sql } from 'drizzle-orm';
import type { NewNotification, Notify } from '../../shared/notify/notify.ts';
import type { Queries } from '../../db/queries.ts';

/** Older ones go, so that liking everything cannot fill the table. */
const MAX_NOTIFICATIONS = 500;
/** Taking a like back and liking again is no news. */
const TOLD_ONCE: readonly NotificationKind[] = ['followed', 'liked', 'best-answer', 'trip-copied'];

/** Writes notifications into rows and tells those who are online. */
export const notify: Notify = async (queries, news) => {
  // One statement cannot change a row twice, and one event is told once.
  const rows = new Map(news.map((one) => [JSON.stringify([one.to, one.thing]), one]));
  const uids = rows.size === 0 ? [] : await write(queries, [...rows.values()]);
  if (uids.length === 0) return;
  await dropOldest(queries, uids);
  queries.tell({ event: 'notification', data: {}, uids });
};

/** Resolves with the people who have something new. */
async function write(
  queries: Queries,
  news: readonly NewNotification[],
): Promise<readonly string[]> {
  const sent = JSON.stringify(
    news.map((one) => ({ ...one, id: randomUUID(), once: TOLD_ONCE.includes(one.kind) })),
  );
  const { rows } = await queries.execute<{ readonly uid: string }>(sql`
    insert into user_notification as known (id, user_id, kind, thing, target, about, trigger_ids)
    select news.id, "to", kind, thing, target, left(about, 200), array[by]
    from jsonb_to_recordset(${sent}::jsonb) as news
        (id text, "to" text, kind text, thing text, by text, target text, about text, once boolean)
      join account on account.id = "to" and not account.is_anonymous
      left join user_record on user_record.uid = "to"
    where "to" <> by
      and (kind = 'moderated' or coalesce(doc #>> array['allowedNotifications', kind], '') <> 'false')
      and not exists (select from user_block where blocker_id = "to" and blocked_id = by)
      and not exists (select from user_block where blocker_id = by and blocked_id = "to")
      and not (once and exists (
        select from user_notification old
        where old.user_id = "to" and old.thing = news.thing and by = any(old.trigger_ids)))
    -- Two transactions that tell the same people would otherwise wait for each other.
    order by "to", thing
    on conflict (user_id, thing) where not seen do update set
      trigger_ids = (array_remove(known.trigger_ids, excluded.trigger_ids[1]) || excluded.trigger_ids)
        [greatest(1, cardinality(array_remove(known.trigger_ids, excluded.trigger_ids[1])) - 8):],
      trigger_count = known.trigger_count
        + case when excluded.trigger_ids[1] = any(known.trigger_ids) then 0 else 1 end,
      target = excluded.target,
      about = excluded.about,
      changed_at = clock_timestamp()
    returning user_id as uid`);
  return [...new Set(rows.map(({ uid }) => uid))];
}

async function dropOldest(queries: Queries, uids: readonly string[]): Promise<void> {
  await queries.execute(sql`
    delete from user_notification where id in (
      select old.id from unnest(${sql.param([...uids])}::text[]) uid, lateral (
        select id from user_notification where user_id = uid
        order by changed_at desc, id desc offset ${MAX_NOTIFICATIONS}) old)`);
}
