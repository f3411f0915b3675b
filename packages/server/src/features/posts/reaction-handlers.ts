import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Notify } from '../../shared/notify/notify.ts';
import { AppError } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handle.ts';
import {
  addLike,
  likesOf,
  removeLike,
  savePost,
  setThread,
  unsavePost,
} from './like.repository.ts';
import {
  mayWrite,
  ownPost,
  seeAnswer,
  seePost,
  visibleAnswer,
  visiblePost,
} from './post.policy.ts';
import { tellOfBestAnswer, tellOfLike } from './tell.ts';
import { viewerOf } from './viewer.ts';

interface ReactionParts {
  readonly database: Database;
  readonly notify: Notify;
}

type LikeEndpoints = 'likePost' | 'unlikePost' | 'likeAnswer' | 'unlikeAnswer';
type ThreadEndpoints = 'savePost' | 'unsavePost' | 'setThread' | 'setBestAnswer';

export type ReactionEndpoints = LikeEndpoints | ThreadEndpoints;

export function createReactionHandlers(parts: ReactionParts): Handlers<ReactionEndpoints> {
  return { ...createLikeHandlers(parts), ...createThreadHandlers(parts) };
}

/** For what cannot be seen any more: a like is taken back all the same. */
const NO_LIKES = { likeCount: 0, isLiked: false };

function createLikeHandlers({ database: { db }, notify }: ReactionParts): Handlers<LikeEndpoints> {
  return {
    likePost: async ({ params: { id }, session }) => {
      mayWrite(session);
      const like = { id, uid: session.uid };
      const viewer = await viewerOf(db, session);
      return db.transaction(async (tx) => {
        const post = await visiblePost(tx, viewer, id);
        if (await addLike(tx, 'post', like)) await notify(tx, await tellOfLike(tx, post, like.uid));
        return likesOf(tx, 'post', like);
      });
    },
    unlikePost: async ({ params: { id }, session }) => {
      const like = { id, uid: session.uid };
      await removeLike(db, 'post', like);
      const post = await seePost(db, await viewerOf(db, session), id);
      return post ? likesOf(db, 'post', like) : NO_LIKES;
    },
    likeAnswer: async ({ params: { id }, session }) => {
      mayWrite(session);
      const like = { id, uid: session.uid };
      const viewer = await viewerOf(db, session);
      return db.transaction(async (tx) => {
        const answer = await visibleAnswer(tx, viewer, id);
        const post = await visiblePost(tx, viewer, answer.postId);
        if (await addLike(tx, 'answer', like))
          await notify(tx, await tellOfLike(tx, post, like.uid, answer));
        return likesOf(tx, 'answer', like);
      });
    },
    unlikeAnswer: async ({ params: { id }, session }) => {
      const like = { id, uid: session.uid };
      await removeLike(db, 'answer', like);
      const answer = await seeAnswer(db, await viewerOf(db, session), id);
      return answer ? likesOf(db, 'answer', like) : NO_LIKES;
    },
  };
}

function createThreadHandlers({
  database: { db },
  notify,
}: ReactionParts): Handlers<ThreadEndpoints> {
  return {
    savePost: async ({ params: { id }, session }) => {
      await visiblePost(db, await viewerOf(db, session), id);
      await savePost(db, session.uid, id);
      return {};
    },
    unsavePost: async ({ params: { id }, session }) => {
      await unsavePost(db, session.uid, id);
      return {};
    },
    setThread: async ({ params: { id }, body: { thread }, session }) => {
      await visiblePost(db, await viewerOf(db, session), id);
      await setThread(db, { id, uid: session.uid, thread });
      return { thread };
    },
    setBestAnswer: async ({ params: { id }, body: { answerId }, session }) => {
      const viewer = await viewerOf(db, session);
      return db.transaction(async (tx) => {
        const post = await ownPost(tx, viewer, id);
        if (post.kind !== 'frage') throw new AppError('post-not-question');
        const answer = answerId === null ? null : await visibleAnswer(tx, viewer, answerId);
        if (
          answer &&
          (answer.postId !== id || answer.parentId !== null || answer.state !== 'shown')
        )
          throw new AppError('invalid-argument', 'answerId');
        if (answerId === post.bestAnswerId) return { bestAnswerId: answerId };
        await tx.execute(sql`update post set best_answer_id = ${answerId} where id = ${id}`);
        if (answer) await notify(tx, await tellOfBestAnswer(tx, post, answer));
        return { bestAnswerId: answerId };
      });
    },
  };
}
