import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../db/queries.ts';

const AT_ONCE = 200;

/** All posts of a person, deleted ones too, as JSON texts. */
export async function* exportPosts(queries: Queries, uid: string): AsyncGenerator<string> {
  const columns =
    sql.raw(`id, short_id as "shortId", kind, title, doc as document, photos, topic, country, place, lat, lng,
    trip_id as "tripId", state, version, created_at as "createdAt", edited_at as "editedAt", deleted_at as "deletedAt"`);
  yield* exportRows(queries, 'post', columns, uid);
}

export async function* exportAnswers(queries: Queries, uid: string): AsyncGenerator<string> {
  const columns =
    sql.raw(`id, post_id as "postId", parent_id as "parentId", text, state, created_at as "createdAt",
    edited_at as "editedAt", deleted_at as "deletedAt"`);
  yield* exportRows(queries, 'post_answer', columns, uid);
}

/** Some at a time, when those before have been sent. */
async function* exportRows(
  queries: Queries,
  table: 'post' | 'post_answer',
  columns: SQL,
  uid: string,
): AsyncGenerator<string> {
  const from = sql.identifier(table);
  const { rows } = await queries.execute<{ readonly id: string }>(sql`
    select id from ${from} where user_id = ${uid} order by created_at, id`);
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const ids = sql.param(rows.slice(at, at + AT_ONCE).map(({ id }) => id));
    const some = await queries.execute(sql`
      select ${columns} from ${from} where id = any(${ids}::text[]) and user_id = ${uid}
      order by created_at, id`);
    for (const row of some.rows) yield JSON.stringify(row);
  }
}

/** What a person likes, has saved, follows and mutes. */
export async function exportReactions(queries: Queries, uid: string): Promise<unknown> {
  const list = async (columns: string, table: string) =>
    (
      await queries.execute(sql`
        select ${sql.raw(columns)} from ${sql.identifier(table)} where user_id = ${uid} order by 1`)
    ).rows;
  return {
    likedPosts: await list('post_id as "postId", created_at as "createdAt"', 'post_like'),
    likedAnswers: await list('answer_id as "answerId", created_at as "createdAt"', 'answer_like'),
    saved: await list('post_id as "postId", created_at as "createdAt"', 'post_saved'),
    threads: await list('post_id as "postId", state', 'post_thread'),
  };
}
