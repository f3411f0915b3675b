import { sql } from 'drizzle-orm';
import type { PostKind, PostState } from '@fahrtwind/domain';
import type { Queries } from '../../db/queries.ts';
import { AppError } from '../../http/app-error.ts';
import type { Session } from '../../http/session.ts';
import { isVisible, type Viewer } from './viewer.ts';

/** What a rule must know of a post. */
export interface KnownPost {
  readonly id: string;
  readonly shortId: string;
  readonly slug: string;
  readonly kind: PostKind;
  readonly title: string;
  readonly authorId: string | null;
  readonly state: PostState;
  readonly isLocked: boolean;
  readonly bestAnswerId: string | null;
}

export interface KnownAnswer {
  readonly id: string;
  readonly postId: string;
  readonly parentId: string | null;
  readonly authorId: string | null;
  readonly state: PostState;
  readonly text: string;
}

/** Only who has confirmed the own address writes what others read. */
export function mayWrite({ account }: Session): void {
  if (!account.emailVerified) throw new AppError('email-not-verified');
}

const POST =
  sql.raw(`p.id, p.short_id as "shortId", p.slug, p.kind, p.title, p.user_id as "authorId", p.state,
  p.is_locked as "isLocked", p.best_answer_id as "bestAnswerId"`);
const ANSWER =
  sql.raw(`a.id, a.post_id as "postId", a.parent_id as "parentId", a.user_id as "authorId", a.state,
  a.text`);

/** Deleted, hidden, of blocked people and made up: one answer for all. */
export async function visiblePost(
  queries: Queries,
  viewer: Viewer,
  id: string,
): Promise<KnownPost> {
  return orNotFound(await seePost(queries, viewer, id));
}

/** Undefined where it cannot be seen. */
export async function seePost(
  queries: Queries,
  viewer: Viewer,
  id: string,
): Promise<KnownPost | undefined> {
  const { rows } = await queries.execute<KnownPost & Record<string, unknown>>(sql`
    select ${POST} from post p where p.id = ${id} and p.deleted_at is null and ${isVisible('p', viewer)}`);
  return rows[0];
}

/** The same, locked until the transaction ends; for who wrote it. */
export async function ownPost(tx: Queries, viewer: Viewer, id: string): Promise<KnownPost> {
  await tx.execute(sql`select from post where id = ${id} for no key update`);
  const post = await visiblePost(tx, viewer, id);
  if (post.authorId === null || post.authorId !== viewer.uid) throw new AppError('unauthorized');
  return post;
}

/** An answer whose post can be seen, too. */
export async function visibleAnswer(
  queries: Queries,
  viewer: Viewer,
  id: string,
): Promise<KnownAnswer> {
  return orNotFound(await seeAnswer(queries, viewer, id));
}

/** Undefined where it cannot be seen. */
export async function seeAnswer(
  queries: Queries,
  viewer: Viewer,
  id: string,
): Promise<KnownAnswer | undefined> {
  const { rows } = await queries.execute<KnownAnswer & Record<string, unknown>>(sql`
    select ${ANSWER} from post_answer a join post p on p.id = a.post_id
    where a.id = ${id} and a.deleted_at is null and p.deleted_at is null
      and ${isVisible('a', viewer)} and ${isVisible('p', viewer)}`);
  return rows[0];
}

export async function ownAnswer(tx: Queries, viewer: Viewer, id: string): Promise<KnownAnswer> {
  await tx.execute(sql`select from post_answer where id = ${id} for no key update`);
  const answer = await visibleAnswer(tx, viewer, id);
  if (answer.authorId === null || answer.authorId !== viewer.uid)
    throw new AppError('unauthorized');
  return answer;
}

export function orNotFound<T>(found: T | undefined): T {
  if (found === undefined) throw new AppError('object-not-found');
  return found;
}

const TABLES = { post: 'post', answer: 'post_answer' } as const;

/** Whether it is their own and deleted already: doing it again changes nothing. */
export async function deletedOwn(
  queries: Queries,
  what: keyof typeof TABLES,
  { id, uid }: { readonly id: string; readonly uid: string },
): Promise<boolean> {
  const { rowCount } = await queries.execute(sql`
    select from ${sql.identifier(TABLES[what])}
    where id = ${id} and user_id = ${uid} and deleted_at is not null`);
  return (rowCount ?? 0) > 0;
}
