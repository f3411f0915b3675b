import { isHeld, isNewcomer, MAX_REPLIES, NEWCOMER, type Writer } from '@fahrtwind/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Notify } from '../../shared/notify/notify.ts';
import type { Queries } from '../../db/queries.ts';
import { AppError } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handle.ts';
import {
  deleteAnswer,
  findAnswer,
  insertAnswer,
  updateAnswer,
  type WrittenAnswer,
} from './answer.repository.ts';
import {
  deletedOwn,
  mayWrite,
  ownAnswer,
  visibleAnswer,
  visiblePost,
  type KnownAnswer,
  type KnownPost,
} from './post.policy.ts';
import { tellOfAnswer } from './tell.ts';
import { viewerOf, type Viewer } from './viewer.ts';
import { checkNewcomer, checkQuota, lockWriter } from './writer.repository.ts';

export type AnswerEndpoints = 'createAnswer' | 'changeAnswer' | 'deleteAnswer';

interface AnswerParts {
  readonly database: Database;
  readonly notify: Notify;
}

export function createAnswerHandlers({
  database: { db },
  notify,
}: AnswerParts): Handlers<AnswerEndpoints> {
  return {
    createAnswer: async ({ params, body, session }) => {
      mayWrite(session);
      const viewer = await viewerOf(db, session);
      await db.transaction(async (tx) => {
        const post = await visiblePost(tx, viewer, params.id);
        const parent = await parentOf(tx, viewer, post, body.parentId);
        const written = { ...body, postId: post.id, uid: session.uid };
        const answer = await create(tx, post, written);
        if (answer?.state === 'shown')
          await notify(tx, await tellOfAnswer(tx, post, parent, answer));
      });
      return { answer: await findAnswer(db, viewer, body.id) };
    },
    changeAnswer: async ({ params: { id }, body, session }) => {
      mayWrite(session);
      const viewer = await viewerOf(db, session);
      await db.transaction(async (tx) => {
        const writer = await lockWriter(tx, session.uid);
        const { text } = await ownAnswer(tx, viewer, id);
        if (text === body.text) return;
        checkNewcomer(writer, body);
        await updateAnswer(tx, { id, text: body.text });
      });
      return { answer: await findAnswer(db, viewer, id) };
    },
    deleteAnswer: async ({ params: { id }, session }) => {
      const viewer = await viewerOf(db, session);
      await db.transaction(async (tx) => {
        if (await deletedOwn(tx, 'answer', { id, uid: session.uid })) return;
        await ownAnswer(tx, viewer, id);
        await deleteAnswer(tx, id);
      });
      return {};
    },
  };
}

/** The answer that is replied to; replies have no replies. */
async function parentOf(
  tx: Queries,
  viewer: Viewer,
  post: KnownPost,
  parentId: string | null,
): Promise<KnownAnswer | null> {
  if (parentId === null) return null;
  const parent = await visibleAnswer(tx, viewer, parentId);
  if (parent.postId !== post.id || parent.parentId !== null)
    throw new AppError('invalid-argument', 'parentId');
  return parent;
}

/** Null where it was sent before. */
async function create(
  tx: Queries,
  post: KnownPost,
  written: Omit<WrittenAnswer, 'state'>,
): Promise<WrittenAnswer | null> {
  const writer = await lockWriter(tx, written.uid);
  const answer = { ...written, state: isHeld(writer, 'answer') ? 'held' : 'shown' } as const;
  if (!(await insertAnswer(tx, answer))) {
    await sendAgain(tx, writer, written);
    return null;
  }
  if (post.isLocked) throw new AppError('post-locked');
  checkQuota(writer, 'answer', Buffer.byteLength(written.text));
  checkNewcomer(writer, written);
  if (written.parentId !== null) await checkReplies(tx, written.parentId);
  if (written.parentId !== null && isNewcomer(writer)) await checkNewcomerReplies(tx, written);
  return answer;
}

/** Its author has sent it before and perhaps lost the reply. What they wrote since is an edit. */
async function sendAgain(
  tx: Queries,
  writer: Writer,
  { id, uid, postId, text }: Omit<WrittenAnswer, 'state'>,
): Promise<void> {
  const { rows } = await tx.execute<{ readonly isChanged: boolean }>(sql`
    select text <> ${text} and deleted_at is null as "isChanged" from post_answer
    where id = ${id} and user_id = ${uid} and post_id = ${postId} for no key update`);
  const [row] = rows;
  if (!row) throw new AppError('conflict', 'id');
  if (!row.isChanged) return;
  checkNewcomer(writer, { text });
  await updateAnswer(tx, { id, text });
}

/** Both count what has just been inserted. */
async function checkReplies(tx: Queries, parentId: string): Promise<void> {
  const { rows } = await tx.execute<{ readonly count: number }>(sql`
    select count(*)::int as count from post_answer where parent_id = ${parentId} and deleted_at is null`);
  if ((rows[0]?.count ?? 0) > MAX_REPLIES) throw new AppError('replies-full');
}

async function checkNewcomerReplies(
  tx: Queries,
  { postId, uid }: Pick<WrittenAnswer, 'postId' | 'uid'>,
): Promise<void> {
  const { rows } = await tx.execute<{ readonly count: number }>(sql`
    select count(*)::int as count from post_answer
    where post_id = ${postId} and user_id = ${uid} and parent_id is not null`);
  if ((rows[0]?.count ?? 0) > NEWCOMER.repliesPerThread) throw new AppError('newcomer-replies');
}
