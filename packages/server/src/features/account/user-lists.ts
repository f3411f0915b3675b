import {
  MAX_SHOWN_IDS,
  MAX_SHOWN_NOTIFICATIONS,
  readNotifications,
  type Notification,
  type User,
} from '@fahrtwind/domain';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/queries.ts';

/** The fields of the user document that are rows of their own: what others do, and what other devices do meanwhile. */
export type UserLists = Pick<
  User,
  'notifications' | 'followerIds' | 'followingIds' | 'highlightIds'
>;

export interface ListRow extends Readonly<Record<keyof UserLists, unknown>> {
  readonly unseen: number;
}

/** What the start state has of the lists, because it comes with every page. */
export const START_LISTS = listColumns(20, 50);
const DOCUMENT_LISTS = listColumns(MAX_SHOWN_NOTIFICATIONS, MAX_SHOWN_IDS);

/** The newest of each list, as columns of a statement that selects from `person` with a `uid`. */
function listColumns(notifications: number, ids: number): string {
  return `
    array(
      select json_build_object(
        'id', id, 'kind', kind, 'seen', seen, 'target', target, 'about', about,
        'createdAt', to_char(changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'triggerUserId', trigger_ids[cardinality(trigger_ids)], 'otherCount', trigger_count - 1)
      from user_notification where user_id = person.uid
      order by changed_at desc, id desc limit ${notifications}) as notifications,
    array(
      select follower_id from user_follow where followed_id = person.uid
      order by created_at desc limit ${ids}) as "followerIds",
    array(
      select followed_id from user_follow where follower_id = person.uid
      order by created_at desc limit ${ids}) as "followingIds",
    array(
      select post_id from post_saved where user_id = person.uid
      order by created_at desc, post_id desc limit ${ids}) as "highlightIds",
    (select count(*)::int from user_notification where user_id = person.uid and not seen) as unseen`;
}

/** A stored document has none of the lists. */
export function withoutLists(user: User): Omit<User, keyof UserLists> {
  const {
    notifications: _notifications,
    followerIds: _followers,
    followingIds: _following,
    highlightIds: _saved,
    ...rest
  } = user;
  return rest;
}

export function withLists(user: User, row: ListRow): User {
  return {
    ...user,
    notifications: readNotifications(row.notifications),
    followerIds: readIdList(row.followerIds),
    followingIds: readIdList(row.followingIds),
    highlightIds: readIdList(row.highlightIds),
  };
}

/** The whole document, with what the rows say. */
export async function addLists(queries: Queries, user: User): Promise<User> {
  const { rows } = await queries.execute<ListRow & Record<string, unknown>>(
    sql`select ${sql.raw(DOCUMENT_LISTS)} from (select ${user.uid}::text as uid) person`,
  );
  return rows[0] ? withLists(user, rows[0]) : user;
}

interface Seen {
  readonly uid: string;
  readonly notifications: readonly Notification[];
  /** All up to this time, also those that the document does not show. */
  readonly until: string | null;
}

/**
 * Marks what a client has seen. What happened after it looked stays unseen, and nothing becomes unseen again: another
 * device may have seen it meanwhile.
 */
export async function markSeen(tx: Queries, { uid, notifications, until }: Seen): Promise<void> {
  const seen = notifications.filter((one) => one.seen && isTime(one.createdAt));
  if (seen.length === 0 && until === null) return;
  const sent = JSON.stringify(seen.map(({ id, createdAt }) => ({ id, at: createdAt })));
  const { rowCount } = await tx.execute(sql`
    update user_notification set seen = true
    where user_id = ${uid} and not seen and (
      date_trunc('milliseconds', changed_at) <= ${until}::timestamptz
      or exists (
        select from jsonb_to_recordset(${sent}::jsonb) as sent (id text, at timestamptz)
        where sent.id = user_notification.id
          and date_trunc('milliseconds', changed_at) <= sent.at))`);
  if (rowCount) tx.tell({ event: 'notification', data: {}, uids: [uid] });
}

function isTime(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text));
}

function readIdList(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
}
