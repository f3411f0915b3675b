import {
  GUESTS_OF_NETWORK,
  QUOTA_WITH_DELETED,
  QUOTAS,
  type Quota,
  type Trip,
} from '@fahrtwind/domain';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/queries.ts';

const { guest, registered } = QUOTAS;

const limitOf = (uid: string, what: keyof Quota): string =>
  `(select case when is_anonymous then ${guest[what]} else ${registered[what]} end from account where id = ${uid})`;

interface More {
  readonly trips: number;
  readonly bytes: string;
}

/** Whether an account's own quota has room. Without an account there is no limit: the foreign key says what is wrong then. */
const hasOwnRoom = (uid: string, more: More): string =>
  `(select coalesce(count(*) filter (where one.deleted_at is null) + ${more.trips} <= ${limitOf(uid, 'trips')}
      and coalesce(sum(one.bytes) filter (where one.deleted_at is null), 0) + ${more.bytes} <= ${limitOf(uid, 'bytes')}
      and coalesce(sum(one.bytes), 0) + ${more.bytes} <= ${QUOTA_WITH_DELETED} * ${limitOf(uid, 'bytes')}, true)
    from trip one where one.user_id = ${uid})`;

/** Whether there is room in what the guests of one network may keep together, with the copies that they share. */
const hasNetworkRoom = (uid: string, more: More): string =>
  `not exists (select from guest_network mine where mine.guest_uid = ${uid} and ${GUESTS_OF_NETWORK.bytes} < ${more.bytes} + (
      select coalesce(sum(one.bytes + coalesce(share.bytes, 0)), 0)
      from guest_network guest join trip one on one.user_id = guest.guest_uid
        left join trip_share share on share.trip_id = one.id
      where guest.network = mine.network))`;

/** Whether there is room in what all guests may keep together. */
const hasGuestRoom = (uid: string): string =>
  `not exists (select from guest_usage, account where guest_usage.bytes >= guest_usage.most_bytes
      and account.id = ${uid} and account.is_anonymous)`;

/**
 * Whether an account has room for so many more trips and bytes, for a where clause. Counted in the statement that saves:
 * of many saves at the same moment a few may get through together, which does no harm.
 */
export function hasRoom(uid: string, more: More): string {
  return `(${hasOwnRoom(uid, more)} and ${hasNetworkRoom(uid, more)} and ${hasGuestRoom(uid)})`;
}

type RoomRefusal = 'quota-exceeded' | 'guest-limit' | 'storage-full';

/** The same question outside of a save; the owner of a trip that is not there yet is who saves it. Null: there is room. */
export async function findRoomRefusal(
  queries: Queries,
  saved: Pick<Trip, 'id' | 'userId'>,
  more: Quota,
): Promise<RoomRefusal | null> {
  const growth = { trips: more.trips, bytes: `${more.bytes} - owner.bytes` };
  const { rows } = await queries.execute<{ readonly refusal: RoomRefusal | null }>(sql`
    select case when ${more.bytes} <= owner.bytes then null
      when not ${sql.raw(hasOwnRoom('owner.id', growth))} then 'quota-exceeded'
      when not (${sql.raw(hasNetworkRoom('owner.id', growth))}) then 'guest-limit'
      when not (${sql.raw(hasGuestRoom('owner.id'))}) then 'storage-full' end as refusal
    from (select coalesce(max(user_id), ${saved.userId}) as id, coalesce(max(bytes), 0) as bytes
      from trip where id = ${saved.id}) owner`);
  return rows[0]?.refusal ?? null;
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
