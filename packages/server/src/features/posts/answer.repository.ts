import type { PostAnswer } from '@fahrtwind/contract';
import type { PostState } from '@fahrtwind/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Db, Queries } from '../../db/queries.ts';
import { authorColumns, authorJoin, authorOf, NO_AUTHOR, type AuthorRow } from './author.ts';
import { comesAfter, keyColumn, orderBy, type ListOrder } from '../../shared/lists/list-order.ts';
import { orNotFound } from './post.policy.ts';
import { dropOldVersions } from './post-versions.ts';
import { isVisible, type Viewer } from './viewer.ts';

const PAGE = 20;
/** A page ends before it gets longer than this, replies included, but never before its first answer. */
const PAGE_BYTES = 300_000;

const OLDEST: ListOrder = {
  values: [
    { column: sql`a.created_at`, kind: 'time' },
    { column: sql`a.id`, kind: 'id' },
  ],
  direction: 'ascending',
};

interface AnswerRow extends AuthorRow, Record<string, unknown> {
  readonly id: string;
  readonly postId: string;
  readonly parentId: string | null;
  readonly text: string;
  readonly createdAt: Date;
  readonly editedAt: Date | null;
  readonly likeCount: number;
  readonly isLiked: boolean;
  readonly isBest: boolean;
  readonly isShown: boolean;
  readonly state: PostState;
}

interface PagedRow extends AnswerRow {
  /** The key of an answer, as the place where the next page begins. */
  readonly key: string;
  /** Whether it is not on this page, but the first one of the next. */
  readonly isMore: boolean;
}

interface AnswerPage {
  readonly answers: PostAnswer[];
  readonly nextAnswers: string | null;
}

/** Where a page begins: behind a place, or with an answer; else with the first one. */
interface PageStart {
  readonly after?: string | undefined;
  readonly from?: string;
}

/** A page of answers, oldest first, each followed by its replies. The best one comes first, and not again. */
export async function listAnswers(
  db: Db,
  viewer: Viewer,
  { id, bestAnswerId }: { readonly id: string; readonly bestAnswerId: string | null },
  { after, from }: PageStart = {},
): Promise<AnswerPage> {
  const isFirst = after === undefined && (from === undefined || from === bestAnswerId);
  const begins =
    isFirst || from === undefined
      ? comesAfter(OLDEST, after)
      : sql`(a.created_at, a.id) >= (select created_at, id from post_answer where id = ${from})`;
  const others = sql`a.post_id = ${id} and a.parent_id is null
    and a.id is distinct from ${bestAnswerId} and ${begins}
    and (${isShown(viewer)} or exists (select from post_answer reply where reply.parent_id = a.id
      and reply.deleted_at is null and ${isVisible('reply', viewer)}))`;
  const rows = await db.ask<PagedRow>(sql`
    select ${answerColumns(viewer)}, ${keyColumn(OLDEST)} as key, page.is_more as "isMore"
    from (${pageOf(isFirst ? bestAnswerId : null, others)}) page
    join lateral (
      select whole.* from post_answer whole where whole.id = page.id
      union all
      select a.* from post_answer a
      where a.parent_id = page.id and not page.is_more and ${isShown(viewer)}) a on true
    ${authorJoin('a')}
    order by page.place, a.parent_id is not null, ${orderBy(OLDEST)}`);
  const shown = rows.filter(({ isMore }) => !isMore);
  const last = shown.findLast(({ parentId }) => parentId === null);
  return {
    answers: shown.map(answerOf),
    nextAnswers: shown.length < rows.length ? (last?.key ?? null) : null,
  };
}

/**
 * The best answer and as many others as a page has room for, at least one, and those after them marked as more. How long
 * they are is known before they are read: answers may have any number of replies.
 */
