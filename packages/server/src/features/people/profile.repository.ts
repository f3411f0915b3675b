import type { Profile } from '@fahrtwind/contract';
import { readUser, townOf } from '@fahrtwind/domain';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/queries.ts';
import { shownPerson, type UserDocument } from './follow.repository.ts';

export type Travels = Pick<
  NonNullable<Profile['details']>,
  'tripCount' | 'distance' | 'isEstimate' | 'dayCount' | 'countries'
>;

interface ProfileRow extends Record<string, unknown> {
  readonly doc: UserDocument | null;
  readonly memberSince: string;
  readonly about: string;
  readonly postCount: number;
  readonly followerCount: number;
  readonly followingCount: number;
  readonly isFollowed: boolean;
  readonly isBlocked: boolean;
  readonly hasBlocked: boolean;
  /** By moderators. */
  readonly isHidden: boolean;
}

interface FindProfile {
  readonly uid: string;
  readonly viewer: string;
  readonly travelsOf: (queries: Queries, uid: string) => Promise<Travels>;
}

/** Built up from what may be seen. Null for guests, unknown people and those who block the viewer. */
export async function findProfile(
  queries: Queries,
  { uid, viewer, travelsOf }: FindProfile,
): Promise<Profile | null> {
  const row = await findRow(queries, uid, viewer);
  if (!row || row.hasBlocked) return null;
  const isOwn = uid === viewer;
  const { originLocation } = readUser(uid, row.doc ?? {});
  const { memberSince, about, followerCount, followingCount, isFollowed, isBlocked } = row;
  return {
    ...shownPerson(uid, row.doc, row.isHidden && !isOwn),
    isOwn,
    isFollowed,
    isBlocked,
    postCount: isBlocked ? 0 : row.postCount,
    details: isOpen(row, uid, viewer)
      ? {
          about,
          origin: originLocation ? townOf(originLocation.label) : '',
          memberSince,
          followerCount,
          followingCount,
          ...(await travelsOf(queries, uid)),
        }
      : null,
  };
}

/** How many follow a person, for a viewer who may see it; null where `findProfile` is. */
export async function countFollowers(
  queries: Queries,
  uid: string,
  viewer: string,
): Promise<{ readonly isOpen: boolean; readonly followerCount: number } | null> {
  const row = await findRow(queries, uid, viewer);
  if (!row || row.hasBlocked) return null;
  return isOpen(row, uid, viewer)
    ? { isOpen: true, followerCount: row.followerCount }
    : { isOpen: false, followerCount: 0 };
}

/** Whether a viewer sees more than name, picture and posts. */
function isOpen({ doc, isBlocked, isHidden }: ProfileRow, uid: string, viewer: string): boolean {
  return uid === viewer || (readUser(uid, doc ?? {}).shareData && !isBlocked && !isHidden);
}

async function findRow(queries: Queries, uid: string, viewer: string): Promise<ProfileRow | null> {
  const { rows } = await queries.execute<ProfileRow>(sql`
    select user_record.doc, to_char(account.created_at at time zone 'UTC', 'YYYY-MM') as "memberSince",
      coalesce(user_profile.about, '') as about, coalesce(user_profile.is_hidden, false) as "isHidden",
      (select count(*)::int from post where user_id = account.id and deleted_at is null and state = 'shown') as "postCount",
      (select count(*)::int from user_follow where followed_id = account.id) as "followerCount",
      (select count(*)::int from user_follow where follower_id = account.id) as "followingCount",
      exists (select from user_follow where follower_id = ${viewer} and followed_id = account.id) as "isFollowed",
      exists (select from user_block where blocker_id = ${viewer} and blocked_id = account.id) as "isBlocked",
      exists (select from user_block where blocker_id = account.id and blocked_id = ${viewer}) as "hasBlocked"
    from account left join user_record on user_record.uid = account.id
    left join user_profile on user_profile.uid = account.id
    where account.id = ${uid} and not account.is_anonymous`);
  return rows[0] ?? null;
}

export async function saveAbout(queries: Queries, uid: string, about: string): Promise<void> {
  await queries.execute(sql`
    insert into user_profile (uid, about) values (${uid}, ${about})
    on conflict (uid) do update set about = excluded.about, changed_at = now()`);
}

/** For the account's export: what one says of oneself, whom one follows and blocks, and who follows. */
export async function exportPeople(queries: Queries, uid: string): Promise<unknown> {
  const { rows } = await queries.execute(sql`
    select coalesce((select about from user_profile where uid = ${uid}), '') as about,
      array(select followed_id from user_follow where follower_id = ${uid} order by created_at) as following,
      array(select follower_id from user_follow where followed_id = ${uid} order by created_at) as followers,
      array(select blocked_id from user_block where blocker_id = ${uid} order by created_at) as blocked`);
  return rows[0];
}

export async function isRegistered(queries: Queries, uid: string): Promise<boolean> {
  const { rows } = await queries.execute(
    sql`select from account where id = ${uid} and not is_anonymous`,
  );
  return rows.length > 0;
}
