import { answerPath, postPath } from '@fahrtwind/domain';
import { sql } from 'drizzle-orm';
import type { NewNotification } from '../../shared/notify/notify.ts';
import type { Queries } from '../../db/queries.ts';
import { visibleAnswer, visiblePost, type KnownAnswer, type KnownPost } from './post.policy.ts';

/** Most people of a very long thread who are told: those who wrote last. */
const TOLD_AT_MOST = 500;

/** What is replied to. */
type Parent = Pick<KnownAnswer, 'id' | 'authorId'>;

/** The author and all who follow the thread; who wrote what is replied to hears of a reply. */
export async function tellOfAnswer(
  tx: Queries,
  post: KnownPost,
  parent: Parent | null,
  { id, uid }: { readonly id: string; readonly uid: string },
): Promise<readonly NewNotification[]> {
  const followers = await threadFollowers(tx, post);
  const about = { by: uid, target: answerPath(post, id), about: post.title };
  return followers
    .filter((to) => to !== uid)
    .map((to) =>
      parent?.authorId === to
        ? { ...about, to, kind: 'replied', thing: `replied:answer:${parent.id}` }
        : { ...about, to, kind: 'answered', thing: `answered:post:${post.id}` },
    );
}

/** The same for an answer that a moderator has released. */
export async function tellOfRelease(
  tx: Queries,
  answerId: string,
): Promise<readonly NewNotification[]> {
  const moderator = { uid: null, isModerator: true, blocked: [] };
  const { id, postId, parentId, authorId } = await visibleAnswer(tx, moderator, answerId);
  const post = await visiblePost(tx, moderator, postId);
  if (authorId === null || post.state !== 'shown') return [];
  const parent = await parentOf(tx, parentId);
  return tellOfAnswer(tx, post, parent, { id, uid: authorId });
}

async function parentOf(tx: Queries, id: string | null): Promise<Parent | null> {
  if (id === null) return null;
  const { rows } = await tx.execute<Parent & Record<string, unknown>>(sql`
    select id, user_id as "authorId" from post_answer where id = ${id} and deleted_at is null`);
  return rows[0] ?? null;
}

export async function tellOfLike(
  tx: Queries,
  post: KnownPost,
  by: string,
  answer: KnownAnswer | null = null,
): Promise<readonly NewNotification[]> {
  const to = answer ? answer.authorId : post.authorId;
  if (to === null || to === by || (await isMuted(tx, post.id, to))) return [];
  const thing = answer ? `liked:answer:${answer.id}` : `liked:post:${post.id}`;
  const target = answer ? answerPath(post, answer.id) : postPath(post);
  return [{ to, kind: 'liked', by, thing, target, about: post.title }];
}

export async function tellOfBestAnswer(
  tx: Queries,
  post: KnownPost,
  { id, authorId: to }: KnownAnswer,
): Promise<readonly NewNotification[]> {
  const by = post.authorId ?? '';
  if (to === null || to === by || (await isMuted(tx, post.id, to))) return [];
  const target = answerPath(post, id);
  return [{ to, kind: 'best-answer', by, thing: `best:answer:${id}`, target, about: post.title }];
}

async function threadFollowers(tx: Queries, { id, authorId }: KnownPost): Promise<string[]> {
  const { rows } = await tx.execute<{ readonly uid: string }>(sql`
    select uid from (
      select user_id as uid, now() as since from post_thread where post_id = ${id} and state = 'followed'
      union all select ${authorId}, 'infinity'::timestamptz where ${authorId}::text is not null
      union all select user_id, max(created_at) from post_answer
        where post_id = ${id} and user_id is not null and deleted_at is null group by user_id) follower
    where not exists (select from post_thread muted
        where muted.post_id = ${id} and muted.user_id = uid and muted.state = 'muted')
      and exists (select from account where account.id = uid)
    group by uid order by max(since) desc limit ${TOLD_AT_MOST}`);
  return rows.map(({ uid }) => uid);
}

async function isMuted(tx: Queries, postId: string, uid: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select from post_thread where post_id = ${postId} and user_id = ${uid} and state = 'muted'`);
  return (rowCount ?? 0) > 0;
}
