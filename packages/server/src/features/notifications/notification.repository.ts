import type { NotificationInList } from '@fahrtwind/contract';
import { publicUser, readNotifications, readUser, showNotification } from '@fahrtwind/domain';
import { sql } from 'drizzle-orm';
import { isHiddenPerson } from '../../shared/people/hidden-person.ts';
import type { Queries } from '../../db/queries.ts';
import { comesAfter, keyColumn, orderBy, type ListOrder } from '../../shared/lists/list-order.ts';

const PAGE = 30;

const NEWEST: ListOrder = {
  values: [
    { column: sql`changed_at`, kind: 'time' },
    { column: sql`id`, kind: 'id' },
  ],
  direction: 'descending',
};

interface Wanted {
  readonly uid: string;
  readonly isUnseenOnly: boolean;
  readonly after: string | undefined;
}

interface Row extends Record<string, unknown> {
  readonly key: string;
  readonly shown: unknown;
  readonly trigger: string;
  readonly doc: Readonly<Record<string, unknown>> | null;
  readonly isHidden: boolean;
}

interface Page {
  readonly notifications: NotificationInList[];
  readonly next: string | null;
}

export async function listNotifications(
  queries: Queries,
  { uid, isUnseenOnly, after }: Wanted,
): Promise<Page> {
  const { rows } = await queries.execute<Row>(sql`
    select ${keyColumn(NEWEST)} as key,
      json_build_object(
        'id', id, 'kind', kind, 'seen', seen, 'target', target, 'about', about,
        'createdAt', to_char(changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'triggerUserId', trigger_id, 'otherCount', trigger_count - 1) as shown,
      trigger_id as trigger, user_record.doc, ${isHiddenPerson('trigger_id')} as "isHidden"
    from user_notification
      cross join lateral (select trigger_ids[cardinality(trigger_ids)] as trigger_id) newest
      left join user_record on user_record.uid = trigger_id
    where user_id = ${uid} and not (seen and ${isUnseenOnly})
      and ${comesAfter(NEWEST, after)}
    order by ${orderBy(NEWEST)} limit ${PAGE + 1}`);
  const page = rows.slice(0, PAGE);
  return {
    notifications: page.flatMap((row) => toShown(row, uid)),
    next: rows.length > PAGE ? (page.at(-1)?.key ?? null) : null,
  };
}

export async function countUnseen(queries: Queries, uid: string): Promise<number> {
  const { rows } = await queries.execute<{ readonly count: number }>(
    sql`select count(*)::int as count from user_notification where user_id = ${uid} and not seen`,
  );
  return rows[0]?.count ?? 0;
}

function toShown(row: Row, uid: string): readonly NotificationInList[] {
  const { shown, trigger, doc, isHidden } = row;
  const person = publicUser(readUser(trigger, doc ?? {}), isHidden);
  return readNotifications([shown]).map((one) =>
    showNotification(one, uid, trigger === '' ? { name: '', photoURL: '' } : person),
  );
}
