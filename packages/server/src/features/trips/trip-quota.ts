import { QUOTA_WITH_DELETED, QUOTAS, type Quota, type Trip } from '@fahrtwind/domain';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/queries.ts';

const { guest, registered } = QUOTAS;

const limitOf = (uid: string, what: keyof Quota): string =>
  `(select case when is_anonymous then ${guest[what]} else ${registered[what]} end from account where id = ${uid})`;

/**
 * Whether an account has room for so many more trips and bytes, for a where clause. Counted in the statement that saves:
 * of many saves at the same moment a few may get through together, which does no harm.
 */
export function hasRoom(
  uid: string,
  more: { readonly trips: number; readonly bytes: string },
): string {
  // Without an account there is no limit: the foreign key says what is wrong then.
  return `(select coalesce(count(*) filter (where one.deleted_at is null) + ${more.trips} <= ${limitOf(uid, 'trips')}
      and coalesce(sum(one.bytes) filter (where one.deleted_at is null), 0) + ${more.bytes} <= ${limitOf(uid, 'bytes')}
      and coalesce(sum(one.bytes), 0) + ${more.bytes} <= ${QUOTA_WITH_DELETED} * ${limitOf(uid, 'bytes')}, true)
    from trip one where one.user_id = ${uid})`;
}

/** The same question outside of a save; the owner of a trip that is not there yet is who saves it. */
export async function mayGrow(
  queries: Queries,
  saved: Pick<Trip, 'id' | 'userId'>,
  more: Quota,
): Promise<boolean> {
  const room = hasRoom('owner.id', { trips: more.trips, bytes: `${more.bytes} - owner.bytes` });
  const { rows } = await queries.execute<{ readonly has: boolean }>(sql`
    select ${more.bytes} <= owner.bytes or ${sql.raw(room)} as has
    from (select coalesce(max(user_id), ${saved.userId}) as id, coalesce(max(bytes), 0) as bytes
      from trip where id = ${saved.id}) owner`);
  return rows[0]?.has === true;
}

interface Usage {
  readonly used: Quota;
  readonly quota: Quota;
}

/** What an account uses, without trips that are deleted. */
export async function findUsage(
  queries: Queries,
  { uid, isAnonymous }: { readonly uid: string; readonly isAnonymous: boolean },
): Promise<Usage> {
  const { rows } = await queries.execute<{ readonly trips: number; readonly bytes: number }>(sql`
    select count(*)::int as trips, coalesce(sum(bytes), 0)::float8 as bytes
    from trip where user_id = ${uid} and deleted_at is null`);
  const [{ trips, bytes } = { trips: 0, bytes: 0 }] = rows;
  return { used: { trips, bytes }, quota: isAnonymous ? guest : registered };
}
