import type { ThreadState } from '@fahrtwind/domain';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/queries.ts';

/** What can be liked. A trigger keeps the count in the row of what is liked. */
const LIKED = {
  post: { table: 'post', likes: 'post_like', key: 'post_id' },
  answer: { table: 'post_answer', likes: 'answer_like', key: 'answer_id' },
} as const;

type Liked = keyof typeof LIKED;

/** Whether the like is a new one. */
export async function addLike(
  tx: Queries,
  what: Liked,
  { id, uid }: { readonly id: string; readonly uid: string },
): Promise<boolean> {
  const { likes, key } = LIKED[what];
  // The account may be deleted at this moment.
  const { rowCount } = await tx.execute(sql`
    insert into ${sql.identifier(likes)} (${sql.identifier(key)}, user_id)
    select ${id}, account.id from account where account.id = ${uid} for key share
    on conflict do nothing`);
  return (rowCount ?? 0) > 0;
}

export async function removeLike(
  tx: Queries,
  what: Liked,
  { id, uid }: { readonly id: string; readonly uid: string },
): Promise<void> {
  const { likes, key } = LIKED[what];
  await tx.execute(sql`
    delete from ${sql.identifier(likes)} where ${sql.identifier(key)} = ${id} and user_id = ${uid}`);
}

export async function likesOf(
  queries: Queries,
  what: Liked,
  { id, uid }: { readonly id: string; readonly uid: string },
): Promise<{ readonly likeCount: number; readonly isLiked: boolean }> {
  const { table, likes, key } = LIKED[what];
  const { rows } = await queries.execute<{ likeCount: number; isLiked: boolean }>(sql`
    select like_count as "likeCount", exists (select from ${sql.identifier(likes)}
      where ${sql.identifier(key)} = ${id} and user_id = ${uid}) as "isLiked"
    from ${sql.identifier(table)} where id = ${id}`);
  return rows[0] ?? { likeCount: 0, isLiked: false };
}

export async function savePost(queries: Queries, uid: string, id: string): Promise<void> {
  await queries.execute(sql`
    insert into post_saved (user_id, post_id) values (${uid}, ${id}) on conflict do nothing`);
}

export async function unsavePost(queries: Queries, uid: string, id: string): Promise<void> {
  await queries.execute(sql`delete from post_saved where user_id = ${uid} and post_id = ${id}`);
}

export async function setThread(
  queries: Queries,
  { id, uid, thread }: { readonly id: string; readonly uid: string; readonly thread: ThreadState },
): Promise<void> {
  if (thread === 'default') {
    await queries.execute(sql`delete from post_thread where post_id = ${id} and user_id = ${uid}`);
    return;
  }
  await queries.execute(sql`
    insert into post_thread (post_id, user_id, state) values (${id}, ${uid}, ${thread})
    on conflict (post_id, user_id) do update set state = excluded.state`);
}
