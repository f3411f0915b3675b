import { RETENTION, type PostsWish } from '@fahrtwind/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../db/queries.ts';

/** Rows of one batch: others who want to write wait no longer than these take. */
const BATCH = 500;
/** A post goes with all its answers, so fewer of them. */
const POSTS_AT_ONCE = 50;

/**
 * What a person leaves behind, in the transaction that removes the account. The first batch goes at once, which is all for
 * nearly everybody; the rest goes by `clearLeavers`.
 */
export async function leavePosts(tx: Queries, uid: string, wish: PostsWish): Promise<void> {
  if (await clearBatch(tx, uid, wish)) return;
  await tx.execute(sql`
    insert into post_leaver (user_id, wish) values (${uid}, ${wish}) on conflict do nothing`);
}

/** Goes on with people whose accounts are gone, batch by batch. */
export async function clearLeavers(queries: Queries): Promise<void> {
  const { rows } = await queries.execute<{ readonly uid: string; readonly wish: PostsWish }>(sql`
    select user_id as uid, wish from post_leaver order by left_at`);
  for (const { uid, wish } of rows) {
    let isDone = false;
    while (!isDone) isDone = await clearBatch(queries, uid, wish);
    await queries.execute(sql`delete from post_leaver where user_id = ${uid}`);
  }
}

/** Whether nothing is left. */
async function clearBatch(queries: Queries, uid: string, wish: PostsWish): Promise<boolean> {
  const own = sql`user_id = ${uid}`;
  const isDone = [
    await removeLikes(queries, 'post_like', uid),
    await removeLikes(queries, 'answer_like', uid),
    ...(wish === 'remove'
      ? [await removeAnswers(queries, own), await removePosts(queries, own)]
      : [await anonymise(queries, 'post_answer', uid), await anonymise(queries, 'post', uid)]),
  ];
  return isDone.every(Boolean);
}

async function removeLikes(
  queries: Queries,
  table: 'post_like' | 'answer_like',
  uid: string,
): Promise<boolean> {
  const likes = sql.identifier(table);
  const { rowCount } = await queries.execute(sql`
    delete from ${likes} where ctid = any(array(
      select ctid from ${likes} where user_id = ${uid} limit ${BATCH}))`);
  return (rowCount ?? 0) < BATCH;
}

/** Their photos go with the account. */
async function anonymise(
  queries: Queries,
  table: 'post' | 'post_answer',
  uid: string,
): Promise<boolean> {
  const written = sql.identifier(table);
  const photos = table === 'post' ? sql`, photos = '[]'` : sql``;
  const { rowCount } = await queries.execute(sql`
    update ${written} set user_id = null ${photos} where id = any(array(
      select id from ${written} where user_id = ${uid} limit ${BATCH}))`);
  return (rowCount ?? 0) < BATCH;
}

/** Answers with replies stay as a gap, without words and author. */
async function removeAnswers(queries: Queries, where: SQL): Promise<boolean> {
  const { rows } = await queries.execute<{ readonly id: string }>(sql`
    select id from post_answer where ${where} limit ${BATCH}`);
  if (rows.length === 0) return true;
  const ids = sql.param(rows.map(({ id }) => id));
  await queries.execute(sql`delete from post_version where answer_id = any(${ids}::text[])`);
  await queries.execute(sql`
    delete from post_answer a where id = any(${ids}::text[])
      and not exists (select from post_answer reply where reply.parent_id = a.id)`);
  await queries.execute(sql`
    update post_answer set user_id = null, text = '', bytes = 0, deleted_at = coalesce(deleted_at, now())
    where id = any(${ids}::text[])`);
  return rows.length < BATCH;
}

async function removePosts(queries: Queries, where: SQL): Promise<boolean> {
  const { rows } = await queries.execute<{ readonly id: string }>(sql`
    update post set deleted_at = coalesce(deleted_at, now()) where id = any(array(
      select id from post where ${where} limit ${POSTS_AT_ONCE})) returning id`);
  if (rows.length === 0) return true;
  const ids = sql.param(rows.map(({ id }) => id));
  const { rowCount } = await queries.execute(sql`
    delete from post_answer where id = any(array(
      select id from post_answer where post_id = any(${ids}::text[]) limit ${BATCH}))`);
  if ((rowCount ?? 0) >= BATCH) return false;
  await queries.execute(sql`delete from post where id = any(${ids}::text[])`);
  return rows.length < POSTS_AT_ONCE;
}

/** What was deleted long enough ago goes for good. */
export async function cleanUpPosts(queries: Queries): Promise<void> {
  const isOver = sql`deleted_at < now() - make_interval(days => ${RETENTION.deletedPost.days})`;
  // Those that are empty already are kept for their replies.
  const hasWords = sql`(text <> '' or not exists (
    select from post_answer reply where reply.parent_id = post_answer.id))`;
  let isDone = false;
  while (!isDone) {
    const answers = await removeAnswers(queries, sql`${isOver} and ${hasWords}`);
    isDone = (await removePosts(queries, isOver)) && answers;
  }
}