function pageOf(bestAnswerId: string | null, others: SQL): SQL {
  const read = sql.raw(String(PAGE + 1));
  return sql`
    select id, place,
      not is_best and number > 1 and (number > ${sql.raw(String(PAGE))} or bytes > ${sql.raw(String(PAGE_BYTES))}) as is_more
    from (
      select id, is_best, row_number() over (partition by is_best order by created_at, id) as number,
        row_number() over whole as place, sum(length) over whole as bytes
      from (
        select a.id, a.created_at, true as is_best from post_answer a where a.id = ${bestAnswerId}
        union all
        (select a.id, a.created_at, false from post_answer a where ${others}
          order by ${orderBy(OLDEST)} limit ${read})) a
      cross join lateral (
        select coalesce(sum(octet_length(text)), 0) as length from (
          select text from post_answer where id = a.id and deleted_at is null
          union all select text from post_answer where parent_id = a.id and deleted_at is null) part) measured
      window whole as (order by is_best desc, created_at, id)) measured`;
}

export async function findAnswer(db: Db, viewer: Viewer, id: string): Promise<PostAnswer> {
  const [row] = await db.ask<AnswerRow>(sql`
    select ${answerColumns(viewer)} from post_answer a ${authorJoin('a')}
    where a.id = ${id} and ${isShown(viewer)}`);
  return answerOf(orNotFound(row));
}

export interface WrittenAnswer {
  readonly id: string;
  readonly postId: string;
  readonly parentId: string | null;
  readonly uid: string;
  readonly text: string;
  readonly state: PostState;
}

/** False where the id is taken. */
export async function insertAnswer(tx: Queries, answer: WrittenAnswer): Promise<boolean> {
  const { id, postId, parentId, uid, text, state } = answer;
  const { rowCount } = await tx.execute(sql`
    insert into post_answer (id, post_id, parent_id, user_id, text, state, bytes)
    values (${id}, ${postId}, ${parentId}, ${uid}, ${text}, ${state}, ${Buffer.byteLength(text)})
    on conflict (id) do nothing`);
  return (rowCount ?? 0) > 0;
}

/** Keeps what it said before. */
export async function updateAnswer(
  tx: Queries,
  { id, text }: { readonly id: string; readonly text: string },
): Promise<void> {
  const { rows } = await tx.execute<{ readonly postId: string }>(sql`
    insert into post_version (post_id, answer_id, title, plain)
    select post_id, id, '', text from post_answer where id = ${id} returning post_id as "postId"`);
  for (const { postId } of rows) await dropOldVersions(tx, { postId, answerId: id });
  await tx.execute(sql`
    update post_answer set text = ${text}, bytes = ${Buffer.byteLength(text)}, edited_at = now()
    where id = ${id}`);
}

export async function deleteAnswer(tx: Queries, id: string): Promise<void> {
  await tx.execute(
    sql`update post_answer set deleted_at = now() where id = ${id} and deleted_at is null`,
  );
}

function isShown(viewer: Viewer): SQL {
  return sql`(a.deleted_at is null and ${isVisible('a', viewer)})`;
}

/** Columns of `post_answer a` with `authorJoin`. */
function answerColumns(viewer: Viewer): SQL {
  return sql`a.id, a.post_id as "postId", a.parent_id as "parentId", a.text, a.created_at as "createdAt",
    a.edited_at as "editedAt", a.like_count as "likeCount", a.state, ${isShown(viewer)} as "isShown",
    exists (select from answer_like where answer_id = a.id and user_id = ${viewer.uid}) as "isLiked",
    exists (select from post where id = a.post_id and best_answer_id = a.id) as "isBest",
    ${authorColumns('a')}`;
}

/** What is deleted, hidden or of a blocked person stays as a gap while it has replies. */
function answerOf(row: AnswerRow): PostAnswer {
  const { id, postId, parentId, isShown: isThere, state, likeCount, isLiked, isBest } = row;
  const createdAt = row.createdAt.toISOString();
  const place = { id, postId, parentId, createdAt };
  if (!isThere) return { ...place, ...GAP };
  const editedAt = row.editedAt?.toISOString() ?? null;
  const said = { text: row.text, author: authorOf(row), editedAt };
  return { ...place, ...said, likeCount, isLiked, isBest, isDeleted: false, state };
}

const GAP = {
  text: '',
  author: NO_AUTHOR,
  editedAt: null,
  likeCount: 0,
  isLiked: false,
  isBest: false,
  isDeleted: true,
  state: 'shown',
} as const;
