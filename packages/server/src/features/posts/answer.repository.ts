import type { PostAnswer } from '@fahrtwind/contract';
import type { PostState } from '@fahrtwind/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../db/queries.ts';
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
  readonly createdAt: string;
  readonly editedAt: string | null;
  readonly likeCount: number;
  readonly isLiked: boolean;
  readonly isBest: boolean;
  readonly isShown: boolean;
  readonly state: PostState;
  readonly key: string;
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
  queries: Queries,
  viewer: Viewer,
  { id, bestAnswerId }: { readonly id: string; readonly bestAnswerId: string | null },
  { after, from }: PageStart = {},
): Promise<AnswerPage> {
  const isFirst = after === undefined && (from === undefined || from === bestAnswerId);
  const best = isFirst && bestAnswerId !== null ? sql`a.id = ${bestAnswerId}` : null;
  const begins =
    isFirst || from === undefined
      ? comesAfter(OLDEST, after)
      : sql`(a.created_at, a.id) >= (select created_at, id from post_answer where id = ${from})`;
  const others = sql`a.post_id = ${id} and a.parent_id is null
    and a.id is distinct from ${bestAnswerId} and ${begins}
    and (${isShown(viewer)} or exists (select from post_answer reply where reply.parent_id = a.id
      and reply.deleted_at is null and ${isVisible('reply', viewer)}))`;
  const rows = await selectAnswers(queries, viewer, others, PAGE + 1);
  const first = best ? await selectAnswers(queries, viewer, best, 1) : [];
  const page = await fitting(queries, first, rows.slice(0, PAGE));
  const shown = [...first, ...page];
  const ids = sql.param(shown.map((row) => row.id));
  const replies = await selectAnswers(
    queries,
    viewer,
    sql`a.parent_id = any(${ids}::text[]) and ${isShown(viewer)}`,
  );
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return {
    answers: shown.flatMap((row) =>
      [row, ...replies.filter(({ parentId }) => parentId === row.id)].map(answerOf),
    ),
    nextAnswers: last?.key ?? null,
  };
}

/** As many of the rows as a page has room for beside those that it begins with. */
async function fitting(
  queries: Queries,
  first: readonly AnswerRow[],
  rows: readonly AnswerRow[],
): Promise<readonly AnswerRow[]> {
  const ids = sql.param([...first, ...rows].map(({ id }) => id));
  const { rows: sizes } = await queries.execute<{
    readonly id: string;
    readonly bytes: number;
  }>(sql`
    select coalesce(parent_id, id) as id, sum(octet_length(text))::float8 as bytes from post_answer
    where (id = any(${ids}::text[]) or parent_id = any(${ids}::text[])) and deleted_at is null
    group by 1`);
  const bytesOf = new Map(sizes.map(({ id, bytes }) => [id, bytes]));
  let left = PAGE_BYTES;
  for (const { id } of first) left -= bytesOf.get(id) ?? 0;
  for (const [at, { id }] of rows.entries()) {
    left -= bytesOf.get(id) ?? 0;
    if (left < 0) return rows.slice(0, Math.max(1, at));
  }
  return rows;
}

export async function findAnswer(
  queries: Queries,
  viewer: Viewer,
  id: string,
): Promise<PostAnswer> {
  const rows = await selectAnswers(queries, viewer, sql`a.id = ${id} and ${isShown(viewer)}`, 1);
  return answerOf(orNotFound(rows[0]));
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

async function selectAnswers(
  queries: Queries,
  viewer: Viewer,
  where: SQL,
  limit?: number,
): Promise<readonly AnswerRow[]> {
  const { rows } = await queries.execute<AnswerRow>(sql`
    select a.id, a.post_id as "postId", a.parent_id as "parentId", a.text, a.created_at as "createdAt",
      a.edited_at as "editedAt", a.like_count as "likeCount", a.state, ${isShown(viewer)} as "isShown",
      exists (select from answer_like where answer_id = a.id and user_id = ${viewer.uid}) as "isLiked",
      exists (select from post where id = a.post_id and best_answer_id = a.id) as "isBest",
      ${keyColumn(OLDEST)} as key, ${authorColumns('a')}
    from post_answer a ${authorJoin('a')}
    where ${where} order by ${orderBy(OLDEST)} limit ${limit ?? null}`);
  return rows;
}

/** What is deleted, hidden or of a blocked person stays as a gap while it has replies. */
function answerOf(row: AnswerRow): PostAnswer {
  const { id, postId, parentId, isShown: isThere, state, likeCount, isLiked, isBest } = row;
  const createdAt = new Date(row.createdAt).toISOString();
  const place = { id, postId, parentId, createdAt };
  if (!isThere) return { ...place, ...GAP };
  const editedAt = row.editedAt === null ? null : new Date(row.editedAt).toISOString();
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
