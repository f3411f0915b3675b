import {
  countLinks,
  countTextLinks,
  isNewcomer,
  NEWCOMER,
  WRITING_QUOTA,
  type PostDocument,
  type Writer,
} from '@fahrtwind/domain';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/queries.ts';
import { AppError } from '../../http/app-error.ts';

interface WriterRow extends Writer, Record<string, unknown> {
  readonly postsToday: number;
  readonly answersToday: number;
  readonly bytes: number;
}

/**
 * What is known of who writes. The account is locked until the transaction ends, so that of two texts sent at once the second
 * one counts the first.
 */
export async function lockWriter(tx: Queries, uid: string): Promise<WriterRow> {
  const { rowCount } = await tx.execute(
    sql`select from account where id = ${uid} for no key update`,
  );
  if (rowCount === 0) throw new AppError('unauthenticated');
  const { rows } = await tx.execute<WriterRow>(sql`
    select extract(epoch from now() - account.created_at)::float8 as "accountAgeSeconds",
      ${shownOf('post')} + ${shownOf('post_answer')} as shown,
      ${writtenSince('post', '1 minute')} as "postsLastMinute",
      ${writtenSince('post_answer', '1 minute')} as "answersLastMinute",
      ${writtenSince('post', '1 day')} as "postsToday",
      ${writtenSince('post_answer', '1 day')} as "answersToday",
      ${bytesOf('post')} + ${bytesOf('post_answer')} as bytes
    from account where id = ${uid}`);
  const [row] = rows;
  if (!row) throw new AppError('unauthenticated');
  return row;
}

type Written = 'post' | 'post_answer';

/** No more of them than matter. */
const shownOf = (table: Written) =>
  sql.raw(`(select count(*)::int from (select from ${table} where user_id = account.id
    and state = 'shown' and deleted_at is null limit ${NEWCOMER.shown}) known)`);

const writtenSince = (table: Written, time: string) =>
  sql.raw(`(select count(*)::int from ${table}
    where user_id = account.id and created_at > now() - interval '${time}')`);

const bytesOf = (table: Written) =>
  sql.raw(`(select coalesce(sum(bytes), 0)::float8 from ${table} where user_id = account.id)`);

/** Deleted things count too, or deleting would make room for the next flood. */
export function checkQuota(writer: WriterRow, what: 'post' | 'answer', bytes: number): void {
  if (what === 'post' && writer.postsToday >= WRITING_QUOTA.postsPerDay)
    throw new AppError('too-many-posts');
  if (what === 'answer' && writer.answersToday >= WRITING_QUOTA.answersPerDay)
    throw new AppError('too-many-answers');
  if (writer.bytes + bytes > WRITING_QUOTA.bytes) throw new AppError('quota-exceeded');
}

interface NewText {
  readonly document?: PostDocument;
  readonly text?: string;
  readonly photos?: readonly unknown[];
}

/** Throws where a newcomer writes what only people may who are known here. */
export function checkNewcomer(writer: Writer, { document, text = '', photos = [] }: NewText): void {
  if (!isNewcomer(writer)) return;
  const links = document ? countLinks(document) : countTextLinks(text);
  if (links > NEWCOMER.links) throw new AppError('newcomer-links', document ? 'document' : 'text');
  if (photos.length > NEWCOMER.photos) throw new AppError('newcomer-photos', 'photos');
}
