import type { PersonInList } from '@fahrtwind/contract';
import { MAX_FOLLOWED, profilePath, publicUser, readUser } from '@fahrtwind/domain';
import { sql, type SQL } from 'drizzle-orm';
import { isBlockedEitherWay, isBlockedPair } from '../../shared/people/blocked-people.ts';
import { isHiddenPerson } from '../../shared/people/hidden-person.ts';
import type { Notify } from '../../shared/notify/notify.ts';
import type { Queries } from '../../db/queries.ts';
import { AppError } from '../../http/app-error.ts';
import { comesAfter, keyColumn, orderBy, type ListOrder } from '../../shared/lists/list-order.ts';

export type UserDocument = Readonly<Record<string, unknown>>;

const PAGE = 30;

/** Following and blocking between two people happen one after the other, so that no follow outlives a block. */
async function lockPair(tx: Queries, one: string, other: string): Promise<void> {
  const pair = [one, other].toSorted().join(' ');
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${pair}, 16))`);
}

/** What others see as the name and picture of a person. */
export function shownPerson(uid: string, doc: UserDocument | null, isHidden: boolean) {
  return publicUser(readUser(uid, doc ?? {}), isHidden);
}

export async function follow(
  tx: Queries,
  {
    uid,
    followed,
    notify,
  }: { readonly uid: string; readonly followed: string; readonly notify: Notify },
): Promise<void> {
  await lockPair(tx, uid, followed);
  if (await isBlockedEitherWay(tx, uid, followed)) throw new AppError('object-not-found');
  const { rows: counted } = await tx.execute<{ readonly count: number }>(
    sql`select count(*)::int as count from user_follow where follower_id = ${uid}`,
  );
  if ((counted[0]?.count ?? 0) >= MAX_FOLLOWED) throw new AppError('quota-exceeded');
  const { rows } = await tx.execute(sql`
    insert into user_follow (follower_id, followed_id) values (${uid}, ${followed})
    on conflict do nothing returning 1`);
  if (rows.length === 0) return;
  const target = profilePath(null, 'follower');
  await notify(tx, [
    { to: followed, kind: 'followed', by: uid, thing: 'followed', target, about: '' },
  ]);
}

export async function unfollow(queries: Queries, uid: string, followed: string): Promise<void> {
  await queries.execute(
    sql`delete from user_follow where follower_id = ${uid} and followed_id = ${followed}`,
  );
}

export async function block(tx: Queries, uid: string, blocked: string): Promise<void> {
  await lockPair(tx, uid, blocked);
  await tx.execute(sql`
    insert into user_block (blocker_id, blocked_id) values (${uid}, ${blocked}) on conflict do nothing`);
  await tx.execute(sql`
    delete from user_follow where (follower_id = ${uid} and followed_id = ${blocked})
      or (follower_id = ${blocked} and followed_id = ${uid})`);
}

export async function unblock(queries: Queries, uid: string, blocked: string): Promise<void> {
  await queries.execute(
    sql`delete from user_block where blocker_id = ${uid} and blocked_id = ${blocked}`,
  );
}

interface ListedRow extends Record<string, unknown> {
  readonly uid: string;
  readonly doc: UserDocument | null;
  readonly isFollowed: boolean;
  readonly isHidden: boolean;
  readonly key: string;
}

export interface PeoplePage {
  readonly people: PersonInList[];
  readonly next: string | null;
}

/** One row for each person, with the time at which they got onto the list. */
const LISTS = {
  followers: (uid: string): SQL =>
    sql`select follower_id as uid, created_at from user_follow where followed_id = ${uid}`,
  following: (uid: string): SQL =>
    sql`select followed_id as uid, created_at from user_follow where follower_id = ${uid}`,
  blocked: (uid: string): SQL =>
    sql`select blocked_id as uid, created_at from user_block where blocker_id = ${uid}`,
};

const NEWEST: ListOrder = {
  values: [
    { column: sql`listed.created_at`, kind: 'time' },
    { column: sql`listed.uid`, kind: 'id' },
  ],
  direction: 'descending',
};

interface ListPeople {
  readonly of: string;
  readonly viewer: string;
  readonly after: string | undefined;
}

/** A page of people, newest first; who blocks the viewer, or is blocked by them, is left out of others' lists. */
export async function listPeople(
  queries: Queries,
  list: keyof typeof LISTS,
  { of, viewer, after }: ListPeople,
): Promise<PeoplePage> {
  const isShown =
    list === 'blocked' ? sql`true` : sql`not ${isBlockedPair(sql`${viewer}`, sql`listed.uid`)}`;
  const { rows } = await queries.execute<ListedRow>(sql`
    select listed.uid, user_record.doc, ${keyColumn(NEWEST)} as key,
      ${isHiddenPerson('listed.uid')} as "isHidden",
      exists (select from user_follow f where f.follower_id = ${viewer} and f.followed_id = listed.uid) as "isFollowed"
    from (${LISTS[list](of)}) listed left join user_record on user_record.uid = listed.uid
    where ${comesAfter(NEWEST, after)} and ${isShown}
    order by ${orderBy(NEWEST)} limit ${PAGE + 1}`);
  const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
  return {
    people: rows.slice(0, PAGE).map(({ uid, doc, isHidden, isFollowed }) => ({
      ...shownPerson(uid, doc, isHidden),
      isFollowed,
    })),
    next: last?.key ?? null,
  };
}
